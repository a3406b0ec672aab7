import { DatabaseBusyError, DatabaseClosedError } from './errors.ts';

/** Limits of a {@linkcode WriteGate}. */
export interface WriteGateLimits {
  /** How many may wait at once; one more is refused at once. */
  maxWaiting: number;
  /** How long one may wait for its turn, in milliseconds. */
  maxWaitMs: number;
}

interface Waiter {
  enter(): void;
  refuse(reason: Error): void;
}

/**
 * Lets one task through at a time, in the order of their coming.
 *
 * @example
 * ```ts
 * const gate = new WriteGate({ maxWaiting: 1_000, maxWaitMs: 10_000 });
 * await gate.run(() => Promise.resolve('written'));
 * ```
 */
export class WriteGate {
  readonly #limits: WriteGateLimits;
  readonly #waiters: Waiter[] = [];
  #occupied = false;
  #closed = false;
  #empty: (() => void)[] = [];

  constructor(limits: WriteGateLimits) {
    this.#limits = limits;
  }

  /** How many tasks wait for their turn, the running one not counted. */
  get waiting(): number {
    return this.#waiters.length;
  }

  /**
   * Runs `task` when all that came before have ended, and settles as it does.
   *
   * @throws {DatabaseBusyError} if too many wait already, or the wait was too long; `task` has not run
   * @throws {DatabaseClosedError} after `close()`; `task` has not run
   */
  async run<T>(task: () => Promise<T>): Promise<T> {
    await this.#enter();
    try {
      return await task();
    } finally {
      this.#leave();
    }
  }

  /** Refuses all who wait or come later, and waits for the end of the task that runs. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const waiter of this.#waiters.splice(0)) {
      waiter.refuse(new DatabaseClosedError('The database was closed before this write began'));
    }
    if (this.#occupied) await new Promise<void>((resolve) => this.#empty.push(resolve));
  }

  #enter(): Promise<void> {
    if (this.#closed) {
      return Promise.reject(new DatabaseClosedError('The database is closed'));
    }
    if (!this.#occupied) {
      this.#occupied = true;
      return Promise.resolve();
    }
    const { maxWaiting, maxWaitMs } = this.#limits;
    if (this.#waiters.length >= maxWaiting) {
      return Promise.reject(
        new DatabaseBusyError(`Cannot queue a write as ${maxWaiting} are waiting already`),
      );
    }
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        enter: () => {
          clearTimeout(timer);
          resolve();
        },
        refuse: (reason) => {
          clearTimeout(timer);
          reject(reason);
        },
      };
      const timer = setTimeout(() => {
        this.#waiters.splice(this.#waiters.indexOf(waiter), 1);
        reject(new DatabaseBusyError(`A write waited for its turn for more than ${maxWaitMs} ms`));
      }, maxWaitMs);
      this.#waiters.push(waiter);
    });
  }

  #leave(): void {
    const next = this.#waiters.shift();
    if (next) {
      next.enter();
      return;
    }
    this.#occupied = false;
    for (const resolve of this.#empty.splice(0)) resolve();
  }
}
