import assert from 'node:assert/strict';
import type { FixtureFacts } from './fixture/fixture.ts';
import { call } from './send-request.ts';

/** Names of the statuses of orders that take no units from stock. */
const withoutUnits = ['Chờ xác nhận', 'Đã hủy'];

/** Sum of the stock and the ordered units of each product. */
export type StockSums = Readonly<Record<string, number>>;

/** Adds the units of all orders of the customers to the stock. */
export async function readStockSums(
  origin: string,
  { customers }: FixtureFacts,
): Promise<StockSums> {
  const { stock } = await call(origin, { path: '/api/catalogue/stock?since=0' });
  const sums: Record<string, number> = { ...stock };
  for (const { token } of Object.values(customers)) {
    if (token === undefined) continue;
    const { data } = await call(origin, { method: 'POST', path: '/api/order/userorders', token });
    for (const { status, items } of data) {
      if (withoutUnits.includes(status)) continue;
      for (const { productId, quantity } of items) {
        sums[productId] = (sums[productId] ?? 0) + quantity;
      }
    }
  }
  return sums;
}

/** Returns the stock of a product. */
export async function readStock(origin: string, product: string): Promise<number> {
  const { stock } = await call(origin, { path: '/api/catalogue/stock?since=0' });
  return stock[product];
}

/** Polls until a server, which may show a stock up to two seconds late, shows equal sums. */
export async function untilSums(
  origin: string,
  facts: FixtureFacts,
  expected: StockSums,
): Promise<void> {
  for (const deadline = performance.now() + 10_000;;) {
    const sums = await readStockSums(origin, facts);
    try {
      return assert.deepEqual(sums, expected);
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
