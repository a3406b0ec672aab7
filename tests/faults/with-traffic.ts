import assert from 'node:assert/strict';
import { type FaultShop, type FaultShopOptions, prepareShop } from './fault-shop.ts';
import { describeSeen, type FaultResult } from './fault.ts';
import type { ApiOptions, ApiProcess } from './start-api.ts';
import { countLost, startTraffic, type Traffic } from './traffic.ts';

/** A running shop with shoppers, to which a fault happens. */
export interface FaultContext {
  shop: FaultShop;
  traffic: Traffic;
  /** Server process to which the shoppers' requests go. */
  readonly server: ApiProcess;
  /** Starts a server process, to which the requests go from then on. */
  start(options?: Partial<ApiOptions>): Promise<ApiProcess>;
}

/** Options of {@linkcode withTraffic}. */
export interface TrafficOptions extends FaultShopOptions {
  /** Options of the first server process. */
  server?: Partial<ApiOptions>;
  /** Number of times that the fault is caused. @default 1 */
  times?: number;
  /** Statuses that shoppers may see; 0 if the connection fails. @default 200 and 503 */
  expected?: readonly number[];
  /** Maximum time that a shopper waits for the reply to an order, in ms. @default no limit */
  maxReplyMs?: number;
}

/** Number of orders before the first fault and after the last one. */
const quietOrders = 10;

/**
 * Causes a fault while shoppers order.
 *
 * @param cause causes the fault, ends it, and returns the time to the next acknowledged order
 */
export async function withTraffic(
  { server: serverOptions, times = 1, expected = [200, 503], maxReplyMs, ...options }:
    TrafficOptions,
  cause: (context: FaultContext, time: number) => Promise<number>,
): Promise<FaultResult> {
  await using stack = new AsyncDisposableStack();
  const shop = stack.use(await prepareShop(options));
  let server: ApiProcess | undefined;
  const start = async (options?: Partial<ApiOptions>) => {
    server = stack.use(await shop.start({ ...serverOptions, ...options }));
    return server;
  };
  await start();
  const traffic = startTraffic(shop.tokens, () => server!.origin);
  const context: FaultContext = {
    shop,
    traffic,
    start,
    get server() {
      return server!;
    },
  };
  let recoveryMs = 0;
  try {
    for (let time = 0; time < times; time += 1) {
      await traffic.acknowledges(quietOrders);
      recoveryMs = Math.max(recoveryMs, await cause(context, time));
    }
    await traffic.acknowledges(quietOrders);
  } catch (error) {
    const observed = await traffic.stop();
    console.error(describeSeen(observed), server?.output());
    throw error;
  }
  const observed = await traffic.stop();
  const lost = await countLost(server!.origin, observed);
  const seen = describeSeen(observed);
  assert.equal(lost, 0, 'every acknowledged order is stored');
  const unexpected = Object.keys(observed.statuses).filter((status) =>
    !expected.includes(Number(status))
  );
  assert.deepEqual(unexpected, [], `${seen}\n${server?.output()}`);
  assert.equal(observed.withoutRetryAfter, 0, 'each 503 has Retry-After');
  assert.ok(observed.slowestMs <= (maxReplyMs ?? Infinity), seen);
  return { times, acknowledged: observed.acknowledged.length, lost, seen, recoveryMs };
}

/** Waits for a time in ms. */
export function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/**
 * Waits until a request to the server answers with a status.
 *
 * @throws {AssertionError} if it does not within 20 s
 */
export async function untilStatus(origin: string, path: string, status: number): Promise<void> {
  const deadline = performance.now() + 20_000;
  while (performance.now() < deadline) {
    const reply = await fetch(origin + path).catch(() => undefined);
    await reply?.body?.cancel();
    if (reply?.status === status) return;
    await delay(50);
  }
  assert.fail(`${path} did not answer with ${status}`);
}
