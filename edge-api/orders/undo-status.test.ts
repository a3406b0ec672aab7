import assert from 'node:assert/strict';
import { sql } from 'drizzle-orm';
import { placeOrder } from '../checkout/place-order.ts';
import { orderRequest, readStock } from '../checkout/testing/order-fixtures.ts';
import { openTestShop } from '../testing/open-test-shop.ts';
import { claimMails } from '../mail/outbox/mail-queue.ts';
import { savePromo } from '../checkout/promo/save-promo.ts';
import { runAsOwner } from '../operations/testing/run-as-owner.ts';
import type { OrderStatus } from '../contract/orders/order-status.ts';
import { getOrder } from './get-order.ts';
import { refundOrder } from './refund-order.ts';
import { recordPayment } from './transfers/record-payment.ts';
import { placeWaitingOrder } from './testing/place-waiting-order.ts';
import { setStatus } from './testing/set-status.ts';

async function open() {
  const shop = await openTestShop();
  const { orderId: id } = await placeOrder(shop.deps, {
    userId: 'an',
    request: orderRequest(),
    payment: 'cod',
  });
  const mails = async () => {
    const rows = await shop.database.read.all<{ due: number }>(
      sql`select next_attempt_at as due from mails where kind = 'order-status'`,
    );
    return rows.map(({ due }) => due);
  };
  return { ...shop, id, mails };
}

Deno.test('a status is undone within ten seconds, and its mail is not sent', async () => {
  await using shop = await open();
  const { deps, id, mails } = shop;
  const start = deps.clock();
  const sent = await setStatus(deps, id, 'shipping');
  assert.deepEqual(sent.undo, { status: 'processing', at: start, until: start + 10_000 });
  assert.deepEqual(await mails(), [start + 10_000]);
  shop.advance(9_999);
  const undone = await setStatus(deps, id, 'processing');
  assert.deepEqual([undone.status, undone.undo], ['processing', null]);
  assert.deepEqual(await mails(), []);
  assert.equal(undone.timeline[0]?.text, 'Hoàn tác');
  await setStatus(deps, id, 'shipping');
  shop.advance(10_000);
  await assert.rejects(setStatus(deps, id, 'processing'), { code: 'ORDER_STATUS' });
});

Deno.test('a status is not undone once its mail has left', async () => {
  await using shop = await open();
  const { deps, database, id } = shop;
  await setStatus(deps, id, 'shipping');
  await database.batch((db) => [
    db.run(sql`update mails set next_attempt_at = 0 where kind = 'order-status'`),
  ]);
  await claimMails(database, 5, deps.clock());
  assert.equal((await runAsOwner(deps, getOrder, { id })).undo, null);
  await assert.rejects(setStatus(deps, id, 'processing'), { code: 'ORDER_STATUS' });
});

Deno.test('an undone status moves the stock back, and an undone acceptance waits again', async () => {
  await using shop = await open();
  const { deps, database, id } = shop;
  await setStatus(deps, id, 'cancelled');
  assert.equal(await readStock(database), 10);
  await setStatus(deps, id, 'processing');
  assert.equal(await readStock(database), 9);
  await setStatus(deps, id, 'delivered');
  await setStatus(deps, id, 'returned');
  assert.equal(await readStock(database), 10);
  await setStatus(deps, id, 'delivered');
  assert.equal(await readStock(database), 9);
  const waiting = await placeWaitingOrder(deps, { 'sample-0': 2 });
  await setStatus(deps, waiting, 'processing');
  assert.equal(await readStock(database), 7);
  const again = await setStatus(deps, waiting, 'awaiting-confirmation');
  assert.equal(await readStock(database), 9);
  assert.deepEqual([again.confirmedAt, again.expiresAt !== null], [null, true]);
});

