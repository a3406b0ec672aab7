import { createNetworkBudgets, type Network, siteOf, TaskQueue } from '@thach-an/edge-api';

/** Limits of the rendering of pages. Cached pages are not limited. */
export interface RenderLimitOptions {
  /** Maximum number of renderings at the same time. */
  concurrency: number;
  /** Maximum number of renderings per minute and network; `undefined` for no limit. */
  perMinute?: number;
}

/** A page cannot be rendered now, because too many renderings are requested. */
export class RenderLimitError extends Error {
  override name = 'RenderLimitError';

  /** @param retryAfter seconds until the next attempt */
  constructor(readonly retryAfter: number) {
    super('Too many pages are requested that have to be rendered');
  }
}

/** Renders pages within the limits. */
export interface RenderLimiter {
  /**
   * Calls `render` as soon as fewer than the maximum number of renderings run.
   *
   * @param network of the client, whose budget is charged
   * @throws {RenderLimitError} if the budget is spent or too many renderings wait
   */
  run<T>(network: Network, render: () => Promise<T>): Promise<T>;
  /**
   * Charges a network for queries that find out which page is requested.
   *
   * @throws {RenderLimitError} if the budget is spent
   */
  chargeLookup(network: Network): void;
}

/** Maximum number of renderings that wait, and the maximum time, in ms. */
const maxWaiting = 64;
const maxWaitMs = 5_000;

/** Maximum number of networks in memory, about 2 MB. */
const maxNetworks = 10_000;

/** Cost of the queries of a request, as a part of that of a rendering. */
const lookupCost = 0.25;

/** Creates the limits of one process. A quarter of a minute's renderings is allowed at once. */
export function createRenderLimiter(
  { concurrency, perMinute }: RenderLimitOptions,
  now?: () => number,
): RenderLimiter {
  const queue = new TaskQueue({
    concurrency,
    maxWaiting,
    maxWaitMs,
    createError: () => new RenderLimitError(maxWaitMs / 1_000),
  });
  const budgets = perMinute === undefined ? undefined : createNetworkBudgets({
    capacity: Math.ceil(perMinute / 4),
    perMs: perMinute / 60_000,
    maxSubjects: maxNetworks,
    now,
  });
  function charge(network: Network, cost: number) {
    const wait = budgets?.take(network, cost) ?? 0;
    if (wait > 0) throw new RenderLimitError(wait);
  }

  return {
    async run(network, render) {
      charge(network, 1);
      return await queue.run(render, siteOf(network));
    },
    chargeLookup: (network) => charge(network, lookupCost),
  };
}
