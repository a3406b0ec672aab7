import type { Argon2Input } from './argon2-input.ts';
import { computeArgon2id } from './compute-argon2id.ts';

/**
 * Computes Argon2id with WebAssembly, in a worker of its own if the runtime has workers. A worker
 * takes about 40 ms to start. Its memory is released when it ends, and no worker runs while
 * nobody logs in.
 *
 * @param url module of the worker
 */
export async function deriveWithWebAssembly(
  input: Argon2Input,
  url: URL = new URL('./argon2-worker.ts', import.meta.url),
): Promise<Uint8Array> {
  if (typeof Worker === 'undefined') return await computeArgon2id(input);
  const worker = new Worker(url, { type: 'module' });
  try {
    return await compute(worker, input);
  } finally {
    worker.terminate();
  }
}

function compute(worker: Worker, input: Argon2Input): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Uint8Array>) => resolve(data);
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error(`Argon2id failed in a worker: ${event.message}`));
    };
    worker.postMessage(input);
  });
}
