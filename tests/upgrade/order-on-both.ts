import assert from 'node:assert/strict';
import { type FixtureFacts, type Line, orderBody } from './fixture/fixture.ts';
import { type ReleaseOptions, runCommand } from './release-process.ts';
import { type Origins, sendOrder } from './repeat-orders.ts';
import { readStock, readStockSums, untilSums } from './stock-sums.ts';

/** Product with few units, so that some orders are refused, and one with many. */
const scarce: Line = ['cau-aquamarine', 2_850_000, 1];
const plentiful: Line = ['moc-khoa-ho-lo-ngoc', 145_000, 2];

/** Number of orders per customer. */
const rounds = 6;

/** The releases of the two processes, for the commands of the owner. */
export interface Releases {
  old: ReleaseOptions;
  next: ReleaseOptions;
}

/**
 * Lets all customers order at both processes at the same time, more than is in stock. Then the
 * owner cancels, confirms and counts with the commands of both. The sum of stock and ordered units
 * stays the same.
 *
 * @returns ids of the orders on delivery that are not cancelled
 */
export async function orderOnBoth(
  origins: Origins,
  releases: Releases,
  facts: FixtureFacts,
): Promise<string[]> {
  const before = await readStockSums(origins.old, facts);
  const customers = Object.keys(facts.customers)
    .filter((name) => facts.customers[name]!.token !== undefined);
  const replies = await Promise.all(customers.map(async (customer, shopper) => {
    const seen: { orderId?: string; code?: string; status: string | number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const number = shopper + round;
      const { text, status } = await sendOrder(
        number % 2 === 0 ? origins.old : origins.next,
        facts,
        {
          customer,
          payment: 'placecod',
          key: `both ${customer} ${round}`,
          request: orderBody([round % 3 === 2 ? plentiful : scarce]),
        },
      );
      seen.push({ status, ...JSON.parse(text) });
    }
    return seen;
  }));
  const refused = replies.flat().filter(({ orderId }) => orderId === undefined);
  assert.deepEqual([...new Set(refused.map(({ code }) => code))], ['OUT_OF_STOCK']);
  const placed = replies.flat().flatMap(({ orderId }) => orderId ?? []);
  assert.ok(placed.length > rounds, 'orders are taken after the migration');
  assert.equal(await readStock(origins.next, scarce[0]), 0, 'the stock is sold');
  for (const origin of Object.values(origins)) await untilSums(origin, facts, before);

  const [first = '', second = '', ...rest] = placed;
  await runCommand(releases.old, 'order', first, '--status', 'cancelled');
  await runCommand(releases.next, 'order', second, '--status', 'cancelled');
  const waiting = facts.orders['awaiting confirmation']!.id;
  await runCommand(releases.next, 'order', waiting, '--status', 'processing');
  for (const origin of Object.values(origins)) await untilSums(origin, facts, before);

  const counted = plentiful[0];
  for (const [release, quantity] of [[releases.old, 40], [releases.next, 30]] as const) {
    const held = (await readStockSums(origins.next, facts))[counted]! -
      await readStock(origins.next, counted);
    await runCommand(release, 'stock', counted, String(quantity));
    const expected = { ...before, [counted]: held + quantity };
    for (const origin of Object.values(origins)) await untilSums(origin, facts, expected);
  }
  return rest;
}
