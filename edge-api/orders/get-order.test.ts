import assert from 'node:assert/strict';
import { placeSampleOrders } from './testing/place-sample-orders.ts';
import { orderCode } from '../contract/orders/order-code.ts';
import { users } from '../db/schema/account-tables.ts';
import { orders } from '../db/schema/order-tables.ts';
import { runAsOwner } from '../operations/testing/run-as-owner.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { getOrder } from './get-order.ts';

Deno.test('orders.get finds an order by its id, its code or a unique beginning of its id', async () => {
  await using test = await createTestDatabase();
  const { database } = test;
  const [first = ''] = await placeSampleOrders(database);
  const [row] = await database.read.select().from(orders);
  const ids = ['abcd-1', 'abcd-12', 'abcd-2', 'a%cd-3', 'abcd-4'];
  await database.batch((db) => [
    db.insert(orders).values(ids.map((id) => (
      { ...row!, id, serial: null, code: null, idempotencyKey: id }
    ))),
  ]);
  const get = (id: string) => runAsOwner(database, getOrder, { id });
  assert.equal((await get(first.slice(0, 9).toUpperCase())).items.length, 2);
  assert.equal((await get(orderCode({ id: first, code: null }))).id, first);
  const { code } = await get(first);
  assert.match(code, /^[2-9A-HJKMNP-Z]{8}$/);
  for (const typed of [code, ` ${code.slice(0, 4)}-${code.slice(4).toLowerCase()}`]) {
    assert.equal((await get(typed)).id, first);
  }
  assert.equal((await get('abcd-1')).code, 'ABCD1');
  assert.equal((await get('abcd-1')).id, 'abcd-1');
  assert.equal((await get('abcd-12')).id, 'abcd-12');
  assert.equal((await get('a%cd')).id, 'a%cd-3');
  assert.deepEqual((await get(first)).customer, {
    ...{ id: 'an', name: 'an', email: 'an@example.com' },
  });
  await database.batch((db) => [db.update(users).set({ deletedAt: 1 })]);
  assert.equal((await get(first)).customer, null);
  await assert.rejects(get('abcd'), {
    code: 'AMBIGUOUS_ORDER',
    details: { begins: 'abcd', suggestions: ['abcd-1', 'abcd-12', 'abcd-2'], more: true },
  });
  await assert.rejects(get('abc'), { code: 'BROKEN_RULE' });
  await assert.rejects(get('a_cd'), { code: 'NOT_FOUND' });
});
