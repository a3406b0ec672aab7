/**
 * How many orders a second the shop takes beside the very same statements through the bare client of
 * libSQL, on files of the same kind, both durable (synchronous = FULL), in alternating rounds.
 *
 *     deno run -A tests/bench/orders.ts [rounds] [orders per round]
 */
import { connectFile } from '../../edge-api/db/connection/connect-file.ts';
import { placeOrder } from '../../edge-api/checkout/place-order.ts';
import { orderParts } from '../../edge-api/checkout/testing/order-shop.ts';
import { median, quantile } from './statistics.ts';
import {
  nthOrder,
  nthStatements,
  openOrderBook,
  type OrderRound,
  timeOrders,
} from './order-workload.ts';

/** What {@linkcode measureOrders} found. */
export interface OrderSpeed {
  /** Orders per second, medians of the rounds. */
  shop: number;
  bare: number;
  nodeSqlite: number;
  /** Median of the rounds' ratios of shop to bare client. */
  ratio: number;
  /** How long an order takes while 32 customers order at once, in ms. */
  median: number;
  p99: number;
  bareP99: number;
}

/** Measures in `folder`, which may be emptied afterwards. */
export async function measureOrders(
  folder: string,
  rounds = 7,
  count = 1_000,
): Promise<OrderSpeed> {
  const shop = await openOrderBook(`${folder}/shop.db`);
  for (const name of ['bare', 'node']) await (await openOrderBook(`${folder}/${name}.db`)).close();
  const { parts } = orderParts(shop);
  const limits = { maxWaiting: 1, maxWaitMs: 1, busyMs: 1_000, workMs: 1, requestMs: 1 };
  const bare = await connectFile(`${folder}/bare.db`, { limits, onEvent: () => {} });
  const results: { shop: OrderRound; bare: OrderRound; nodeSqlite: number }[] = [];
  try {
    for (let round = -1; round < rounds; round += 1) {
      const orders = Array.from({ length: count }, (_, number) => nthOrder(number));
      const statements = orders.map((_, number) => nthStatements(number));
      const result = {
        shop: await timeOrders(count, (number) => placeOrder(parts, orders[number]!)),
        bare: await timeOrders(count, (number) => bare.writer.batch(statements[number]!, 'write')),
        nodeSqlite: await timeNodeSqlite(folder, statements),
      };
      // The first round warms everything up.
      if (round >= 0) results.push(result);
    }
  } finally {
    await Promise.all([shop.close(), bare.close()]);
  }
  const middle = (of: (result: typeof results[number]) => number) => median(results.map(of));
  const times = results.flatMap(({ shop }) => shop.times);
  return {
    shop: middle(({ shop }) => shop.perSecond),
    bare: middle(({ bare }) => bare.perSecond),
    nodeSqlite: middle(({ nodeSqlite }) => nodeSqlite),
    ratio: middle(({ shop, bare }) => shop.perSecond / bare.perSecond),
    median: median(times),
    p99: quantile(times, 0.99),
    bareP99: quantile(results.flatMap(({ bare }) => bare.times), 0.99),
  };
}

async function timeNodeSqlite(folder: string, statements: unknown): Promise<number> {
  const file = `${folder}/statements.json`;
  await Deno.writeTextFile(file, JSON.stringify(statements));
  const script = new URL('node-sqlite-orders.ts', import.meta.url).pathname;
  const { success, stdout } = await new Deno.Command(Deno.execPath(), {
    args: ['run', '--quiet', '-A', script, `${folder}/node.db`, file],
    stderr: 'inherit',
  }).output();
  if (!success) throw new Error('The orders through node:sqlite failed');
  return Number(new TextDecoder().decode(stdout));
}

if (import.meta.main) {
  const folder = await Deno.makeTempDir({ prefix: 'thach-an-orders-' });
  try {
    const [rounds, count] = Deno.args.map(Number);
    const speed = await measureOrders(folder, rounds, count);
    console.log('Orders per second, 3 products each, 32 customers at once, synchronous = FULL');
    console.log(`  placeOrder() ${speed.shop.toFixed(0)}, bare client ${speed.bare.toFixed(0)}`);
    console.log(`  ratio ${speed.ratio.toFixed(2)}`);
    console.log(`  the same statements through node:sqlite ${speed.nodeSqlite.toFixed(0)}`);
    console.log(
      `  an order takes ${speed.median.toFixed(0)} ms, 99 %: ${speed.p99.toFixed(0)} ms ` +
        `(bare client ${speed.bareP99.toFixed(0)} ms)`,
    );
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}
