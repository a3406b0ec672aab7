import type { Context } from 'hono';
import { createTimeShare } from '../concurrency/time-share.ts';
import { RateLimitError } from '../errors.ts';
import { clientAddress, localAddress } from '../http/client-address.ts';
import { createNetworkBudgets, siteOf } from '../rate-limit/network.ts';

export interface SearchBudgetOptions {
  /** Addresses of proxies whose `X-Forwarded-For` header is trusted. */
  trustedProxies: readonly string[];
  /** Query time that a client may use at once, in ms. @default 5,000 */
  capacity?: number;
  /** Returns the time of a monotonic clock, in ms. */
  now?: () => number;
  /** Pauses between two queries. */
  wait?: (ms: number) => Promise<void>;
}

/** Runs a query within the limits of the client. */
export type SearchBudget = <T>(c: Context, query: () => Promise<T>) => Promise<T>;

/**
 * Creates the limits of long queries, once per process for all routes. A search for frequent words
 * takes a hundred times as long as another one, so the time is limited instead of the number: a
 * client may use a tenth of the time permanently, and all clients together four tenths.
 */
export function createSearchBudget(
  { trustedProxies, capacity = 5_000, now = () => performance.now(), wait }: SearchBudgetOptions,
): SearchBudget {
  const addressOf = clientAddress(trustedProxies);
  const timeShare = createTimeShare({ share: 0.4, now, wait });
  const budgets = createNetworkBudgets({ capacity, perMs: 0.1, maxSubjects: 10_000, now });
  return async (c, query) => {
    const address = addressOf(c);
    // Pages that are rendered in this process have limits of their own.
    if (address === localAddress) return await query();
    const seconds = budgets.wait(address);
    if (seconds > 0) throw new RateLimitError(seconds);
    return await timeShare.run(async () => {
      const start = now();
      try {
        return await query();
      } finally {
        budgets.spend(address, now() - start);
      }
    }, siteOf(address));
  };
}
