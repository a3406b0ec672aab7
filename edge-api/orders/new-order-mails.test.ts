import assert from 'node:assert/strict';
import { sql } from 'drizzle-orm';
import { placeOrder } from '../checkout/place-order.ts';
import { orderRequest, readOrder } from '../checkout/testing/order-fixtures.ts';
import { mails } from '../db/schema/mail-tables.ts';
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts';
import { runAsOwner } from '../operations/testing/run-as-owner.ts';
import { saveSettings } from '../settings/save-settings.ts';
import { sampleAddress } from '../testing/sample-address.ts';
import { createOrder } from './create-order.ts';
import { expireUnconfirmedOrders } from './expire-orders.ts';
import { getOrder } from './get-order.ts';
import { cancelOwnOrder } from './own/change-own-order.ts';
import { refundOrder } from './refund-order.ts';
import { recordPayment } from './transfers/record-payment.ts';
import { recordTransfer } from './transfers/record-transfer.ts';
import { setStatus } from './testing/set-status.ts';
import { mailsOf } from '../mail/testing/mails-of.ts';
import { reconcilePayment } from './reconcile-payment.ts';
import { placeTransferOrder } from './testing/place-transfer-order.ts';
import { placeWaitingOrder } from './testing/place-waiting-order.ts';

const place = async ({ deps }: TestShop, payment: 'cod' | 'card' = 'cod') =>
  (await placeOrder(deps, { userId: 'an', request: orderRequest(), payment })).orderId;

const count = async ({ database }: TestShop) => {
  const [row] = await database.read.all<{ count: number }>(
    sql`select count(*) as count from mails where kind = 'new-order'`,
  );
  return row?.count;
};

Deno.test('a new order is reported once the owner has an address, a card order when it is paid', async () => {
  await using shop = await openTestShop();
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

Deno.test('the money of a transfer is reported, unless staff have recorded it', async () => {
  await using shop = await openTestShop();
  const { deps, database } = shop;
  await runAsOwner(deps, saveSettings, { changes: { 'contact.email': 'lan@shop.vn' } });
  const { id, reference } = await placeTransferOrder(shop);
  const waiting = (await mailsOf(database)).find(({ kind }) => kind === 'new-order');
  assert.match(waiting!.subject, /^Chờ chuyển khoản: /);
  assert.match(waiting!.text, /Chưa đóng gói: .* chuyển khoản 510\.000 VNĐ/);
  shop.advance(60_000);
  const transfer = { provider: 'sepay', amount: 510_000, at: deps.clock(), content: reference };
  for (const number of ['1', '1']) await recordTransfer(deps, { ...transfer, id: number });
  assert.equal(await count(shop), 2);
  const arrived = (await mailsOf(database)).findLast(({ kind }) => kind === 'new-order');
  assert.equal(arrived!.createdAt, deps.clock());
  assert.match(arrived!.subject, /^Đã nhận chuyển khoản: .*510\.000 VNĐ$/);
  assert.match(arrived!.text, /Khách đã thanh toán\. Đóng gói/);
  await setStatus(deps, id, 'delivered');
  const other = await placeTransferOrder(shop);
  const payment = { orderId: other.id, amount: 510_000, at: deps.clock() };
  await runAsOwner(deps, recordPayment, payment);
  assert.equal(await count(shop), 3);
});

Deno.test('the money of an order that its customer cancels, or that expires, is reported to be paid back', async () => {
  await using shop = await openTestShop();
  const { deps, database, provider } = shop;
  await runAsOwner(deps, saveSettings, { changes: { 'contact.email': 'lan@shop.vn' } });
  const cancel = async (id: string) =>
    await cancelOwnOrder(deps, { order: (await readOrder(database, id))!, access: 'full' }, 60_000);
  const subjects = async () =>
    (await mailsOf(database)).filter(({ kind, text }) =>
      kind === 'new-order' && text.includes('Đơn đã hủy, đừng giao. Hoàn lại')
    ).map(({ subject }) => subject);
  await cancel(await place(shop));
  assert.deepEqual(await subjects(), [], 'nothing was paid');
  const id = await place(shop, 'card');
  const { paymentSessionId, code } = (await readOrder(database, id))!;
  provider.pay(paymentSessionId!);
  await reconcilePayment(deps, paymentSessionId!);
  await database.batch((db) => [db.delete(mails)]);
  await Promise.allSettled([cancel(id), cancel(id)]);
  assert.deepEqual(await subjects(), [`Đã hủy, cần hoàn tiền: ${code}, 260.000 VNĐ`]);
  const { version } = await runAsOwner(deps, getOrder, { id });
  const refund = { id, version, amount: 260_000, reason: 'Khách hủy' };
  await runAsOwner(deps, refundOrder, refund);
  assert.deepEqual(await subjects(), [], 'it was paid back before the mail was sent');
  const part = await placeTransferOrder(shop);
  const transfer = { provider: 'sepay', id: '1', amount: 100_000, at: deps.clock() };
  await recordTransfer(deps, { ...transfer, content: part.reference });
  shop.advance(25 * 60 * 60_000);
  await expireUnconfirmedOrders(deps);
  assert.deepEqual(await subjects(), [`Đã hủy, cần hoàn tiền: ${part.code}, 100.000 VNĐ`]);
});

Deno.test('at most 60 orders an hour are reported', async () => {
  await using shop = await openTestShop();
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
