import assert from 'node:assert/strict';
import { eq, sql } from 'drizzle-orm';
import { placeOrder } from '../checkout/place-order.ts';
import { orderRequest, readOrder } from '../checkout/testing/order-fixtures.ts';
import { openTestShop } from '../testing/open-test-shop.ts';
import { orders, payments } from '../db/schema/order-tables.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { reconcilePayment } from '../orders/reconcile-payment.ts';

async function openWithPayment() {
  const shop = await openTestShop();
  const { orderId } = await placeOrder(shop.deps, {
    userId: 'an',
    request: orderRequest(),
    payment: 'card',
  });
  const payment = async () => {
    const rows = await shop.database.read.select().from(payments)
      .where(eq(payments.orderId, orderId));
    assert.equal(rows.length, 1);
    const { id: _, orderId: __, ...row } = rows[0]!;
    return row;
  };
  return { ...shop, orderId, reference: `session-of-${orderId}`, payment };
}

Deno.test('a card order has a payment, which is paid or closed with it', async () => {
  await using shop = await openWithPayment();
  const { deps, orderId, reference } = shop;
  const opened = {
    method: 'card',
    amount: 260_000,
    state: 'open',
    provider: 'memory',
    reference,
    at: deps.clock(),
  };
  assert.deepEqual(await shop.payment(), opened);
  shop.advance(5);
  shop.provider.pay(reference);
  await reconcilePayment(deps, reference);
  assert.deepEqual(await shop.payment(), { ...opened, state: 'paid', at: deps.clock() });
  const order = await readOrder(shop.database, orderId);
  assert.deepEqual([order?.status, order?.paidAt], ['processing', deps.clock()]);
  await cancelOrder(shop.database, orderId, 'processing', { actor: 'cli', at: deps.clock() });
  assert.equal((await shop.payment()).state, 'paid', 'to be refunded');
});

Deno.test('a payment that arrives after the cancellation of its order is recorded', async () => {
  await using shop = await openWithPayment();
  const { deps, orderId, reference } = shop;
  const change = { actor: 'system', at: deps.clock() };
  await cancelOrder(shop.database, orderId, 'awaiting-payment', change);
  assert.equal((await shop.payment()).state, 'closed');
  shop.provider.pay(reference);
  await reconcilePayment(deps, reference);
  assert.equal((await shop.payment()).state, 'paid');
  assert.ok((await readOrder(shop.database, orderId))?.paidAt);
});

Deno.test('a payment that an older process writes to its order becomes a row', async () => {
  await using shop = await openWithPayment();
  const { database, orderId } = shop;
  const write = (statement: ReturnType<typeof sql>) => database.batch((db) => [db.run(statement)]);
  await write(sql`delete from payments`);
  await write(sql`update orders set payment_session_id = 'cs_1' where id = ${orderId}`);
  assert.deepEqual([(await shop.payment()).state, (await shop.payment()).reference], [
    'open',
    'cs_1',
  ]);
  await write(sql`update orders set status = 'processing', paid_at = 7 where id = ${orderId}`);
  assert.deepEqual([(await shop.payment()).state, (await shop.payment()).at], ['paid', 7]);
  const [row] = await database.read.select({ paidAt: orders.paidAt }).from(orders);
  assert.equal(row?.paidAt, 7);
});
