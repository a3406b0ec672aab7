import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orders, products } from '../../db/schema.ts';
import { sampleProducts } from '../../testing/sample-products.ts';
import { placeOrder } from '../../checkout/place-order.ts';
import { fillOrderShop, orderParts, orderRequest } from '../../checkout/testing/order-shop.ts';

/** Moments of three orders, around midnight in Việt Nam. */
export const placedAt = [
  Date.UTC(2026, 10, 20, 16, 59),
  Date.UTC(2026, 10, 20, 17, 0),
  Date.UTC(2026, 10, 21, 8, 30),
] as const;

/** Fills a shop with ten products and one order per moment, the last one not yet paid by card. */
export async function placeOrders(database: Database): Promise<string[]> {
  await fillOrderShop(database, ['an'], sampleProducts(10));
  await database.batch((db) => [
    db.update(products).set({ name: 'Vòng tay đá mắt hổ vàng nâu, hạt 10 ly' })
      .where(eq(products.id, 'sample-1')),
  ]);
  const { parts } = orderParts(database);
  const ids: string[] = [];
  for (const [index, moment] of placedAt.entries()) {
    const request = orderRequest({ 'sample-0': 2, 'sample-1': index + 1 });
    const { orderId } = await placeOrder({ ...parts, clock: () => moment }, {
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
