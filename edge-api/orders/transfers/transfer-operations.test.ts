import assert from 'node:assert/strict';
import { orderRequest } from '../../checkout/testing/order-fixtures.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { placeOrder } from '../../checkout/place-order.ts';
import { listAudit } from '../../operations/list-audit.ts';
import type { Role } from '../../contract/staff/roles.ts';
import { runOperation } from '../../operations/run-operation.ts';
import { runAsOwner } from '../../operations/testing/run-as-owner.ts';
import { mailsOf } from '../../mail/testing/mails-of.ts';
import { getOrder } from '../get-order.ts';
import { refundOrder } from '../refund-order.ts';
import { placeTransferOrder } from '../testing/place-transfer-order.ts';
import { setStatus } from '../testing/set-status.ts';
import { recordPayment } from './record-payment.ts';
import { assignTransfer, returnTransfer } from './resolve-transfer.ts';
import { listUnmatched } from './unmatched-transfers.ts';

async function record(shop: TestShop, input: object) {
  const at = shop.deps.clock();
  const result = await runAsOwner(shop.deps, recordPayment, { amount: 510_000, at, ...input });
  return 'unmatched' in result && !('id' in result) ? undefined : result as { status: string };
}

Deno.test('payments.record takes the order, its reference or its code, and is audited', async () => {
  await using shop = await openTestShop();
  const { deps } = shop;
  for (const by of ['orderId', 'reference', 'code'] as const) {
    const { id, code, reference } = await placeTransferOrder(shop);
    const input = by === 'orderId'
      ? { orderId: id }
      : by === 'code'
      ? { reference: ` ${code.toLowerCase()}` }
      : { reference };
    assert.equal((await record(shop, input))?.status, 'processing');
    const order = await runAsOwner(deps, getOrder, { id });
    assert.deepEqual([order.paid, order.due], [510_000, 0]);
    const { actor, text } = order.timeline.find(({ kind }) => kind === 'paid')!;
    assert.deepEqual([actor, text], ['cli', '510.000 VNĐ']);
    const { items } = await runAsOwner(deps, listAudit, { subject: id });
    assert.deepEqual(items.map(({ operation }) => operation), ['payments.record']);
    await setStatus(deps, id, 'delivered');
  }
});

Deno.test('payments.record rejects wrong input, and an unknown order', async () => {
  await using shop = await openTestShop();
  const { id } = await placeTransferOrder(shop);
  const at = shop.deps.clock();
  const wrong = [
    {},
    { orderId: id, amount: 0 },
    { orderId: id, amount: 1.5 },
    { orderId: id, amount: '510000' },
    { orderId: id, amount: 1e13 },
    { orderId: id, at: at + 2 * 24 * 60 * 60_000 },
    { orderId: id, at: -1 },
    { reference: '' },
    { reference: 'x'.repeat(501) },
  ];
  for (const input of wrong) {
    await assert.rejects(record(shop, input), { code: 'BROKEN_RULE' }, JSON.stringify(input));
  }
  await assert.rejects(record(shop, { orderId: 'none' }), { code: 'NOT_FOUND' });
  assert.equal((await runAsOwner(shop.deps, listUnmatched, {})).items.length, 0);
  assert.equal((await record(shop, { orderId: id, amount: 1 }))?.status, 'awaiting-transfer');
});

Deno.test('payments.record replies with its own transfer when it is repeated after another one', async () => {
  await using shop = await openTestShop();
  const amountOf = async (input: { amount: number; key?: string }) => {
    const transfer = { reference: 'khong ro', at: shop.deps.clock(), ...input };
    const result = await runAsOwner(shop.deps, recordPayment, transfer);
    return 'id' in result ? undefined : result.unmatched.amount;
  };
  const first = { amount: 111_000, key: crypto.randomUUID() };
  assert.equal(await amountOf(first), 111_000);
  assert.equal(await amountOf({ amount: 999_000 }), 999_000);
  assert.equal(await amountOf(first), 111_000);
});

