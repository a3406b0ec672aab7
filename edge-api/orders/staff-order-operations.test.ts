import assert from 'node:assert/strict';
import { anonymousOrder } from '../account/deletion/remove-account.ts';
import { orders } from '../db/schema/order-tables.ts';
import { mails } from '../db/schema/mail-tables.ts';
import { orderRequest, readStock } from '../checkout/testing/order-fixtures.ts';
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts';
import { checkCatalogue } from '../catalogue/check-catalogue.ts';
import { listAudit } from '../operations/list-audit.ts';
import { runAsOwner } from '../operations/testing/run-as-owner.ts';
import { cancelItems } from './cancel-items.ts';
import { changeStatus } from './change-status.ts';
import { setStatus } from './testing/set-status.ts';
import { confirmByPhone } from './confirm-by-phone.ts';
import { getOrder } from './get-order.ts';
import { noteOrder } from './note-order.ts';
import { refundOrder } from './refund-order.ts';
import { ValidationError } from '../errors.ts';
import { placeOrder } from '../checkout/place-order.ts';
import { placeWaitingOrder } from './testing/place-waiting-order.ts';

/** Places an order that is paid on delivery, and reads it. */
async function place({ deps }: TestShop, quantities: Record<string, number>, promoCode?: string) {
  const { orderId } = await placeOrder(deps, {
    userId: 'an',
    request: orderRequest(quantities, { promoCode }),
    payment: 'cod',
    idempotencyKey: crypto.randomUUID(),
  });
  return await runAsOwner(deps, getOrder, { id: orderId });
}

Deno.test('a confirmation by telephone is a mark, which is set once', async () => {
  await using shop = await openTestShop();
  const { deps } = shop;
  const { id, version, status } = await place(shop, { 'sample-0': 1 });
  const results = await Promise.allSettled(
    [1, 2].map(() => runAsOwner(deps, confirmByPhone, { id, version })),
  );
  assert.deepEqual(results.map((result) => result.status).sort(), ['fulfilled', 'rejected']);
  const order = await runAsOwner(deps, getOrder, { id });
  assert.deepEqual([order.status, order.confirmedAt], [status, deps.clock()]);
  assert.ok(order.version > version);
  assert.deepEqual(order.timeline[0]?.kind, 'confirmed');
  await assert.rejects(runAsOwner(deps, confirmByPhone, { id, version }), { code: 'CHANGED' });
  const again = await runAsOwner(deps, confirmByPhone, { id, version: order.version });
  assert.equal(again.version, order.version);
  await setStatus(deps, id, 'delivered');
  const other = await place(shop, { 'sample-0': 1 });
  const { version: now } = await setStatus(deps, other.id, 'shipping');
  const late = { id: other.id, version: now };
  await assert.rejects(runAsOwner(deps, confirmByPhone, late), { code: 'ORDER_STATUS' });
});

Deno.test('a note is private, raises the version and is not in the audit log', async () => {
  await using shop = await openTestShop();
  const { deps } = shop;
  const { id, version } = await place(shop, { 'sample-0': 1 });
  const noted = await runAsOwner(deps, noteOrder, { id, text: ' Gọi sau 17 giờ\nở cổng sau ' });
  assert.deepEqual(noted.notes, [
    { text: 'Gọi sau 17 giờ\nở cổng sau', at: deps.clock(), actor: 'cli' },
  ]);
  assert.ok(noted.version > version);
  assert.ok(noted.timeline.every(({ kind }) => kind === 'placed'));
  const { items } = await runAsOwner(deps, listAudit, { operation: 'orders.note' });
  assert.deepEqual(
    items.map(({ subjectName, after }) => [subjectName, after]),
    [[noted.code, { length: 25 }]],
  );
  for (const text of ['', ' \n', 'x'.repeat(2_001), 'a\0', 'a\u202e']) {
    await assert.rejects(runAsOwner(deps, noteOrder, { id, text }), { code: 'BROKEN_RULE' });
  }
  await assert.rejects(runAsOwner(deps, noteOrder, { id: 'x', text: 'a' }), { code: 'NOT_FOUND' });
  await shop.database.batch((db) => [db.update(orders).set(anonymousOrder)]);
  await assert.rejects(runAsOwner(deps, noteOrder, { id, text: 'An' }), { code: 'ORDER_STATUS' });
  assert.deepEqual((await runAsOwner(deps, getOrder, { id })).notes, []);
});

