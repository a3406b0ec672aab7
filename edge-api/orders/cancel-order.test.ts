import assert from 'node:assert/strict';
import { placeOrder } from '../checkout/place-order.ts';
import { orderRequest } from '../checkout/testing/order-fixtures.ts';
import { openTestShop } from '../testing/open-test-shop.ts';
import { mails } from '../db/schema/mail-tables.ts';
import { orders } from '../db/schema/order-tables.ts';
import { runAsOwner } from '../operations/testing/run-as-owner.ts';
import { cancelOrder } from './cancel-order.ts';
import { getOrder } from './get-order.ts';

Deno.test('an order whose payment was opened meanwhile is not cancelled, and has no event of that', async () => {
  await using shop = await openTestShop();
  const { deps, database } = shop;
  const placed = { userId: 'an', request: orderRequest(), payment: 'card' } as const;
  const { orderId: id } = await placeOrder(deps, placed);
  const events = async () => {
    const { status, timeline } = await runAsOwner(deps, getOrder, { id });
    return [status, ...timeline.map(({ kind }) => kind)];
  };
  const options = { actor: 'system', at: deps.clock(), onlyUnopened: true, mail: true };
  assert.equal(await cancelOrder(database, id, 'awaiting-payment', options), false);
  assert.deepEqual(await events(), ['awaiting-payment', 'placed']);
  assert.equal(await database.read.$count(mails), 0);
  await database.batch((db) => [db.update(orders).set({ paymentSessionId: null })]);
  assert.equal(await cancelOrder(database, id, 'awaiting-payment', options), true);
  assert.deepEqual(await events(), ['cancelled', 'status', 'placed']);
  assert.equal(await database.read.$count(mails), 1);
});
