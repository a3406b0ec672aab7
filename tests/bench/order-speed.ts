/**
 * Measures the orders per second of the shop, compared with the same statements executed by the
 * libSQL client alone and by `node:sqlite`. The rounds alternate. All files are durable
 * (synchronous = FULL).
 *
 *     deno run -A tests/bench/order-speed.ts [rounds] [orders per round]
 */
import { placeOrder } from '../../edge-api/checkout/place-order.ts';
import { openTestShop } from '../../edge-api/testing/open-test-shop.ts';
import { startClientOrders } from './client-orders.ts';
import { median, quantile } from './statistics.ts';
import {
  createOrderDatabase,
  limits,
  nthOrder,
  nthStatements,
  type OrderRound,
  timeOrders,
} from './order-workload.ts';

/** Result of {@linkcode measureOrders}. */
export interface OrderSpeed {
  /** Orders per second, medians of the rounds. */
  shop: number;
  client: number;
  nodeSqlite: number;
  /** Median of the ratios of shop to libSQL client. */
  ratio: number;
  /** Duration of an order with 32 concurrent customers, in ms. */
  median: number;
  p99: number;
  clientP99: number;
}

/** Measures with databases in `folder`, which the caller removes. */
export async function measureOrders(
  folder: string,
  rounds = 7,
  count = 1_000,
): Promise<OrderSpeed> {
  const shop = await createOrderDatabase(`${folder}/shop.db`);
  for (const name of ['client', 'node']) {
    await (await createOrderDatabase(`${folder}/${name}.db`)).close();
  }
  const orderLimits = () => Promise.resolve(limits);
  const { deps } = await openTestShop({ database: shop, orderLimits });
  const client = startClientOrders(`${folder}/client.db`);
  const results: { shop: OrderRound; client: OrderRound; nodeSqlite: number }[] = [];
  try {
    for (let round = -1; round < rounds; round += 1) {
      const orders = Array.from({ length: count }, (_, number) => nthOrder(number));
      const statements = orders.map((_, number) => nthStatements(number));
      const result = {
        shop: await timeOrders(count, (number) => placeOrder(deps, orders[number]!)),
        client: await client.run(statements),
        nodeSqlite: await timeNodeSqlite(folder, statements),
      };
      // The first round is a warm-up.
      if (round >= 0) results.push(result);
    }
  } finally {
    client.close();
    await shop.close();
  }
  const medianOf = (select: (result: typeof results[number]) => number) =>
    median(results.map(select));
  const times = results.flatMap(({ shop }) => shop.times);
  return {
    shop: medianOf(({ shop }) => shop.perSecond),
    client: medianOf(({ client }) => client.perSecond),
    nodeSqlite: medianOf(({ nodeSqlite }) => nodeSqlite),
    ratio: medianOf(({ shop, client }) => shop.perSecond / client.perSecond),
    median: median(times),
    p99: quantile(times, 0.99),
    clientP99: quantile(results.flatMap(({ client }) => client.times), 0.99),
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
  if (!success) throw new Error('node-sqlite-orders.ts failed');
  return Number(new TextDecoder().decode(stdout));
}

if (import.meta.main) {
  const folder = await Deno.makeTempDir({ prefix: 'thach-an-orders-' });
  try {
    const [rounds, count] = Deno.args.map(Number);
    const speed = await measureOrders(folder, rounds, count);
    console.log('Orders per second, 3 products each, 32 concurrent customers, synchronous = FULL');
    console.log(
      `  placeOrder() ${speed.shop.toFixed(0)}, libSQL client ${speed.client.toFixed(0)}`,
    );
    console.log(`  ratio ${speed.ratio.toFixed(2)}`);
    console.log(`  the same statements with node:sqlite ${speed.nodeSqlite.toFixed(0)}`);
    console.log(
      `  an order takes ${speed.median.toFixed(0)} ms, 99 %: ${speed.p99.toFixed(0)} ms ` +
        `(libSQL client ${speed.clientP99.toFixed(0)} ms)`,
    );
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}
