import assert from 'node:assert/strict';
import { runAsOwner } from '../operations/testing/run-as-owner.ts';
import { handOver } from '../orders/carriers/hand-over.ts';
import { reconcileCod } from '../orders/carriers/reconcile-cod.ts';
import { changeStatus } from '../orders/change-status.ts';
import { editOrder } from '../orders/edit-order.ts';
import { expireUnconfirmedOrders } from '../orders/expire-orders.ts';
import { readStaffOrder } from '../orders/get-order.ts';
import { setStatus } from '../orders/testing/set-status.ts';
import { recordTransfer } from '../orders/transfers/record-transfer.ts';
import { placeOrder } from './place-order.ts';
import { orderRequest, readStock, sampleAccount } from './testing/order-fixtures.ts';
import { openTestShop, type TestShopOptions } from '../testing/open-test-shop.ts';

const deposit = sampleAccount.depositAmount;
const hour = 60 * 60_000;

const accountFrom = (depositFrom: number) => () =>
  Promise.resolve({ ...sampleAccount, depositFrom });

/** Opens a shop that requires a deposit of orders on delivery from 510,000 đồng: two pieces. */
async function open(options: TestShopOptions = {}) {
  const shop = await openTestShop({ transferAccount: accountFrom(510_000), ...options });
  const place = async (quantity: number, headers = {}) => {
    const request = orderRequest({ 'sample-0': quantity });
    return await shop.post('order/placecod', request, { as: 'an', headers });
  };
  let number = 0;
  const transfer = (code: string, amount: number) =>
    recordTransfer(shop.deps, {
      ...{ provider: 'sepay', id: String(number += 1), amount, at: shop.deps.clock() },
      content: `TA${code}`,
    });
  const view = async (code: string) =>
    (await shop.post('order/view', { code }, { as: 'an' })).body.order;
  return {
    ...{ ...shop, place, transfer, view },
  };
}

Deno.test('an order on delivery from the amount waits for the transfer of its deposit', async () => {
  await using shop = await open();
  const small = (await shop.place(1)).body;
  assert.deepEqual([small.status, small.transfer], ['processing', undefined]);
  const options = { 'Idempotency-Key': 'one' };
  const { body } = await shop.place(2, options);
  assert.equal(body.status, 'awaiting-transfer');
  assert.deepEqual([body.transfer.amount, body.transfer.expiresAt], [
    ...[deposit, shop.deps.clock() + 24 * hour],
  ]);
  assert.deepEqual((await shop.place(2, options)).body, body, 'a repeated request');
  assert.equal(await readStock(shop.database), 7);
  const order = await shop.view(body.code);
  assert.deepEqual([order.payment, order.deposit, order.due, order.transfer.amount], [
    ...['cod', deposit, 510_000, deposit],
  ]);
});

Deno.test('without the setting, or without a bank account, no order needs a deposit', async () => {
  for (const transferAccount of [accountFrom(0), () => Promise.resolve(undefined)]) {
    await using shop = await open({ transferAccount });
    const { body } = await shop.place(9);
    assert.deepEqual([body.status, body.transfer], ['processing', undefined]);
  }
});

Deno.test('the deposit continues the order, and the carrier collects the rest', async () => {
  await using shop = await open();
  const { database } = shop;
  const { orderId: id, code } = (await shop.place(2)).body;
  assert.equal(await shop.transfer(code, 40_000), 'booked');
  const waiting = await shop.view(code);
  assert.deepEqual([waiting.status, waiting.transfer.amount], ['awaiting-transfer', 60_000]);
  assert.equal(await shop.transfer(code, 60_000), 'booked');
  const order = await shop.view(code);
  assert.deepEqual([order.status, order.paid, order.due, order.transfer], [
    ...['processing', deposit, 410_000, null],
  ]);
  const staffOrder = await readStaffOrder(database, id);
  assert.deepEqual([staffOrder.due, staffOrder.paidAt, staffOrder.expiresAt], [
    ...[410_000, null, null],
  ]);
  const { csv } = await runAsOwner(database, handOver, { carrier: 'ghn' });
  assert.match(csv, /,410000,500000,/);
  const list = `Mã đơn,COD\n${code},410000`;
  const { lines } = await runAsOwner(database, reconcileCod, { list });
  assert.deepEqual([lines[0]!.due, lines[0]!.state], [410_000, 'equal']);
  for (const status of ['shipping', 'delivered'] as const) await setStatus(shop.deps, id, status);
  const delivered = await shop.view(code);
  assert.deepEqual([delivered.paid, delivered.due, delivered.refundDue], [510_000, 0, 0]);
});

