import { createTimeShare } from '../concurrency/time-share.ts';
import { UnavailableError } from '../errors.ts';
import { type Network, siteOf } from '../rate-limit/network.ts';

export interface StreamPoolOptions {
  /** Part of the time that all streams may take together, from 0 to 1. @default 1 */
  share?: number;
  /** Maximum number of streams of one network: an IPv4 address or a /48 of IPv6. @default 2 */
  perClient?: number;
  /** Maximum number of streams. @default 16 */
  total?: number;
  /** Time within which a client has to read the next text, in ms. @default 30,000 */
  stallMs?: number;
  /** Minimum rate at which a client has to read, after `stallMs`, in bytes/s. @default 32,768 */
  minRate?: number;
}

/**
 * Sends long replies that are generated from many queries. The chunks of all streams are generated
 * one after another with pauses. Streams that are not read, or too slowly, are ended: otherwise a
 * few clients could occupy all of them.
 */
export class StreamPool {
  readonly #options: Required<StreamPoolOptions>;
  readonly #open = new Map<string, number>();
  readonly #timeShare;
  #total = 0;

  constructor(
    { share = 1, perClient = 2, total = 16, stallMs = 30_000, minRate = 32 * 1024 }:
      StreamPoolOptions,
  ) {
    this.#options = { share, perClient, total, stallMs, minRate };
    this.#timeShare = createTimeShare({ share, maxWaiting: total, maxWaitMs: 60_000 });
  }

  /**
   * Opens a stream for a client.
   *
   * @throws {UnavailableError} if its network, or all clients together, have too many open streams
   */
  open(
    client: Network,
    texts: AsyncIterable<string | Uint8Array<ArrayBuffer>>,
  ): ReadableStream<Uint8Array<ArrayBuffer>> {
    const { share, perClient, total, stallMs, minRate } = this.#options;
    const release = this.#acquire(siteOf(client), perClient, total);
    const iterator = texts[Symbol.asyncIterator]();
    const encoder = new TextEncoder();
    let stall: ReturnType<typeof setTimeout> | undefined;
    /** Time for which the client has been waited for, in ms, and what it has read by then. */
    let waited = 0;
    let sent = 0;
    let sentAt: number | undefined;
    const end = () => {
      clearTimeout(stall);
      release();
      // A generator ends its queries.
      iterator.return?.().catch(() => {});
    };
    return new ReadableStream({
      pull: async (controller) => {
        clearTimeout(stall);
        if (sentAt !== undefined) waited += performance.now() - sentAt;
        try {
          if (waited > stallMs && sent < waited / 1_000 * minRate) throw new UnavailableError();
          const generate = () => iterator.next();
          const next = await (share < 1 ? this.#timeShare.run(generate) : generate());
          if (next.done) {
            controller.close();
            return end();
          }
          const bytes = typeof next.value === 'string' ? encoder.encode(next.value) : next.value;
          controller.enqueue(bytes);
          sent += bytes.length;
        } catch (error) {
          end();
          throw error;
        }
        sentAt = performance.now();
        stall = setTimeout(() => {
          end();
          controller.error(new UnavailableError());
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
