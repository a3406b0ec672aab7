import assert from 'node:assert/strict';
import { parseDay } from '../cli/orders/parse-day.ts';
import { placedAt, placeSampleOrders } from './testing/place-sample-orders.ts';
import { runAsOwner } from '../operations/testing/run-as-owner.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { listShopOrders } from './list-shop-orders.ts';

Deno.test('orders.list lists newest orders first, filters by status and day, and counts all', async () => {
  await using test = await createTestDatabase();
  const [first, second, third] = await placeSampleOrders(test.database);
  const list = async (filter: object) => {
    const found = await runAsOwner(test.database, listShopOrders, filter);
    return [found.total, found.next, ...found.items.map(({ id }) => id)];
  };
  const [, to] = placedAt;
  assert.deepEqual(await list({}), [3, undefined, third, second, first]);
  assert.deepEqual(await list({ limit: 1 }), [3, third, third]);
  assert.deepEqual(await list({ limit: 1, after: third }), [3, second, second]);
  assert.deepEqual(await list({ after: second }), [3, undefined, first]);
  assert.deepEqual(await list({ status: 'processing' }), [2, undefined, second, first]);
  const from = parseDay('2026-11-21');
  assert.deepEqual(await list({ from }), [2, undefined, third, second]);
  assert.deepEqual(await list({ to }), [1, undefined, first]);
  assert.deepEqual(await list({ status: 'delivered' }), [0, undefined]);
  const { items: [, order] } = await runAsOwner(test.database, listShopOrders, { limit: 2 });
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
