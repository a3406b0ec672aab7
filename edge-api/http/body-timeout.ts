import type { HonoRequest } from 'hono';
import { createMiddleware } from 'hono/factory';
import { BodyTimeoutError, MalformedError, ShopError, UnavailableError } from '../errors.ts';
import { clientLane } from '../concurrency/client-lane.ts';
import { createBodyMemory } from './body-memory.ts';

/**
 * Number of bytes that are read before the application asks for them. When the server stops, Deno
 * ends bodies that are not read to their end, also those of requests that it still answers.
 */
const readAhead = 64 * 1024;

/**
 * Size of the buffer for the beginning of a body, in bytes. Each next one is twice as long, so that
 * a body takes memory only as it arrives.
 */
const firstPiece = 4 * 1024;

/**
 * Maximum declared length of a JSON body that the runtime reads at once, in bytes: a stream between
 * client and application would take longer than the rest of a small request.
 */
const maxDirect = 16 * 1024;

/**
 * Maximum number of chunks of a body, above which they must have 128 bytes on average: each one
 * costs some microseconds, however small it is.
 */
const maxSmallChunks = 256;
const minChunkSize = 128;

/** Maximum memory of the bodies of all requests, in bytes. */
const defaultMaxBytes = 40 * 2 ** 20;

/**
 * Limits the time in which the body of a request must arrive, and the memory of all bodies.
 * Afterwards reading it fails with {@linkcode BodyTimeoutError} or {@linkcode UnavailableError},
 * which are answered with 408 and 503, and the connection is closed. A body that breaks off, or
 * that is no valid HTTP, is answered with 503 too. One of very many small chunks fails with
 * {@linkcode MalformedError}.
 *
 * @param ms time from the arrival of the headers to the end of the body
 * @param maxBytes maximum memory of the bodies of all requests
 */
export function bodyTimeout(ms: number, maxBytes = defaultMaxBytes) {
  const count = createBodyMemory(maxBytes);
  return createMiddleware(async (c, next) => {
    const direct = isSmallJson(c.req);
    const body = direct ? null : c.req.raw.body;
    const reader = body && readerOf(body);
    if (!direct && !reader) return await next();
    let isCut = false;
    const ended = Promise.withResolvers<never>();
    // The body may have no reader when it is ended.
    ended.promise.catch(() => isCut = true);
    const timer = setTimeout(() => ended.reject(new BodyTimeoutError()), ms);
    const counted = count(clientLane(), () => ended.reject(new UnavailableError()));
    if (reader) {
      const readPiece = pieceReader(reader);
      const read: PieceReader = async (size) => {
        try {
          return await Promise.race([readPiece(size), ended.promise]);
        } catch (error) {
          isCut = true;
          reader.cancel(error).catch(() => {});
          throw toCutError(error);
        }
      };
      const limited = limitedBody(reader, read, counted.arrived);
      c.req.raw = new Request(c.req.raw, { body: limited, duplex: 'half' } as RequestInit);
    } else {
      const text = Promise.race([c.req.raw.text(), ended.promise]).catch((error) => {
        isCut = true;
        throw toCutError(error);
      });
      text.then(({ length }) => counted.arrived(length), () => {});
      // Hono keeps the promise of a body that was read, though its type is that of the text.
      Object.assign(c.req.bodyCache, { text });
    }
    try {
      await next();
    } finally {
      clearTimeout(timer);
      counted.release();
    }
    // A proxy must not reuse the connection: the rest of the body may still arrive.
    if (isCut) c.header('Connection', 'close');
  });
}

/** A body that breaks off, or that is no valid HTTP, is no failure of the server. */
const toCutError = (error: unknown) => error instanceof ShopError ? error : new UnavailableError();

/** Returns `true` for a JSON body whose declared length is small. */
function isSmallJson(request: HonoRequest): boolean {
  const length = Number(request.header('Content-Length') || 'none');
  if (!(length <= maxDirect) || request.header('Transfer-Encoding')) return false;
  return request.header('Content-Type')?.startsWith('application/json') ?? false;
}

function limitedBody(
  reader: ReadableStreamBYOBReader,
  read: PieceReader,
  onArrived: (length: number) => void,
): ReadableStream<Uint8Array> {
  let size = firstPiece;
  let length = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, piece } = await read(size);
      size = Math.min(2 * size, readAhead);
      length += piece.length;
      if (piece.length > 0) controller.enqueue(piece);
      if (!done) return;
      onArrived(length);
      controller.close();
    },
    cancel: (reason) => reader.cancel(reason),
  }, new ByteLengthQueuingStrategy({ highWaterMark: readAhead }));
}

/**
 * Returns a reader that fills a buffer with many chunks: otherwise each chunk, and be it one byte,
 * takes a buffer of 64 KB. A body that has arrived as a whole is no stream of bytes and needs none.
 */
function readerOf(body: ReadableStream<Uint8Array>): ReadableStreamBYOBReader | undefined {
  try {
    return body.getReader({ mode: 'byob' });
  } catch {
    return undefined;
  }
}

/** Reads at least a number of bytes, or up to the end of a body, into one buffer. */
type PieceReader = (size: number) => Promise<{ done: boolean; piece: Uint8Array<ArrayBuffer> }>;

/** @throws {MalformedError} from the function, if the chunks are many and small */
function pieceReader(reader: ReadableStreamBYOBReader): PieceReader {
  let chunks = 0;
  let total = 0;
  return async (size) => {
    let buffer = new ArrayBuffer(size + firstPiece);
    let length = 0;
    for (;;) {
      // The reader takes the buffer and returns it with what it has written behind the rest.
      const { done, value } = await reader.read(new Uint8Array(buffer, length));
      if (value) {
        buffer = value.buffer;
        length += value.length;
        total += value.length;
      }
      if (done || length >= size) return { done, piece: new Uint8Array(buffer.slice(0, length)) };
      chunks += 1;
      if (chunks > maxSmallChunks && total < chunks * minChunkSize) throw new MalformedError();
    }
  };
}
