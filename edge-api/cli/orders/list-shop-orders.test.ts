import assert from 'node:assert/strict';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { placedAt, placeSampleOrders } from '../testing/place-sample-orders.ts';
import { listShopOrders } from './list-shop-orders.ts';
import { parseDay } from './parse-day.ts';

Deno.test('listShopOrders() lists newest orders first, filters by status and day, and counts all', async () => {
  await using test = await createTestDatabase();
  const [first, second, third] = await placeSampleOrders(test.database);
  const list = async (filter: Partial<Parameters<typeof listShopOrders>[1]>) => {
    const found = await listShopOrders(test.database, { limit: 20, ...filter });
    return [found.total, ...found.orders.map(({ id }) => id)];
  };
  assert.deepEqual(await list({}), [3, third, second, first]);
  assert.deepEqual(await list({ limit: 1 }), [3, third]);
  assert.deepEqual(await list({ status: 'processing' }), [2, second, first]);
  assert.deepEqual(await list({ since: parseDay('2026-11-21') }), [2, third, second]);
  assert.deepEqual(await list({ status: 'delivered' }), [0]);
  const { orders: [, order] } = await listShopOrders(test.database, { limit: 2 });
  assert.deepEqual(order, {
    id: second,
    createdAt: placedAt[1],
    customer: 'Nguyễn Phúc Thị Ngọc Huyền 星',
    pieces: 4,
    amount: 1_010_000,
    payment: 'cod',
    status: 'processing',
  });
});
