import { isStored, placeOrder, type Seen, visit } from './fault-shop.ts';

/** An order that the shop has acknowledged. */
interface Acknowledged {
  token: string;
  key: string;
  /** Time of the reply, of a monotonic clock in ms. */
  at: number;
}

/** Replies that shoppers received. */
export interface Observed {
  acknowledged: readonly Acknowledged[];
  /** Number of replies to orders by status; 0 if the connection failed. */
  statuses: Readonly<Record<number, number>>;
  /** Longest time that a shopper waited for the reply to an order, in ms. */
  slowestMs: number;
  /** Statuses of the lists of products. */
  visits: readonly number[];
  /** Longest time for a list, in ms. */
  slowestVisitMs: number;
  /** Refused orders whose reply had no `Retry-After`. */
  withoutRetryAfter: number;
}

/** Shoppers who order and load the list of products all the time. */
export interface Traffic {
  /** Resolves when `count` more orders are acknowledged. */
  acknowledges(count: number): Promise<void>;
  /** Returns the time from now to the next acknowledged order, in ms. */
  recovery(): Promise<number>;
  /** Number of acknowledged orders. */
  readonly count: number;
  stop(): Promise<Observed>;
}

/** Pauses between two requests of a shopper, in ms. */
const pauses = { afterSuccess: 10, afterFailure: 100, betweenVisits: 50 };

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Starts one shopper per token.
 *
 * @param origin returns the origin of the shop at present
 */
export function startTraffic(tokens: readonly string[], origin: () => string): Traffic {
  const acknowledged: Acknowledged[] = [];
  const statuses: Record<number, number> = {};
  const visits: Seen[] = [];
  const orders: Seen[] = [];
  let stopped = false;
  let next = Promise.withResolvers<void>();

  async function order(token: string, shopper: number) {
    for (let number = 0; !stopped; number += 1) {
      const key = `shopper ${shopper} order ${number}`;
      const seen = await placeOrder(origin(), token, key);
      orders.push(seen);
      statuses[seen.status] = (statuses[seen.status] ?? 0) + 1;
      if (seen.status === 200) {
        acknowledged.push({ token, key, at: performance.now() });
        next.resolve();
        next = Promise.withResolvers();
      }
      await delay(seen.status === 200 ? pauses.afterSuccess : pauses.afterFailure);
    }
  }

  async function browse() {
    while (!stopped) {
      visits.push(await visit(origin(), '/api/food/list'));
      await delay(pauses.betweenVisits);
    }
  }

  const running = Promise.all([...tokens.map(order), browse()]);
  const slowest = (list: readonly Seen[]) => Math.max(0, ...list.map(({ ms }) => ms));
  return {
    get count() {
      return acknowledged.length;
    },
    async acknowledges(count) {
      const target = acknowledged.length + count;
      while (acknowledged.length < target) await next.promise;
    },
    async recovery() {
      const start = performance.now();
      await next.promise;
      return performance.now() - start;
    },
    async stop() {
      stopped = true;
      await running;
      return {
        acknowledged,
        statuses,
        slowestMs: slowest(orders),
        visits: visits.map(({ status }) => status),
        slowestVisitMs: slowest(visits),
        withoutRetryAfter:
          orders.filter(({ status, retryAfter }) => status === 503 && retryAfter === null).length,
      };
    },
  };
}

/** Counts the acknowledged orders that a shop does not have. */
export async function countLost(
  origin: string,
  { acknowledged }: Pick<Observed, 'acknowledged'>,
): Promise<number> {
  let lost = 0;
  for (const { token, key } of acknowledged) {
    if (!await isStored(origin, token, key)) lost += 1;
  }
  return lost;
}
