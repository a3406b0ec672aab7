import { clientLane } from './client-lane.ts';
import { deadline } from './deadline.ts';

/**
 * Reason why a {@linkcode TaskQueue} rejects a task: too many tasks wait already, the task waited
 * too long, or the queue is closed.
 */
export type QueueRejection = 'full' | 'timeout' | 'closed';

export interface TaskQueueOptions {
  /** Maximum number of tasks that run at the same time. */
  concurrency: number;
  maxWaiting: number;
  /** Maximum time that a task waits before it starts, in milliseconds. @default no limit */
  maxWaitMs?: number;
  /** Creates the error with which a task is rejected. */
  createError: (rejection: QueueRejection) => Error;
}

interface Waiter {
  lane: string;
  /** Number of its turn. In each turn one task of every lane starts. */
  turn: number;
  start(): void;
  reject(error: Error): void;
}

/**
 * Runs asynchronous tasks with limited concurrency, in the order in which they were added. Tasks of
 * different lanes take turns, so that many tasks of one lane do not delay those of the others.
 */
export class TaskQueue {
  readonly #options: TaskQueueOptions;
  #waiters: Waiter[] = [];
  readonly #idle: (() => void)[] = [];
  #running = 0;
  /** Turn of the task that waited and started last. */
  #turn = 0;
  #closed = false;

  constructor(options: TaskQueueOptions) {
    this.#options = options;
  }

  get waiting(): number {
    return this.#waiters.length;
  }

  /**
   * Runs `task` as soon as a slot is free and settles with its result.
   *
   * @param lane client for whom the task runs. @default that of the request
   * @throws the error of `createError`; `task` was not called
   */
  async run<T>(task: () => Promise<T>, lane = clientLane()): Promise<T> {
    await this.#acquire(lane);
    try {
      return await task();
    } finally {
      this.#release();
    }
  }

  /** Rejects all waiting and later tasks, and resolves when the running tasks have ended. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const waiter of this.#waiters.splice(0)) {
      waiter.reject(this.#options.createError('closed'));
    }
    if (this.#running > 0) await new Promise<void>((resolve) => this.#idle.push(resolve));
  }

  #acquire(lane: string): Promise<void> {
    const { concurrency, maxWaiting, maxWaitMs, createError } = this.#options;
    if (this.#closed) return Promise.reject(createError('closed'));
    if (this.#running < concurrency) {
      this.#running += 1;
      return Promise.resolve();
    }
    const last = this.#waiters.findLast((waiter) => waiter.lane === lane)?.turn ?? 0;
    const turn = Math.max(this.#turn, last) + 1;
    if (this.#waiters.length >= maxWaiting) {
      // A task of the last turn gives way: its lane has the most tasks.
      if ((this.#waiters.at(-1)?.turn ?? 0) <= turn) return Promise.reject(createError('full'));
      this.#waiters.pop()?.reject(createError('full'));
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiter: Waiter = { lane, turn, start: resolve, reject };
    const later = this.#waiters.findIndex((other) => other.turn > turn);
    this.#waiters.splice(later < 0 ? this.#waiters.length : later, 0, waiter);
    return maxWaitMs === undefined ? promise : deadline(promise, maxWaitMs, () => {
      this.#waiters = this.#waiters.filter((other) => other !== waiter);
      throw createError('timeout');
    });
  }

  /** Passes the slot to the next waiter directly, so that no later task can take it first. */
  #release(): void {
    const next = this.#waiters.shift();
    if (next) {
      this.#turn = next.turn;
      next.start();
      return;
    }
    this.#running -= 1;
    if (this.#running > 0) return;
    for (const resolve of this.#idle.splice(0)) resolve();
  }
}
