import assert from 'node:assert/strict';
import { orders } from '../../db/schema.ts';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { findOrder } from './find-order.ts';
import { listShopOrders } from './list-shop-orders.ts';
import { readDay } from './read-day.ts';
import { readStatus } from './read-status.ts';
import { placedAt, placeOrders } from '../testing/place-orders.ts';

Deno.test('listShopOrders() gives the newest first, by status and day, and counts the rest', async () => {
  await using test = await createTestDatabase();
  const [first, second, third] = await placeOrders(test.database);
  const list = async (filter: Partial<Parameters<typeof listShopOrders>[1]>) => {
    const found = await listShopOrders(test.database, { limit: 20, ...filter });
    return [found.total, ...found.orders.map(({ id }) => id)];
  };
  assert.deepEqual(await list({}), [3, third, second, first]);
  assert.deepEqual(await list({ limit: 1 }), [3, third]);
  assert.deepEqual(await list({ status: 'processing' }), [2, second, first]);
  assert.deepEqual(await list({ since: readDay('2026-11-21') }), [2, third, second]);
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

Deno.test('findOrder() takes the beginning of an id when it is the only one', async () => {
  await using test = await createTestDatabase();
  const { database } = test;
  const [first = ''] = await placeOrders(database);
  const { id: _, ...row } = await findOrder(database, first);
  const ids = ['abcd-1', 'abcd-12', 'abcd-2', 'a%cd-3', 'abcd-4'];
  await database.batch((db) => [
    db.insert(orders).values(
      ids.map((id) => ({ ...row, id, idempotencyKey: id, items: undefined })),
    ),
  ]);
  assert.equal((await findOrder(database, first.slice(0, 9).toUpperCase())).items.length, 2);
  assert.equal((await findOrder(database, 'abcd-1')).id, 'abcd-1');
  assert.equal((await findOrder(database, 'abcd-12')).id, 'abcd-12');
  assert.equal((await findOrder(database, 'a%cd')).id, 'a%cd-3');
  await assert.rejects(findOrder(database, 'abcd'), {
    code: 'AMBIGUOUS_ORDER',
    message: /begins with abcd: abcd-.* and more\.$/,
  });
  await assert.rejects(findOrder(database, 'abc'), { code: 'ID_TOO_SHORT' });
  await assert.rejects(findOrder(database, 'a_cd'), { code: 'UNKNOWN_ORDER' });
});

Deno.test('readStatus() takes codes and Vietnamese names as people type them', () => {
  const cases: [string, string | undefined][] = [
    ['awaiting-payment', 'awaiting-payment'],
    ['Awaiting Payment', 'awaiting-payment'],
    ['Đang xử lý', 'processing'],
    ['ĐANG GIAO HÀNG'.normalize('NFD'), 'shipping'],
    [' da  giao ', 'delivered'],
    ['da-huy', 'cancelled'],
    ['đã', undefined],
    ['', undefined],
  ];
  for (const [text, status] of cases) assert.equal(readStatus(text), status, text);
});
