import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import { checkStock } from '../catalogue/check-catalogue.ts';
import { listMovements } from '../catalogue/list-movements.ts';
import { placeOrder } from '../checkout/place-order.ts';
import { orderRequest } from '../checkout/testing/order-fixtures.ts';
import { getCustomer } from '../customers/list-customers.ts';
import { products } from '../db/schema/catalogue-tables.ts';
import { orderReturns, returnPictures } from '../db/schema/transfer-tables.ts';
import { homeSummary } from '../home/home-summary.ts';
import { mailsOf } from '../mail/testing/mails-of.ts';
import { runAsOwner } from '../operations/testing/run-as-owner.ts';
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts';
import { getOrder } from './get-order.ts';
import { refundOrder } from './refund-order.ts';
import { returnItems } from './return-items.ts';
import { setStatus } from './testing/set-status.ts';

/** Places an order of three and one products of 250,000 đồng that is delivered, and reads it. */
async function deliver({ deps }: TestShop) {
  const quantities = { 'sample-0': 3, 'sample-1': 1 };
  const request = orderRequest(quantities, { promoCode: 'WELCOME10' });
  const { orderId: id } = await placeOrder(deps, { userId: 'an', request, payment: 'cod' });
  return await setStatus(deps, id, 'delivered');
}

const stocksOf = async ({ database }: TestShop) =>
  (await database.read.select({ stock: products.stock }).from(products).orderBy(products.id)
    .limit(2)).map(({ stock }) => stock);

const units = (productId: string, quantity: number) => ({ productId, quantity });

Deno.test('items of a delivered order come back: stock, money and turnover follow', async () => {
  await using shop = await openTestShop();
  const { deps, database } = shop;
  const { id, version, amount, items } = await deliver(shop);
  assert.equal(amount, 910_000);
  const input = { id, version, reason: 'Không vừa tay', items: [units('sample-0', 2)] };
  const results = await Promise.allSettled([1, 2].map(() => runAsOwner(deps, returnItems, input)));
  assert.deepEqual(results.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
  const order = await runAsOwner(deps, getOrder, { id });
  assert.deepEqual([order.status, order.amount, order.returnedAmount], [
    'delivered',
    amount,
    450_000,
  ]);
  assert.deepEqual([order.paid, order.due], [amount, -450_000]);
  assert.deepEqual(order.items.map(({ returned }) => returned), [2, undefined]);
  assert.equal(order.undo, null);
  assert.deepEqual(await stocksOf(shop), [9, 9]);
  const movements = await runAsOwner(deps, listMovements, { productId: 'sample-0' });
  const [last] = movements.items;
  assert.deepEqual([last?.reason, last?.delta, last?.orderId], ['return', 2, id]);
  const [event] = order.timeline;
  const text = `Không vừa tay (đã nhận lại: ${items[0]?.name} × 2)`;
  assert.deepEqual([event?.kind, event?.text], ['returned', text]);
  const { turnover } = await runAsOwner(deps, homeSummary, { days: 7 });
  assert.deepEqual([turnover.at(-1)?.orders, turnover.at(-1)?.amount], [1, 460_000]);
  assert.equal((await runAsOwner(deps, getCustomer, { id: 'an' })).spent, 460_000);
  const refund = { id, version: order.version, amount: 450_000, reason: 'Hàng trả lại' };
  const refunded = await runAsOwner(deps, refundOrder, refund);
  assert.deepEqual([refunded.paid, refunded.due], [460_000, 0]);
  assert.deepEqual(await checkStock(database), []);
});

Deno.test('the last items that come back end the order, and an undo takes only them', async () => {
  await using shop = await openTestShop();
  const { deps, database } = shop;
  const { id, version } = await deliver(shop);
  const part = { id, version, reason: 'Lỗi', items: [units('sample-0', 1), units('sample-0', 1)] };
  const first = await runAsOwner(deps, returnItems, part);
  for (
    const [items, code] of [
      [[units('sample-0', 2)], 'BROKEN_RULE'],
      [[units('sample-1', 2)], 'BROKEN_RULE'],
      [[units('x', 1)], 'BROKEN_RULE'],
      [[units('sample-1', 0)], 'BROKEN_RULE'],
      [[], 'BROKEN_RULE'],
    ] as const
  ) {
    const wrong = { ...part, version: first.version, items: [...items] };
    await assert.rejects(runAsOwner(deps, returnItems, wrong), { code });
  }
  const rest = {
    ...part,
    version: first.version,
    items: [units('sample-0', 1), units('sample-1', 1)],
  };
  const last = await runAsOwner(deps, returnItems, rest);
  assert.deepEqual([last.status, last.due], ['returned', -910_000]);
  assert.deepEqual(await stocksOf(shop), [10, 10]);
  await assert.rejects(
    runAsOwner(deps, returnItems, { ...rest, version: last.version }),
    { code: 'ORDER_STATUS' },
  );
  const undone = await setStatus(deps, id, 'delivered');
  assert.deepEqual([undone.status, undone.due], ['delivered', -450_000]);
  assert.deepEqual(await stocksOf(shop), [9, 9]);
  assert.deepEqual(await checkStock(database), []);
});

Deno.test('only items of a delivered order come back', async () => {
  await using shop = await openTestShop();
  const { deps } = shop;
  const request = orderRequest({ 'sample-0': 2 });
  const { orderId: id } = await placeOrder(deps, { userId: 'an', request, payment: 'cod' });
  for (const status of ['processing', 'shipping', 'cancelled'] as const) {
    const { version } = status === 'processing'
      ? await runAsOwner(deps, getOrder, { id })
      : await setStatus(deps, id, status);
    const input = { id, version, reason: 'Lỗi', items: [units('sample-0', 1)] };
    await assert.rejects(runAsOwner(deps, returnItems, input), { code: 'ORDER_STATUS' });
  }
});

Deno.test('items that come back answer an open request, and the customer gets one mail', async () => {
  await using shop = await openTestShop();
  const { deps, database } = shop;
  const { id, version } = await deliver(shop);
  await database.batch((db) => [
    db.insert(orderReturns).values({ orderId: id, reason: 'Vỡ', state: 'requested', at: 1 }),
    db.insert(returnPictures).values({
      orderId: id,
      type: 'image/webp',
      bytes: Buffer.of(1),
      at: 1,
    }),
  ]);
  const reason = 'Bị vỡ, xem evil.example';
  await runAsOwner(deps, returnItems, { id, version, reason, items: [units('sample-1', 1)] });
  const [request] = await database.read.select().from(orderReturns).where(
    eq(orderReturns.orderId, id),
  );
  assert.equal(request?.state, 'accepted');
  assert.equal(await database.read.$count(returnPictures), 0);
  const mails = (await mailsOf(database)).filter(({ kind }) => kind === 'order-items-returned');
  assert.equal(mails.length, 1);
  assert.match(mails[0]!.subject, /: đã nhận lại một phần hàng$/);
  assert.match(mails[0]!.text, /Lý do: Bị vỡ, xem evil\u200c[^]*225\.000 VNĐ/);
});
