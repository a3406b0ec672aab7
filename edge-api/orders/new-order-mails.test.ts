import assert from 'node:assert/strict';
import { sql } from 'drizzle-orm';
import { placeOrder } from '../checkout/place-order.ts';
import { openOrderShop, orderRequest, type OrderShop } from '../checkout/testing/order-shop.ts';
import { runAsOwner } from '../operations/testing/run-as-owner.ts';
import { saveSettings } from '../settings/save-settings.ts';
import { sampleAddress } from '../testing/sample-address.ts';
import { createOrder } from './create-order.ts';
import { reconcilePayment } from './reconcile-payment.ts';
import { placeWaitingOrder } from './testing/place-waiting-order.ts';

const place = async ({ deps }: OrderShop, payment: 'cod' | 'card' = 'cod') =>
  (await placeOrder(deps, { userId: 'an', request: orderRequest(), payment })).orderId;

const count = async ({ database }: OrderShop) => {
  const [row] = await database.read.all<{ count: number }>(
    sql`select count(*) as count from mails where kind = 'new-order'`,
  );
  return row?.count;
};

Deno.test('a new order is reported once the owner has an address, a card order when it is paid', async () => {
  await using shop = await openOrderShop();
  const { deps, database, provider } = shop;
  await place(shop);
  assert.equal(await count(shop), 0);
  await runAsOwner(deps, saveSettings, { changes: { 'contact.email': 'lan@shop.vn' } });
  await placeWaitingOrder(deps, { 'sample-0': 1 });
  assert.equal(await count(shop), 1);
  const id = await place(shop, 'card');
  assert.equal(await count(shop), 1);
  const [order] = await database.read.all<{ reference: string }>(
    sql`select payment_session_id as reference from orders where id = ${id}`,
  );
  provider.pay(order!.reference);
  await reconcilePayment(deps, order!.reference);
  assert.equal(await count(shop), 2);
  await runAsOwner(deps, createOrder, {
    customer: {},
    address: sampleAddress,
    items: [{ productId: 'sample-0', quantity: 1 }],
    payment: 'cod',
  });
  assert.equal(await count(shop), 2, 'staff know of their own orders');
  await runAsOwner(deps, saveSettings, { changes: { 'alerts.email': 'off' } });
  await place(shop);
  assert.equal(await count(shop), 2);
});

Deno.test('at most 60 orders an hour are reported', async () => {
  await using shop = await openOrderShop();
  const { deps, database } = shop;
  await runAsOwner(deps, saveSettings, { changes: { 'alerts.email': 'lan@shop.vn' } });
  const id = await place(shop);
  await database.batch((db) => [
    db.run(sql`
      insert into mails (kind, order_id, created_at, next_attempt_at)
      select 'new-order', ${id}, ${deps.clock()}, 0 from json_each('[1,2]'), json_each(
        ${JSON.stringify(Array(29).fill(0))})`),
  ]);
  await place(shop);
  assert.equal(await count(shop), 60);
  await place(shop);
  assert.equal(await count(shop), 60);
  shop.advance(60 * 60_000 + 1);
  await place(shop);
  assert.equal(await count(shop), 61);
});
