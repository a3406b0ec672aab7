/**
 * Measures for how long a server stops answering, from a thread that does nothing else. Runs as a
 * worker of {@linkcode observeStops}.
 */
import { Socket } from 'node:net';

/** Time between two requests, in ms. */
const interval = 1;

/**
 * Sends small requests to a server without a pause until it is told to stop.
 *
 * @returns a function that ends this and returns the longest time of a reply, in ms
 */
export function observeStops(origin: string): () => Promise<number> {
  const worker = new Worker(import.meta.url, { type: 'module' });
  worker.postMessage(origin);
  return () => {
    const { promise, resolve } = Promise.withResolvers<number>();
    worker.onmessage = ({ data }: MessageEvent<number>) => {
      worker.terminate();
      resolve(data);
    };
    worker.postMessage('stop');
    return promise;
  };
}

/** This worker. The types of the project are those of a page, without the ones of a worker. */
const thread = self as unknown as {
  onmessage: (event: MessageEvent<string>) => void;
  postMessage(longest: number): void;
};

/** Requests a small cached reply again and again on one connection. */
function request(origin: string): () => number {
  const { hostname, port, host } = new URL(origin);
  const text = `GET /robots.txt HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  const socket = new Socket();
  let longest = 0;
  let sent: number | undefined;
  const send = () => {
    sent = performance.now();
    socket.write(text);
  };
  socket.setNoDelay(true);
  socket.on('data', () => {
    if (sent === undefined) return;
    longest = Math.max(longest, performance.now() - sent);
    sent = undefined;
    setTimeout(send, interval);
  });
  socket.connect(Number(port), hostname, send);
  return () => {
    socket.destroy();
    return longest;
  };
}

if ('WorkerGlobalScope' in globalThis) {
  let stop: (() => number) | undefined;
  thread.onmessage = ({ data }) => {
    if (stop) thread.postMessage(stop());
    else stop = request(data);
  };
}
