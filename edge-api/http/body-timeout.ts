import { createMiddleware } from 'hono/factory';
import { BodyTimeoutError } from '../errors.ts';

/**
 * Number of bytes that are read before the application asks for them. When the server stops, Deno
 * ends bodies that are not read to their end, also those of requests that it still answers.
 */
const readAhead = 64 * 1024;

/**
 * Limits the time in which the body of a request must arrive. Afterwards reading it fails with
 * {@linkcode BodyTimeoutError}, which is answered with 408, and the connection is closed.
 *
 * @param ms time from the arrival of the headers to the end of the body
 */
export function bodyTimeout(ms: number) {
  return createMiddleware(async (c, next) => {
    const { body } = c.req.raw;
    if (!body) return await next();
    const expired = Promise.withResolvers<never>();
    // The body may have no reader when the time has passed.
    expired.promise.catch(() => {});
    const timer = setTimeout(() => expired.reject(new BodyTimeoutError()), ms);
    const reader = body.getReader();
    const limited = new ReadableStream<Uint8Array>({
      async pull(controller) {
        try {
          const { done, value } = await Promise.race([reader.read(), expired.promise]);
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          reader.cancel(error).catch(() => {});
          controller.error(error);
        }
      },
      cancel: (reason) => reader.cancel(reason),
    }, new ByteLengthQueuingStrategy({ highWaterMark: readAhead }));
    c.req.raw = new Request(c.req.raw, { body: limited, duplex: 'half' } as RequestInit);
    try {
      await next();
    } finally {
      clearTimeout(timer);
    }
    // A proxy must not reuse the connection: the rest of the body may still arrive.
    if (c.res.status === 408) c.header('Connection', 'close');
  });
}
