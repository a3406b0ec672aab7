import { createTimeShare } from '../concurrency/time-share.ts';
import { UnavailableError } from '../errors.ts';

/** Limits of a {@linkcode StreamPool}. */
export interface StreamPoolOptions {
  /** Part of the time that all streams may take together, from 0 to 1. */
  share: number;
  /** Maximum number of streams of one client. @default 2 */
  perClient?: number;
  /** Maximum number of streams. @default 16 */
  total?: number;
  /** Time within which a client has to read the next text, in ms. @default 30,000 */
  stallMs?: number;
}

/**
 * Sends long texts that are generated from many queries. The texts of all streams are generated one
 * after another with pauses, and streams that are not read are ended.
 */
export class StreamPool {
  readonly #options: Required<StreamPoolOptions>;
  readonly #open = new Map<string, number>();
  readonly #timeShare;
  #total = 0;

  constructor({ share, perClient = 2, total = 16, stallMs = 30_000 }: StreamPoolOptions) {
    this.#options = { share, perClient, total, stallMs };
    this.#timeShare = createTimeShare({ share, maxWaiting: total, maxWaitMs: 60_000 });
  }

  /**
   * Opens a stream for a client.
   *
   * @throws {UnavailableError} if the client, or all clients together, have too many open streams
   */
  open(client: string, texts: AsyncIterable<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
    const { perClient, total, stallMs } = this.#options;
    const release = this.#acquire(client, perClient, total);
    const iterator = texts[Symbol.asyncIterator]();
    const encoder = new TextEncoder();
    let stall: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(stall);
      release();
    };
    return new ReadableStream({
      pull: async (controller) => {
        clearTimeout(stall);
        try {
          const next = await this.#timeShare.run(() => iterator.next());
          if (next.done) {
            controller.close();
            return end();
          }
          controller.enqueue(encoder.encode(next.value));
        } catch (error) {
          end();
          throw error;
        }
        stall = setTimeout(() => {
          end();
          controller.error(new UnavailableError('The client does not read the response'));
        }, stallMs);
      },
      cancel: end,
    }, { highWaterMark: 1 });
  }

  /** Counts a stream. Returns the function that ends the count, once. */
  #acquire(client: string, perClient: number, total: number): () => void {
    const count = this.#open.get(client) ?? 0;
    if (count >= perClient || this.#total >= total) throw new UnavailableError();
    this.#open.set(client, count + 1);
    this.#total += 1;
    let released = false;
    return () => {
      if (released) return;
      released = true;
      this.#total -= 1;
      const left = (this.#open.get(client) ?? 0) - 1;
      if (left > 0) this.#open.set(client, left);
      else this.#open.delete(client);
    };
  }
}
