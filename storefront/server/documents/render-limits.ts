import {
  createNetworkBudgets,
  type Network,
  RateLimitError,
  siteOf,
  TaskQueue,
} from '@thach-an/edge-api';
import { setImmediate } from 'node:timers';

/** Limits of the rendering of pages. Cached pages are not limited. */
export interface RenderLimitOptions {
  /** Maximum number of renderings at the same time. */
  concurrency: number;
  /** Maximum number of renderings per minute and network; `undefined` for no limit. */
  perMinute?: number;
}

export interface RenderTimes {
  /** Returns the time of a monotonic clock in ms. */
  now?: () => number;
  /** Waits for a time in ms, and at least for the next turn of the event loop. */
  wait?: (ms: number) => Promise<void>;
}

/** Maximum number of renderings that wait, and the maximum time, in ms. */
const maxWaiting = 64;
const maxWaitMs = 5_000;

/** Maximum number of networks in memory, about 2 MB. */
const maxNetworks = 10_000;

/** Cost of the queries of a request, as a part of that of a rendering. */
const lookupCost = 0.25;

/** Share of the time in which pages are rendered while several wait. */
const share = 0.5;

/**
 * Maximum duration of a rendering that is taken into account, in ms. A longer one waits for
 * something, or the machine is busy.
 */
const maxDuration = 50;

/**
 * Creates the limits of one process. A quarter of a minute's renderings is allowed at once.
 * Renderings start at intervals, so that other requests are answered between two of them: the
 * duration of the last one, divided by its share of the time. A rendering that is requested alone
 * starts at once. One that does not end delays no other.
 */
export function createRenderLimiter(
  { concurrency, perMinute }: RenderLimitOptions,
  { now = () => performance.now(), wait = waitFor }: RenderTimes = {},
) {
  const queue = new TaskQueue({
    concurrency,
    maxWaiting,
    maxWaitMs,
    createError: () => new RateLimitError(maxWaitMs / 1_000),
  });
  const budgets = perMinute === undefined ? undefined : createNetworkBudgets({
    capacity: Math.ceil(perMinute / 4),
    perMs: perMinute / 60_000,
    maxSubjects: maxNetworks,
    now,
  });
  let interval = 0;
  let nextStart = 0;
  let running = 0;

  function charge(network: Network, cost: number) {
    const seconds = budgets?.take(network, cost) ?? 0;
    if (seconds > 0) throw new RateLimitError(seconds);
  }

  async function pace<T>(render: () => Promise<T>): Promise<T> {
    const time = now();
    const start = running > 0 ? Math.max(time, nextStart) : time;
    nextStart = start + interval;
    running += 1;
    await wait(start - time);
    const started = now();
    try {
      return await render();
    } finally {
      running -= 1;
      interval = Math.min(now() - started, maxDuration) / share;
      nextStart = Math.max(nextStart, started + interval);
    }
  }

  return {
    /**
     * Calls `render` in a later turn of the event loop, as soon as fewer than the maximum number of
     * renderings run and the next one may start.
     *
     * @param network of the client, whose budget is charged
     * @param turn runs the rendering in its turn among others, which does not count as running here
     * @throws {RateLimitError} if the budget is spent or too many renderings wait
     */
    async run<T>(
      network: Network,
      render: () => Promise<T>,
      turn = (work: () => Promise<T>) => work(),
    ): Promise<T> {
      charge(network, 1);
      return await turn(() => queue.run(() => pace(render), siteOf(network)));
    },
    /**
     * Charges a network for queries that find out which page is requested.
     *
     * @throws {RateLimitError} if the budget is spent
     */
    chargeLookup: (network: Network) => charge(network, lookupCost),
  };
}

export type RenderLimiter = ReturnType<typeof createRenderLimiter>;

function waitFor(ms: number): Promise<void> {
  // A timer takes at least a millisecond.
  return new Promise((resolve) => ms > 0 ? setTimeout(resolve, ms) : setImmediate(resolve));
}
