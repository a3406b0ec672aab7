import type { Cart } from '@thach-an/edge-api/contract';
import { type AddMode, nextStep, type SyncStep } from './next-step.ts';

/** Delays in ms. */
export interface SyncDelays {
  /** After the last unit added in the store. */
  collect: number;
  /** After the last other change, before the whole cart is sent. */
  batch: number;
  /**
   * Before the first retry after a failure; doubled after each further failure up to `retryLimit`.
   */
  retry: number;
  retryLimit: number;
}

const defaultDelays: SyncDelays = {
  collect: 800,
  batch: 1_500,
  retry: 1_000,
  retryLimit: 60_000,
};

/** Age at which the account's cart is loaded again when the window gets the focus, in ms. */
const staleAfter = 30_000;

/**
 * State of the sync in one session: which data is known and when each kind of request is due.
 * Performs no I/O and starts no timer. Times are in ms since 1970.
 */
export class SyncState {
  readonly #delays: SyncDelays;
  /** Products whose added units are sent in separate requests. */
  readonly #adding = new Map<string, AddMode>();
  readonly #due = { collected: 0, batch: 0, retry: 0 };
  #loadedAt: number | undefined;
  /** Number of calls of `invalidate()`. */
  #invalidations = 0;
  #failures = 0;

  constructor(delays: SyncDelays = defaultDelays) {
    this.#delays = delays;
  }

  /** `true` if the account's cart has been loaded, and not been invalidated since. */
  get loaded(): boolean {
    return this.#loadedAt !== undefined;
  }

  /** `true` if the last request has failed. */
  get failing(): boolean {
    return this.#failures > 0;
  }

  /**
   * Decides on the next step.
   *
   * @param base the account's cart as the server last returned it
   * @param cart the cart of this browser
   */
  next(now: number, base: Cart | undefined, cart: Cart): SyncStep {
    return nextStep({
      now,
      base,
      cart,
      loaded: this.loaded,
      adding: this.#adding,
      failures: this.#failures,
      due: this.#due,
    });
  }

  /** Records that a unit of a product was added. */
  pieceAdded(id: string, mode: AddMode, now: number): void {
    this.#adding.set(id, mode);
    if (mode === 'collected') this.#due.collected = now + this.#delays.collect;
  }

  /** Records a change of the browser's cart. */
  cartChanged(now: number): void {
    this.#due.batch = now + this.#delays.batch;
  }

  /**
   * Records that a request for the account's cart is sent.
   *
   * @returns a function that records its response; after an `invalidate()` in between, the cart
   * counts as not loaded
   */
  loadStarted(): (now: number) => void {
    const invalidations = this.#invalidations;
    return (now) => {
      if (invalidations === this.#invalidations) this.#loadedAt = now;
    };
  }

  /** Records that the whole cart is sent: added units need no separate requests. */
  updateStarted(): void {
    this.#adding.clear();
  }

  /**
   * Records a successful request.
   *
   * @param cart the cart of this browser after it
   * @param serverCart the account's cart after it
   */
  succeeded(cart: Cart, serverCart: Cart): void {
    this.#failures = 0;
    for (const id of this.#adding.keys()) {
      if ((cart[id] ?? 0) <= (serverCart[id] ?? 0)) this.#adding.delete(id);
    }
  }

  /**
   * Records a failed request, and makes a retry due after a delay with exponential back-off.
   *
   * @param random number from 0 (inclusive) to 1 (exclusive); spreads the retries of many browsers
   * over the second half of the delay
   */
  failed(now: number, random: number): void {
    const delay = Math.min(this.#delays.retryLimit, this.#delays.retry * 2 ** this.#failures);
    this.#failures += 1;
    this.#due.retry = now + delay * (0.5 + random / 2);
  }

  /** Makes a retry due immediately. */
  retryNow(): void {
    this.#due.retry = 0;
  }

  /** Returns `true` if the account's cart was loaded so long ago that it may have changed. */
  isStale(now: number): boolean {
    return this.#loadedAt !== undefined && now - this.#loadedAt >= staleAfter;
  }

  /** Requires the account's cart to be loaded again. */
  invalidate(): void {
    this.#invalidations += 1;
    this.#loadedAt = undefined;
  }

  /** Starts another session. */
  reset(): void {
    this.#adding.clear();
    this.#failures = 0;
    this.#loadedAt = undefined;
  }
}
