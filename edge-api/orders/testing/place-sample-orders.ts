import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { products } from '../../db/schema/catalogue-tables.ts';
import { orders } from '../../db/schema/order-tables.ts';
import { sampleProducts } from '../../testing/sample-products.ts';
import { placeOrder } from '../../checkout/place-order.ts';
import { orderRequest } from '../../checkout/testing/order-fixtures.ts';
import { openTestShop } from '../../testing/open-test-shop.ts';

/** Times of the three orders: around midnight in Vietnam, and the next afternoon. */
export const placedAt = [
  Date.UTC(2026, 10, 20, 16, 59),
  Date.UTC(2026, 10, 20, 17, 0),
  Date.UTC(2026, 10, 21, 8, 30),
] as const;

/**
 * Fills a database with ten products and one order per time of {@linkcode placedAt}. The last order
 * is an unpaid card order.
 *
 * @returns the ids of the orders
 */
export async function placeSampleOrders(database: Database): Promise<string[]> {
  const customers = ['an'];
  const { deps } = await openTestShop({ database, customers, products: sampleProducts(10) });
  await database.batch((db) => [
    db.update(products).set({ name: 'Vòng tay đá mắt hổ vàng nâu, hạt 10 ly' })
      .where(eq(products.id, 'sample-1')),
  ]);
  const ids: string[] = [];
  for (const [index, time] of placedAt.entries()) {
    const request = orderRequest({ 'sample-0': 2, 'sample-1': index + 1 });
    const { orderId } = await placeOrder({ ...deps, clock: () => time }, {
      userId: 'an',
      request,
      payment: index === 2 ? 'card' : 'cod',
    });
    ids.push(orderId);
  }
  await database.batch((db) => [
    db.update(orders).set({ lastName: 'Nguyễn Phúc Thị Ngọc', firstName: 'Huyền 星' })
      .where(eq(orders.id, ids[1] ?? '')),
  ]);
  return ids;
}
