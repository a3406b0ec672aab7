import assert from 'node:assert/strict';
import { placeSampleOrders } from './testing/place-sample-orders.ts';
import { orderCode } from '../contract/orders/order-code.ts';
import { users } from '../db/schema/account-tables.ts';
import { orders } from '../db/schema/order-tables.ts';
import { runAsOwner } from '../operations/testing/run-as-owner.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { orderRequest } from '../checkout/testing/order-fixtures.ts';
import { paymentTimeout, placeOrder } from '../checkout/place-order.ts';
import { openTestShop } from '../testing/open-test-shop.ts';
import { confirmByPhone } from './confirm-by-phone.ts';
import { expireUnpaidOrders } from './expire-orders.ts';
import { getOrder } from './get-order.ts';
import { placeWaitingOrder } from './testing/place-waiting-order.ts';

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

Deno.test('orders.get has a deadline only while the order is cancelled at it', async () => {
  await using shop = await openTestShop();
  const { deps } = shop;
  const read = (id: string) => runAsOwner(deps, getOrder, { id });
  const place = (userId: string) =>
    placeOrder(deps, { userId, request: orderRequest({ 'sample-0': 1 }), payment: 'card' });
  const [paid, unpaid] = [await place('an'), await place('binh')];
  const { expiresAt } = await read(paid.orderId);
  assert.equal(expiresAt, deps.clock() + paymentTimeout);
  shop.provider.pay(`session-of-${paid.orderId}`);
  shop.advance(paymentTimeout);
  await expireUnpaidOrders(deps);
  for (const [{ orderId }, status] of [[paid, 'processing'], [unpaid, 'cancelled']] as const) {
    const order = await read(orderId);
    assert.deepEqual([order.status, order.expiresAt], [status, null]);
  }
  const id = await placeWaitingOrder(deps, { 'sample-0': 8 });
  const waiting = await read(id);
  assert.ok(waiting.expiresAt !== null);
  const confirmed = await runAsOwner(deps, confirmByPhone, { id, version: waiting.version });
  assert.deepEqual([confirmed.status, confirmed.expiresAt], ['awaiting-confirmation', null]);
});
