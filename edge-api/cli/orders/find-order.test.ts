import assert from 'node:assert/strict';
import { orderCode } from '../../contract/orders/order-code.ts';
import { orders } from '../../db/schema/order-tables.ts';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { placeSampleOrders } from '../testing/place-sample-orders.ts';
import { findOrder } from './find-order.ts';

Deno.test('findOrder() accepts a unique prefix of an id', async () => {
  await using test = await createTestDatabase();
  const { database } = test;
  const [first = ''] = await placeSampleOrders(database);
  const { id: _, ...row } = await findOrder(database, first);
  const ids = ['abcd-1', 'abcd-12', 'abcd-2', 'a%cd-3', 'abcd-4'];
  await database.batch((db) => [
    db.insert(orders).values(
      ids.map((id) => ({ ...row, id, idempotencyKey: id, items: undefined })),
    ),
  ]);
  assert.equal((await findOrder(database, first.slice(0, 9).toUpperCase())).items.length, 2);
  assert.equal((await findOrder(database, orderCode(first))).id, first);
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
