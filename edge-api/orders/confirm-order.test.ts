import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import { runAsOwner } from '../operations/testing/run-as-owner.ts';
import { openDatabase } from '../db/open-database.ts';
import { products } from '../db/schema/catalogue-tables.ts';
import { mails } from '../db/schema/mail-tables.ts';
import { orders } from '../db/schema/order-tables.ts';
import { mailsOf } from '../mail/testing/mails-of.ts';
import { cancelUnconfirmed } from './cancel-unconfirmed.ts';
import { confirmByPhone } from './confirm-by-phone.ts';
import { expireUnconfirmedOrders } from './expire-orders.ts';
import { readStaffOrder } from './get-order.ts';
import { recordPayment } from './transfers/record-payment.ts';
import { setStatus } from './testing/set-status.ts';
import { placeWaitingOrder } from './testing/place-waiting-order.ts';
import { orderRequest, readOrder, readStock } from '../checkout/testing/order-fixtures.ts';
import { sampleAddress } from '../testing/sample-address.ts';
import { beforeWrite } from '../testing/before-write.ts';
import { openTestShop } from '../testing/open-test-shop.ts';
import { placeOrder } from '../checkout/place-order.ts';

const confirmationTimeout = 24 * 60 * 60_000;

async function openWaiting(quantity = 8) {
  const shop = await openTestShop();
  const id = await placeWaitingOrder(shop.deps, { 'sample-0': quantity });
  const statusMails = async () =>
    (await shop.database.read.select().from(mails).where(eq(mails.kind, 'order-status')))
      .map(({ orderStatus }) => orderStatus);
  const status = async () => (await readOrder(shop.database, id))?.status;
  return { ...shop, id, status, statusMails };
}

Deno.test('confirming an order takes its stock, which cancelling it returns', async () => {
  await using shop = await openWaiting();
  assert.equal(await readStock(shop.database), 10);
  await setStatus(shop.deps, shop.id, 'processing');
  assert.equal(await readStock(shop.database), 2);
  assert.equal((await readOrder(shop.database, shop.id))?.expiresAt, null);
  shop.advance(confirmationTimeout);
  assert.equal(await expireUnconfirmedOrders(shop.deps), 0);
  await setStatus(shop.deps, shop.id, 'cancelled');
  assert.equal(await readStock(shop.database), 10);
  assert.deepEqual(await shop.statusMails(), ['processing', 'cancelled']);
});

Deno.test('confirming fails if the stock is insufficient, and changes nothing', async () => {
  await using shop = await openWaiting();
  await placeOrder(shop.deps, {
    userId: 'binh',
    request: orderRequest({ 'sample-0': 3 }),
    payment: 'cod',
  });
  await assert.rejects(setStatus(shop.deps, shop.id, 'processing'), {
    code: 'OUT_OF_STOCK',
    details: { id: shop.id, missing: [{ name: 'Vòng tay đá số 0', quantity: 8, stock: 7 }] },
  });
  await shop.database.batch((db) => [db.delete(products).where(eq(products.id, 'sample-0'))]);
  await assert.rejects(setStatus(shop.deps, shop.id, 'processing'), {
    details: { id: shop.id, missing: [{ name: 'Vòng tay đá số 0', quantity: 8, stock: 0 }] },
  });
  assert.equal(await shop.status(), 'awaiting-confirmation');
  assert.deepEqual(await shop.statusMails(), []);
});

Deno.test('two processes confirm an order once, or one confirms and one cancels it', async () => {
  for (const other of ['processing', 'cancelled'] as const) {
    await using shop = await openWaiting();
    const database = await openDatabase({ url: shop.url });
    const results = await Promise.allSettled([
      setStatus(shop.deps, shop.id, 'processing'),
      setStatus({ ...shop.deps, database }, shop.id, other),
    ]);
    await database.close();
    const status = await shop.status();
    assert.equal(await readStock(shop.database), status === 'processing' ? 2 : 10);
    // Cancelling may follow the confirmation as a change of its own.
    const changes = results.filter((result) => result.status === 'fulfilled').length;
    assert.equal((await shop.statusMails()).length, changes);
    if (other === 'processing') assert.equal(changes, 1);
  }
});

Deno.test('cancelling a waiting order returns no stock, as it has taken none', async () => {
  await using shop = await openWaiting();
  await setStatus(shop.deps, shop.id, 'cancelled');
  assert.equal(await readStock(shop.database), 10);
  const [mail] = await mailsOf(shop.database);
  assert.match(mail?.text ?? '', /Đơn hàng của bạn đã được hủy và sẽ không được giao\./);
});

Deno.test('a waiting order is cancelled at its deadline, once, with a mail that gives the reason', async () => {
  await using shop = await openWaiting();
  const database = await openDatabase({ url: shop.url });
  const expire = () =>
    Promise.all([shop.deps, { ...shop.deps, database }].map(expireUnconfirmedOrders));
  shop.advance(confirmationTimeout - 1);
  assert.deepEqual(await expire(), [0, 0]);
  shop.advance(1);
  assert.equal((await expire()).reduce((sum, count) => sum + count), 1);
  await database.close();
  assert.equal(await shop.status(), 'cancelled');
  assert.equal(await readStock(shop.database), 10);
  const [mail, ...others] = await mailsOf(shop.database);
  assert.equal(others.length, 0);
  assert.match(mail?.subject ?? '', /: Đã hủy$/);
  for (const text of [mail?.text, mail?.html]) {
    assert.match(text ?? '', /đã quá thời hạn chờ xác nhận nên đã được hủy/);
  }
});

Deno.test('an order that was confirmed by telephone neither expires nor is cancelled with others', async () => {
  await using shop = await openWaiting();
  const { deps, id } = shop;
  const { version } = await readStaffOrder(deps.database, id);
  await runAsOwner(deps, confirmByPhone, { id, version });
  const other = await placeWaitingOrder(deps, { 'sample-1': 1 });
  const paid = await placeWaitingOrder(deps, { 'sample-1': 2 });
  await runAsOwner(deps, recordPayment, { orderId: paid, amount: 1_000, at: deps.clock() });
  const { phone } = sampleAddress;
  const { found, cancelled } = await runAsOwner(deps, cancelUnconfirmed, { phone });
  assert.deepEqual([found, cancelled], [[other], 1]);
  shop.advance(confirmationTimeout);
  assert.equal(await expireUnconfirmedOrders(deps), 1);
  assert.equal(await shop.status(), 'awaiting-confirmation');
  assert.equal((await readOrder(shop.database, paid))?.status, 'cancelled');
});

Deno.test('an order that is confirmed while others expire or are cancelled stays', async () => {
  await using shop = await openWaiting();
  const at = shop.deps.clock();
  const confirmed = () =>
    beforeWrite(shop.deps, (db) => [db.update(orders).set({ confirmedAt: at })]);
  const { cancelled, changed } = await runAsOwner(confirmed(), cancelUnconfirmed, { from: 0 });
  assert.deepEqual([cancelled, changed], [0, 1]);
  await shop.database.batch((db) => [db.update(orders).set({ confirmedAt: null })]);
  shop.advance(confirmationTimeout);
  assert.equal(await expireUnconfirmedOrders(confirmed()), 0);
  assert.equal(await shop.status(), 'awaiting-confirmation');
  assert.deepEqual(await shop.statusMails(), []);
});
