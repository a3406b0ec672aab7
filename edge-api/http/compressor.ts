import type { CompressReply, CompressRequest } from './compress-worker.ts';
import { encodeBody, type EncodedBody } from './encoded-body.ts';

/** Compresses bodies that are made on demand, without delaying other requests. */
export interface Compressor {
  /** Does the same as {@linkcode encodeBody}. */
  encode(content: string, quality: number): Promise<EncodedBody>;
  /** Ends the thread. Later bodies are compressed in the thread of the caller. */
  close(): void;
}

interface Task {
  content: string;
  quality: number;
  resolve(body: EncodedBody | Promise<EncodedBody>): void;
}

/**
 * Starts a thread that compresses bodies. Compression takes longer than rendering the page, and the
 * asynchronous functions of `node:zlib` run on the event loop in Deno, where all requests wait.
 *
 * If the thread fails, bodies are compressed in the thread of the caller.
 *
 * @param url module of the thread
 */
export function createCompressor(
  url: URL = new URL('./compress-worker.ts', import.meta.url),
): Compressor {
  const tasks = new Map<number, Task>();
  let worker: Worker | undefined = new Worker(url, { type: 'module' });
  let lastId = 0;

  function close() {
    worker?.terminate();
    worker = undefined;
    for (const { content, quality, resolve } of tasks.values()) {
      resolve(encodeBody(content, quality));
    }
    tasks.clear();
  }

  worker.onmessage = ({ data: { id, body } }: MessageEvent<CompressReply>) => {
    const task = tasks.get(id);
    tasks.delete(id);
    task?.resolve(body ?? encodeBody(task.content, task.quality));
  };
  worker.onerror = (event) => {
    event.preventDefault();
    close();
  };

  return {
    async encode(content, quality) {
      if (!worker) return await encodeBody(content, quality);
      const { promise, resolve } = Promise.withResolvers<EncodedBody>();
      const id = lastId += 1;
      tasks.set(id, { content, quality, resolve });
      // Bytes are moved to the thread; a string would be copied.
      const bytes = new TextEncoder().encode(content);
      const request: CompressRequest = { id, bytes, quality };
      worker.postMessage(request, [bytes.buffer]);
      return await promise;
    },
    close,
  };
}