Deno.test('a note is stored once, though it is sent again with its key', async () => {
  await using shop = await openTestShop();
  const { id } = await place(shop, { 'sample-0': 1 });
  const note = { id, text: 'Gọi không nghe máy', key: crypto.randomUUID() };
  const send = (key: string) => runAsOwner(shop.deps, noteOrder, { ...note, key });
  const [first, second] = await Promise.all([send(note.key), send(note.key)]);
  assert.deepEqual([first.notes.length, second.notes], [1, first.notes]);
  assert.equal((await send(note.key)).version, first.version);
  assert.equal((await send(crypto.randomUUID())).notes.length, 2);
  const other = { ...note, id: (await place(shop, { 'sample-0': 1 })).id };
  await assert.rejects(runAsOwner(shop.deps, noteOrder, other), { code: 'IDEMPOTENCY_KEY_REUSED' });
});

Deno.test('an order is cancelled with a reason, in whole, once', async () => {
  await using shop = await openTestShop();
  const { deps, database } = shop;
  const { id, version } = await place(shop, { 'sample-0': 2 });
  assert.equal(await readStock(database), 8);
  const input = { id, version, reason: 'Khách đổi ý' };
  const results = await Promise.allSettled([1, 2].map(() => runAsOwner(deps, cancelItems, input)));
  assert.deepEqual(results.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
  const order = await runAsOwner(deps, getOrder, { id });
  assert.equal(order.status, 'cancelled');
  const [event] = order.timeline;
  assert.deepEqual([event?.status, event?.text, event?.actor], ['cancelled', 'Khách đổi ý', 'cli']);
  // The log of changes keeps no text about a person.
  const { items } = await runAsOwner(deps, listAudit, { subject: id });
  assert.deepEqual(items.map(({ after }) => after), [{ status: 'cancelled' }]);
  assert.equal(await readStock(database), 10);
  assert.equal(await database.read.$count(mails), 2, 'the confirmation and the cancellation');
  const again = { ...input, version: order.version };
  await assert.rejects(runAsOwner(deps, cancelItems, again), { code: 'ORDER_STATUS' });
});

Deno.test('some items are cancelled: the stock returns, and the discount keeps its share', async () => {
  await using shop = await openTestShop();
  const { deps, database } = shop;
  const placed = await place(shop, { 'sample-0': 3, 'sample-1': 1 }, 'WELCOME10');
  const { id, version } = placed;
  assert.deepEqual([placed.subtotal, placed.discount], [1_000_000, 100_000]);
  const part = { id, version, reason: 'Hết màu', items: [{ productId: 'sample-0', quantity: 2 }] };
  const order = await runAsOwner(deps, cancelItems, part);
  assert.deepEqual([order.subtotal, order.discount, order.amount], [500_000, 50_000, 460_000]);
  assert.deepEqual(order.items.map(({ productId, quantity }) => [productId, quantity]), [
    ['sample-0', 1],
    ['sample-1', 1],
  ]);
  assert.deepEqual([await readStock(database), await readStock(database, 'sample-1')], [9, 9]);
  assert.equal(order.status, 'processing');
  const [event] = order.timeline;
  const name = placed.items.find(({ productId }) => productId === 'sample-0')?.name;
  assert.deepEqual([event?.kind, event?.text], ['items', `Hết màu (đã hủy: ${name} × 2)`]);
  await assert.rejects(runAsOwner(deps, cancelItems, part), { code: 'CHANGED' });
  for (const item of [{ productId: 'sample-0', quantity: 2 }, { productId: 'x', quantity: 1 }]) {
    const wrong = { ...part, version: order.version, items: [item] };
    await assert.rejects(runAsOwner(deps, cancelItems, wrong), { code: 'BROKEN_RULE' });
  }
  const rest = order.items.map(({ productId, quantity }) => ({ productId, quantity }));
  const end = await runAsOwner(deps, cancelItems, { ...part, version: order.version, items: rest });
  assert.deepEqual([end.status, await readStock(database)], ['cancelled', 10]);
  assert.deepEqual((await runAsOwner(deps, checkCatalogue, {})).unbooked, []);
});

Deno.test('items of an order that waits for confirmation return no stock', async () => {
  await using shop = await openTestShop();
  const { deps, database } = shop;
  const id = await placeWaitingOrder(deps, { 'sample-0': 8 });
  const { version } = await runAsOwner(deps, getOrder, { id });
  const items = [{ productId: 'sample-0', quantity: 5 }];
  await runAsOwner(deps, cancelItems, { id, version, reason: 'Bớt', items });
  assert.equal(await readStock(database), 10);
  const { confirmedAt } = await setStatus(deps, id, 'processing');
  assert.equal(confirmedAt, deps.clock());
  assert.equal(await readStock(database), 7);
});

Deno.test('a parcel has a carrier and a number, and the history names each change', async () => {
  await using shop = await openTestShop();
  const { deps } = shop;
  const { id, version } = await place(shop, { 'sample-0': 1 });
  const parcel = { carrier: 'Viettel Post', trackingCode: 'VTP123' };
  const sent = await runAsOwner(deps, changeStatus, { id, version, status: 'shipping', ...parcel });
  assert.deepEqual([sent.carrier, sent.trackingCode], ['Viettel Post', 'VTP123']);
  shop.advance(1_000);
  const delivered = await setStatus(deps, id, 'delivered');
  assert.equal(delivered.trackingCode, 'VTP123');
  assert.deepEqual(delivered.timeline.map(({ kind, status }) => [kind, status]), [
    ['status', 'delivered'],
    ['status', 'shipping'],
    ['placed', null],
  ]);
});

Deno.test('no more is refunded than was paid, also by two at the same time', async () => {
  await using shop = await openTestShop();
  const { deps } = shop;
  const { id, version, amount } = await place(shop, { 'sample-0': 2 });
  const refund = (input: object) =>
    runAsOwner(deps, refundOrder, { id, reason: 'Vòng bị nứt', ...input });
  await assert.rejects(refund({ version, amount: 1 }), { code: 'BROKEN_RULE' });
  await setStatus(deps, id, 'shipping');
  const delivered = await setStatus(deps, id, 'delivered');
  const both = await Promise.allSettled(
    [1, 2].map(() => refund({ version: delivered.version, amount: 300_000 })),
  );
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
  const order = await runAsOwner(deps, getOrder, { id });
  assert.deepEqual(order.payments.map((payment) => [payment.amount, payment.provider]), [
    [-300_000, 'manual'],
  ]);
  assert.deepEqual([order.paid, order.refunded], [amount - 300_000, 300_000]);
  assert.deepEqual([order.timeline[0]?.kind, order.timeline[0]?.text], [
    'refund',
    '300.000 VNĐ: Vòng bị nứt',
  ]);
  await assert.rejects(
    refund({ version: order.version, amount: amount - 300_000 + 1 }),
    (error) => error instanceof ValidationError && error.issues[0]?.path === 'amount',
  );
  const rest = await refund({ version: order.version, amount: amount - 300_000 });
  await assert.rejects(refund({ version: rest.version, amount: 1 }), { code: 'BROKEN_RULE' });
});