Deno.test('an unmatched transfer is assigned once, also to a cancelled order', async () => {
  await using shop = await openTestShop();
  const { deps } = shop;
  const { id, code } = await placeTransferOrder(shop);
  assert.equal(await record(shop, { reference: 'khong ro' }), undefined);
  const [transfer] = (await runAsOwner(deps, listUnmatched, {})).items;
  assert.deepEqual(transfer?.suggestions.map((order) => order.code), [code]);
  const assign = () => runAsOwner(deps, assignTransfer, { id: transfer!.id, orderId: id });
  const results = await Promise.allSettled([assign(), assign()]);
  assert.deepEqual(results.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
  const paid = await runAsOwner(deps, getOrder, { id });
  assert.deepEqual([paid.status, paid.paid], ['processing', 510_000]);
  await assert.rejects(assign(), { code: 'TRANSFER_RESOLVED' });
  await setStatus(deps, id, 'cancelled');
  await record(shop, { orderId: id });
  const cancelled = await runAsOwner(deps, getOrder, { id });
  assert.deepEqual([cancelled.due, cancelled.unmatched.length], [-510_000, 1]);
  await runAsOwner(deps, assignTransfer, { id: cancelled.unmatched[0]!.id, orderId: id });
  const { version, ...twice } = await runAsOwner(deps, getOrder, { id });
  assert.deepEqual([twice.status, twice.due], ['cancelled', -1_020_000]);
  const refund = { id, version, amount: 1_020_000, reason: 'Hết hàng' };
  assert.equal((await runAsOwner(deps, refundOrder, refund)).due, 0);
});

Deno.test('an unmatched transfer is returned once, and never assigned afterwards', async () => {
  await using shop = await openTestShop();
  const { deps } = shop;
  await record(shop, { reference: 'NGUYEN VAN B nham' });
  const [{ id } = { id: 0 }] = (await runAsOwner(deps, listUnmatched, {})).items;
  const { id: orderId } = await placeTransferOrder(shop);
  const input = { id, note: 'Trả lại người chuyển nhầm' };
  assert.deepEqual(await runAsOwner(deps, returnTransfer, input), { id });
  await assert.rejects(runAsOwner(deps, returnTransfer, input), { code: 'TRANSFER_RESOLVED' });
  const assigned = runAsOwner(deps, assignTransfer, { id, orderId });
  await assert.rejects(assigned, { code: 'TRANSFER_RESOLVED' });
  assert.equal((await runAsOwner(deps, listUnmatched, {})).items.length, 0);
  await assert.rejects(runAsOwner(deps, returnTransfer, { id: 99, note: 'x' }), {
    code: 'NOT_FOUND',
  });
});

Deno.test('payments.unmatched has pages', async () => {
  await using shop = await openTestShop();
  for (let number = 1; number <= 3; number += 1) await record(shop, { reference: `lan ${number}` });
  const first = await runAsOwner(shop.deps, listUnmatched, { limit: 2 });
  assert.deepEqual(first.items.map(({ content }) => content), ['lan 3', 'lan 2']);
  const second = await runAsOwner(shop.deps, listUnmatched, { limit: 2, after: first.next });
  assert.deepEqual(second.items.map(({ content }) => content), ['lan 1']);
  assert.equal(second.next, undefined);
});

Deno.test('a transfer pays an order on delivery in advance', async () => {
  await using shop = await openTestShop();
  const request = orderRequest({ 'sample-0': 2 });
  const placed = await placeOrder(shop.deps, { userId: 'an', request, payment: 'cod' });
  await record(shop, { orderId: placed.orderId });
  const { id, paidAt, due } = await runAsOwner(shop.deps, getOrder, { id: placed.orderId });
  assert.deepEqual([paidAt, due], [shop.deps.clock(), 0]);
  assert.equal((await runAsOwner(shop.deps, getOrder, { id })).status, 'processing');
  const delivered = await setStatus(shop.deps, id, 'delivered');
  assert.deepEqual([delivered.paid, delivered.due], [510_000, 0]);
});

Deno.test('a transfer for a cancelled card order is owed once: its card payment stays closed', async () => {
  await using shop = await openTestShop();
  const { deps } = shop;
  const { orderId } = await placeOrder(deps, {
    ...{ userId: 'an', request: orderRequest(), payment: 'card' },
  });
  await record(shop, { orderId, amount: 260_000 });
  const [transfer] = (await runAsOwner(deps, listUnmatched, {})).items;
  const early = runAsOwner(deps, assignTransfer, { id: transfer!.id, orderId });
  await assert.rejects(early, { key: 'ORDER_STATUS.card' });
  await setStatus(deps, orderId, 'cancelled');
  const order = await runAsOwner(deps, assignTransfer, { id: transfer!.id, orderId });
  assert.deepEqual(order.payments.map(({ method, state }) => [method, state]), [
    ...[['card', 'closed'], ['transfer', 'paid']],
  ]);
  assert.deepEqual([order.paid, order.due], [260_000, -260_000]);
});

Deno.test('an order shows money that waits for a decision to those who decide about it', async () => {
  await using shop = await openTestShop();
  const { deps } = shop;
  const { id, reference } = await placeTransferOrder(shop);
  await setStatus(deps, id, 'cancelled');
  await record(shop, { reference });
  const read = async (role: Role) => {
    const actor = { kind: 'staff', id: 'lan', role } as const;
    return (await runOperation(getOrder, { deps, actor }, { id })).unmatched.length;
  };
  assert.deepEqual([await read('orders'), await read('reader')], [1, 0]);
});

Deno.test('a repeated request with a key records the money once', async () => {
  await using shop = await openTestShop();
  const { deps } = shop;
  const { id } = await placeTransferOrder(shop);
  const input = { orderId: id, amount: 200_000, key: crypto.randomUUID() };
  const sums = async () => {
    const order = await runAsOwner(deps, getOrder, { id });
    return [order.paid, (await runAsOwner(deps, listAudit, { subject: id })).items.length];
  };
  await Promise.all([record(shop, input), record(shop, input)]);
  const before = await sums();
  assert.deepEqual(before, [200_000, 1], 'both have found no payment with the key');
  shop.advance(60_000);
  assert.equal((await record(shop, input))?.status, 'awaiting-transfer');
  await assert.rejects(record(shop, { ...input, amount: 310_000 }), { code: 'CHANGED' });
  assert.deepEqual(await sums(), before);
  const rest = { ...input, amount: 310_000, key: crypto.randomUUID() };
  const results = await Promise.allSettled(
    [rest, { ...rest, amount: 1 }].map((one) => record(shop, one)),
  );
  const outcomes = results.map((it) => it.status === 'fulfilled' ? 'booked' : it.reason.code);
  assert.deepEqual(outcomes.sort(), ['CHANGED', 'booked']);
  assert.equal((await sums())[1], 2);
});

Deno.test('the mail about an order that staff have prepared without its money names no expiry', async () => {
  await using shop = await openTestShop();
  const { deps } = shop;
  const { id } = await placeTransferOrder(shop);
  await setStatus(deps, id, 'processing');
  shop.advance(25 * 60 * 60_000);
  await setStatus(deps, id, 'cancelled');
  const { text } = (await mailsOf(shop.database)).findLast(({ kind }) => kind === 'order-status')!;
  assert.match(text, /Đơn hàng của bạn đã được hủy và sẽ không được giao/);
});
