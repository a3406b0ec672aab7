import type { CompressReply, CompressRequest } from './compress-worker.ts';
import { type Compression, encodeBody, type EncodedBody } from './encoded-body.ts';

/** Compresses bodies that are made on demand, without delaying other requests. */
export interface Compressor {
  /** Does the same as {@linkcode encodeBody}. */
  encode(
    content: string | Uint8Array<ArrayBuffer>,
    quality: number,
    forms?: readonly Compression[],
  ): Promise<EncodedBody>;
  /** Resolves when the thread runs, or has failed. */
  readonly ready: Promise<void>;
  /** Ends the thread. Later bodies are compressed in the thread of the caller. */
  close(): void;
}

interface Task {
  args: Parameters<Compressor['encode']>;
  resolve(body: EncodedBody | Promise<EncodedBody>): void;
}

/** Time from the first body to the start of the thread, in ms: the start delays other work. */
const startDelay = 100;

/**
 * Creates a compressor with a thread of its own. Compression takes longer than rendering the page,
 * and the asynchronous functions of `node:zlib` run on the event loop in Deno, where all requests
 * wait.
 *
 * The thread starts after the first body. Until it runs, and if it fails, bodies are compressed in
 * the thread of the caller: the first page of a new process does not wait for it.
 */
export function createCompressor(
  url: URL = new URL('./compress-worker.ts', import.meta.url),
): Compressor {
  const tasks = new Map<number, Task>();
  const ready = Promise.withResolvers<void>();
  let worker: Worker | undefined;
  let state: 'new' | 'starting' | 'running' | 'closed' = 'new';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastId = 0;

  function startLater() {
    state = 'starting';
    timer = setTimeout(start, startDelay);
  }

  function start() {
    worker = new Worker(url, { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<CompressReply | 'ready'>) => {
      if (data === 'ready') {
        state = 'running';
        return ready.resolve();
      }
      const task = tasks.get(data.id);
      tasks.delete(data.id);
      task?.resolve(data.body ?? encodeBody(...task.args));
    };
    worker.onerror = (event) => {
      event.preventDefault();
      close();
    };
  }

  function close() {
    clearTimeout(timer);
    worker?.terminate();
    worker = undefined;
    state = 'closed';
    ready.resolve();
    for (const { args, resolve } of tasks.values()) resolve(encodeBody(...args));
    tasks.clear();
  }

  return {
    ready: ready.promise,
    async encode(...args) {
      if (state === 'new') startLater();
      if (!worker || state !== 'running') return await encodeBody(...args);
      const { promise, resolve } = Promise.withResolvers<EncodedBody>();
      const id = lastId += 1;
      tasks.set(id, { args, resolve });
      const [content, quality, forms] = args;
      // Bytes are moved to the thread; a string would be copied.
      const bytes = typeof content === 'string'
        ? new TextEncoder().encode(content)
        : content.slice();
      const request: CompressRequest = { id, bytes, quality, forms };
      worker.postMessage(request, [bytes.buffer]);
      return await promise;
    },
    close,
  };
}