Deno.test('money that was paid back after an undone delivery is collected on the delivery', async () => {
  await using shop = await open();
  const { deps, id } = shop;
  await runAsOwner(deps, recordPayment, { orderId: id, amount: 260_000, at: deps.clock() });
  const step = async (status: OrderStatus) => {
    shop.advance(1_000);
    return await setStatus(deps, id, status);
  };
  await step('delivered');
  const { version } = await step('processing');
  shop.advance(60_000);
  await runAsOwner(deps, refundOrder, { id, version, amount: 260_000, reason: 'Trả tiền mặt' });
  assert.equal((await step('shipping')).due, 260_000);
  const delivered = await step('delivered');
  assert.deepEqual([delivered.paid, delivered.due], [260_000, 0]);
  const refund = { id, version: delivered.version, amount: 10_000, reason: 'Xước' };
  await runAsOwner(deps, refundOrder, refund);
  // Goods that are not taken back after all change nothing.
  await step('returned');
  const kept = await step('delivered');
  assert.deepEqual([kept.paid, kept.due], [250_000, 0]);
});

Deno.test('a status is not undone once the account was deleted, and the address with it', async () => {
  await using shop = await open();
  const { deps, id } = shop;
  await setStatus(deps, id, 'delivered');
  const deleted = await shop.post('user/account/delete', {}, { as: 'an' });
  assert.equal(deleted.status, 200);
  await assert.rejects(setStatus(deps, id, 'processing'), { code: 'CHANGED' });
});

Deno.test('a cancellation is not undone once another order has taken the last use of the promo code', async () => {
  await using shop = await openTestShop();
  const { deps } = shop;
  const promo = { kind: 'amount', value: 50_000, minimum: 0 } as const;
  await runAsOwner(deps, savePromo, { code: 'MOT', ...promo, limit: 1 });
  const request = orderRequest({ 'sample-0': 1 }, { promoCode: 'MOT', promo });
  const place = async (userId: string) =>
    (await placeOrder(deps, { userId, request, payment: 'cod' })).orderId;
  const id = await place('an');
  await setStatus(deps, id, 'cancelled');
  await place('binh');
  await assert.rejects(setStatus(deps, id, 'processing'), { code: 'CHANGED' });
  await runAsOwner(deps, savePromo, { code: 'MOT', ...promo, limit: 2 });
  assert.equal((await setStatus(deps, id, 'processing')).status, 'processing');
});

Deno.test('a cancellation is undone beside another order with a promo code that customers use again', async () => {
  await using shop = await openTestShop();
  const { deps } = shop;
  const promo = { kind: 'amount', value: 50_000, minimum: 0 } as const;
  const request = orderRequest({ 'sample-0': 1 }, { promoCode: 'TET', promo });
  const place = async () =>
    (await placeOrder(deps, { userId: 'an', request, payment: 'cod' })).orderId;
  await runAsOwner(deps, savePromo, { code: 'TET', ...promo });
  const [first, id] = [await place(), await place()];
  const undo = () => setStatus(deps, id, 'processing');
  await setStatus(deps, id, 'cancelled');
  assert.equal((await undo()).status, 'processing');
  for (const rule of [{ limitPerCustomer: 1 }, { firstOrderOnly: true }]) {
    await setStatus(deps, id, 'cancelled');
    await runAsOwner(deps, savePromo, { code: 'TET', ...promo, ...rule });
    await assert.rejects(undo(), { code: 'CHANGED' });
    await runAsOwner(deps, savePromo, { code: 'TET', ...promo, limitPerCustomer: 2 });
    assert.equal((await undo()).status, 'processing');
  }
  await setStatus(deps, first, 'cancelled');
  assert.equal((await setStatus(deps, first, 'processing')).status, 'processing');
});

Deno.test('the cancellation of an unpaid order is not undone: its payment is closed', async () => {
  await using shop = await open();
  const { orderId } = await placeOrder(shop.deps, {
    userId: 'an',
    request: orderRequest(),
    payment: 'card',
  });
  const cancelled = await setStatus(shop.deps, orderId, 'cancelled');
  assert.deepEqual([cancelled.status, cancelled.undo], ['cancelled', null]);
  await assert.rejects(setStatus(shop.deps, orderId, 'awaiting-payment'), { code: 'ORDER_STATUS' });
});
