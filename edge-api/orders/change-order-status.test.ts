import assert from 'node:assert/strict';
import { asc, eq } from 'drizzle-orm';
import { type OrderStatus, orderStatuses } from '../contract/orders/order-status.ts';
import { mails, orders } from '../db/schema.ts';
import { changeOrderStatus, OrderStatusError } from './change-order-status.ts';
import { placeOrder } from '../checkout/place-order.ts';
import {
  openOrderShop,
  orderRequest,
  type OrderShop,
  readOrder,
  stockOf,
} from '../checkout/testing/order-shop.ts';

const place = async ({ parts }: OrderShop, payment: 'cod' | 'card' = 'cod') => {
  const { orderId } = await placeOrder(parts, { userId: 'an', request: orderRequest(), payment });
  return orderId;
};

const mailsOf = async ({ database }: OrderShop, orderId: string) => {
  const rows = await database.read.select().from(mails).where(eq(mails.orderId, orderId))
    .orderBy(asc(mails.id));
  return rows.map(({ kind, orderStatus }) => orderStatus ?? kind);
};

Deno.test('an order goes on, and its customer hears of it', async () => {
  await using shop = await openOrderShop();
  const id = await place(shop);
  assert.equal(await changeOrderStatus(shop.parts, id, 'shipping'), 'processing');
  assert.equal(await changeOrderStatus(shop.parts, id, 'delivered'), 'shipping');
  assert.equal((await readOrder(shop.database, id))?.status, 'delivered');
  assert.deepEqual(await mailsOf(shop, id), ['order-placed', 'shipping', 'delivered']);
  assert.equal(await stockOf(shop.database), 9);
});

Deno.test('every pair of statuses is allowed or refused as the table says', async () => {
  const allowed = [
    'awaiting-payment cancelled',
    'processing shipping',
    'processing delivered',
    'processing cancelled',
    'shipping delivered',
    'shipping cancelled',
  ];
  for (const from of orderStatuses) {
    await using shop = await openOrderShop();
    for (const to of orderStatuses) {
      const id = await place(shop);
      await shop.database.batch((db) => [
        db.update(orders).set({ status: from }).where(eq(orders.id, id)),
      ]);
      const moved = await changeOrderStatus(shop.parts, id, to).then(() => true, (error) => {
        assert.ok(error instanceof OrderStatusError);
        assert.match(error.message, new RegExp(`is ${from} and cannot become ${to}`));
        return false;
      });
      assert.equal(moved, allowed.includes(`${from} ${to}`), `${from} ${to}`);
      const now: OrderStatus = moved ? to : from;
      assert.equal((await readOrder(shop.database, id))?.status, now);
      assert.deepEqual(await mailsOf(shop, id), ['order-placed', ...(moved ? [to] : [])]);
    }
  }
});

Deno.test('cancelling gives the stock back, once, also when two do it', async () => {
  await using shop = await openOrderShop();
  const id = await place(shop);
  const results = await Promise.allSettled(
    [1, 2, 3].map(() => changeOrderStatus(shop.parts, id, 'cancelled')),
  );
  assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 1);
  assert.equal(await stockOf(shop.database), 10);
  assert.deepEqual(await mailsOf(shop, id), ['order-placed', 'cancelled']);
});

Deno.test('an open payment is closed before its order is cancelled', async () => {
  await using shop = await openOrderShop();
  const id = await place(shop, 'card');
  await changeOrderStatus(shop.parts, id, 'cancelled');
  assert.equal(shop.provider.payments.get(`session-of-${id}`)?.state, 'closed');
  assert.deepEqual(await mailsOf(shop, id), ['cancelled']);
  assert.equal(await stockOf(shop.database), 10);
});

Deno.test('an order that is paid meanwhile is not cancelled', async () => {
  await using shop = await openOrderShop();
  const id = await place(shop, 'card');
  shop.provider.pay(`session-of-${id}`);
  await assert.rejects(
    changeOrderStatus(shop.parts, id, 'cancelled'),
    /not awaiting-payment any more/,
  );
  assert.equal((await readOrder(shop.database, id))?.status, 'processing');
  assert.equal(await stockOf(shop.database), 9);
});

Deno.test('an order that is not there is named', async () => {
  await using shop = await openOrderShop();
  await assert.rejects(changeOrderStatus(shop.parts, 'nothing', 'shipping'), {
    name: 'OrderStatusError',
    message: 'There is no order nothing',
  });
});
