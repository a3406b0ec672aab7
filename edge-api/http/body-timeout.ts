import { createMiddleware } from 'hono/factory';
import { BodyTimeoutError, UnavailableError } from '../errors.ts';
import { createBodyMemory } from './body-memory.ts';

/**
 * Number of bytes that are read before the application asks for them. When the server stops, Deno
 * ends bodies that are not read to their end, also those of requests that it still answers.
 */
const readAhead = 64 * 1024;

/** Maximum memory of the bodies of all requests, in bytes. */
const defaultMaxBytes = 64 * 2 ** 20;

/**
 * Limits the time in which the body of a request must arrive, and the memory of all bodies.
 * Afterwards reading it fails with {@linkcode BodyTimeoutError} or {@linkcode UnavailableError},
 * which are answered with 408 and 503, and the connection is closed.
 *
 * @param ms time from the arrival of the headers to the end of the body
 * @param maxBytes maximum memory of the bodies of all requests
 */
export function bodyTimeout(ms: number, maxBytes = defaultMaxBytes) {
  const count = createBodyMemory(maxBytes);
  return createMiddleware(async (c, next) => {
    const { body } = c.req.raw;
    if (!body) return await next();
    const ended = Promise.withResolvers<never>();
    // The body may have no reader when it is ended.
    ended.promise.catch(() => {});
    const timer = setTimeout(() => ended.reject(new BodyTimeoutError()), ms);
    const counted = count(() => ended.reject(new UnavailableError()));
    const reader = body.getReader();
    const limited = new ReadableStream<Uint8Array>({
      async pull(controller) {
        try {
          const { piece, isLast } = await Promise.race([readPiece(reader), ended.promise]);
          if (piece.length > 0) controller.enqueue(piece);
          if (!isLast) return;
          counted.arrived(piece.length);
          controller.close();
        } catch (error) {
          reader.cancel(error).catch(() => {});
          controller.error(error);
        }
      },
      cancel: (reason) => reader.cancel(reason),
    });
    c.req.raw = new Request(c.req.raw, { body: limited, duplex: 'half' } as RequestInit);
    try {
      await next();
    } finally {
      clearTimeout(timer);
      counted.release();
    }
    // A proxy must not reuse the connection: the rest of the body may still arrive.
    if (c.res.status === 408) c.header('Connection', 'close');
  });
}

/**
 * Reads the next {@linkcode readAhead} bytes of a body. A chunk of it may be one byte in a buffer of
 * 64 KB, so that chunks are joined before anything keeps them.
 */
async function readPiece(reader: ReadableStreamDefaultReader<Uint8Array>) {
  let buffer = new Uint8Array(1_024);
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (value) {
      const needed = length + value.length;
      if (needed > buffer.length) {
        buffer = new Uint8Array(buffer.buffer.transfer(Math.max(needed, 2 * buffer.length)));
      }
      buffer.set(value, length);
      length = needed;
    }
    if (done || length >= readAhead) return { piece: buffer.subarray(0, length), isLast: done };
  }
}