Deno.test('a cancelled order owes its deposit, and one without it expires like a transfer', async () => {
  await using shop = await open();
  const paid = (await shop.place(2)).body;
  await shop.transfer(paid.code, deposit);
  const unpaid = (await shop.place(2)).body;
  assert.equal((await shop.post('order/cancel', { code: paid.code }, { as: 'an' })).status, 200);
  const cancelled = await shop.view(paid.code);
  assert.deepEqual([cancelled.status, cancelled.due, cancelled.refundDue], [
    ...['cancelled', 0, deposit],
  ]);
  shop.advance(24 * hour);
  await expireUnconfirmedOrders(shop.deps);
  assert.equal((await shop.view(unpaid.code)).status, 'cancelled');
  assert.equal(await readStock(shop.database), 10);
  assert.equal(await shop.transfer(unpaid.code, deposit), 'unmatched');
});

Deno.test('an order that waits for its deposit is replaced by the next one, unless a part is paid', async () => {
  await using shop = await open();
  const first = (await shop.place(2)).body;
  const second = (await shop.place(3)).body;
  assert.equal((await shop.view(first.code)).status, 'cancelled');
  await shop.transfer(second.code, 1);
  await shop.place(2);
  assert.equal((await shop.view(second.code)).status, 'awaiting-transfer');
  assert.equal(await readStock(shop.database), 5);
});

Deno.test('an order above the limits waits for the owner, without a deposit', async () => {
  const none = { quantity: 0, amount: 0, openOrders: 0 };
  const limits = {
    ...{ newCustomer: none, knownCustomer: none, shares: false, confirmationTimeout: hour },
  };
  await using shop = await open({ orderLimits: () => Promise.resolve(limits) });
  const { orderId: id, code, status, transfer } = (await shop.place(2)).body;
  assert.deepEqual([status, transfer], ['awaiting-confirmation', undefined]);
  await setStatus(shop.deps, id, 'processing');
  const order = await shop.view(code);
  assert.deepEqual([order.status, order.deposit, order.due], ['processing', 0, 510_000]);
});

Deno.test('the edited order keeps its deposit, and owes what is more than its amount', async () => {
  await using shop = await open();
  const { orderId: id, code } = (await shop.place(2)).body;
  await shop.transfer(code, deposit);
  const { version } = await readStaffOrder(shop.database, id);
  const changes = { items: [{ productId: 'sample-0', quantity: 3 }] };
  const edited = await runAsOwner(shop.deps, editOrder, { id, version, changes });
  assert.deepEqual([edited.amount, edited.paid, edited.due], [760_000, deposit, 660_000]);
  const discount = { id, version: edited.version, changes: { discount: 750_000 } };
  const cheap = await runAsOwner(shop.deps, editOrder, discount);
  assert.deepEqual([cheap.amount, cheap.due], [10_000, -90_000]);
});

Deno.test('staff cannot undo the acceptance of an order whose deposit has arrived', async () => {
  await using shop = await open();
  const { orderId: id, code } = (await shop.place(2)).body;
  const change = async (status: 'processing' | 'awaiting-transfer') => {
    const { version } = await readStaffOrder(shop.database, id);
    return await runAsOwner(shop.deps, changeStatus, { id, version, status });
  };
  await change('processing');
  await change('awaiting-transfer');
  await change('processing');
  await shop.transfer(code, deposit);
  await assert.rejects(change('awaiting-transfer'), { code: 'CHANGED' });
});

Deno.test('the deposit is never more than the amount', async () => {
  await using shop = await open();
  const account = { ...sampleAccount, depositFrom: 1, depositAmount: 1_000_000 };
  const deps = { ...shop.deps, transferAccount: () => Promise.resolve(account) };
  const { code, amount, orderId } = await placeOrder(deps, {
    ...{ userId: 'an', request: orderRequest(), payment: 'cod' },
  });
  assert.equal(amount, 260_000);
  await shop.transfer(code, amount);
  const { status, due, paidAt } = await readStaffOrder(shop.database, orderId);
  assert.deepEqual([status, due, paidAt], ['processing', 0, shop.deps.clock()]);
});
