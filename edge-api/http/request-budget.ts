import { createMiddleware } from 'hono/factory';
import { RateLimitError } from '../errors.ts';
import { createNetworkBudgets, type NetworkBudgets } from '../rate-limit/network.ts';
import { clientAddress, localAddress } from './client-address.ts';

/** Requests that a network may send at once, and per second: many phones share one address. */
const capacity = 600;
const perSecond = 50;

/** Maximum number of networks in memory, about 2 MB. */
const maxNetworks = 10_000;

/**
 * Creates the budget of requests that read or write an account, a cart or orders. Each of them runs
 * queries for the client alone, while pages and lists are cached.
 *
 * @param now returns the time of a monotonic clock, in ms
 */
export function createRequestBudget(now?: () => number): NetworkBudgets {
  return createNetworkBudgets({
    capacity,
    perMs: perSecond / 1_000,
    maxSubjects: maxNetworks,
    now,
  });
}

/**
 * Middleware that charges the network of the client before the first query. Requests of pages that
 * are rendered in this process are free.
 *
 * @throws {RateLimitError} if the budget is spent
 */
export function chargeRequest(budget: NetworkBudgets, trustedProxies: readonly string[]) {
  const addressOf = clientAddress(trustedProxies);
  return createMiddleware(async (c, next) => {
    const address = addressOf(c);
    const seconds = address === localAddress ? 0 : budget.take(address, 1);
    if (seconds > 0) throw new RateLimitError(seconds);
    await next();
  });
}
