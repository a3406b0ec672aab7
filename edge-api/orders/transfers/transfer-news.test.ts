import assert from 'node:assert/strict';
import { and, eq, isNotNull } from 'drizzle-orm';
import { orderRequest } from '../../checkout/testing/order-fixtures.ts';
import { openTestShop } from '../../testing/open-test-shop.ts';
import { placeOrder } from '../../checkout/place-order.ts';
import { mails } from '../../db/schema/mail-tables.ts';
import { mailsOf } from '../../mail/testing/mails-of.ts';
import { runAsOwner } from '../../operations/testing/run-as-owner.ts';
import { saveSettings } from '../../settings/save-settings.ts';
import { readStaffOrder } from '../get-order.ts';
import { refundOrder } from '../refund-order.ts';
import { placeTransferOrder } from '../testing/place-transfer-order.ts';
import { placeWaitingOrder } from '../testing/place-waiting-order.ts';
import { setStatus } from '../testing/set-status.ts';
import { recordPayment } from './record-payment.ts';
import { recordTransfer } from './record-transfer.ts';
import { assignTransfer, returnTransfer } from './resolve-transfer.ts';
import { listUnmatched } from './unmatched-transfers.ts';

async function open() {
  const shop = await openTestShop();
  const { deps, database } = shop;
  await runAsOwner(deps, saveSettings, { changes: { 'alerts.email': 'lan@shop.vn' } });
  let count = 0;
  return {
    ...shop,
    receive: (content: string, amount: number, id = `${count += 1}`) =>
      recordTransfer(deps, { provider: 'sepay', id, amount, content, at: deps.clock() }),
    /** Returns the reports about transfers, the latest last. */
    reports: async () =>
      (await mailsOf(database)).filter(({ kind, subject }) =>
        kind === 'new-order' && /^(Tiền|Khách chuyển) /.test(subject)
      ),
  };
}

Deno.test('money without an order is reported once, with the page that settles it', async () => {
  await using shop = await open();
  const text = 'Mung sinh nhat http://lua-dao.example';
  for (const id of ['1', '1']) await shop.receive(text, 2_000, id);
  const [mail, ...others] = await shop.reports();
  assert.equal(others.length, 0);
  assert.equal(mail!.to.address, 'lan@shop.vn');
  assert.equal(mail!.subject, 'Tiền chưa rõ đơn: 2.000 VNĐ');
  assert.match(mail!.text, /Nội dung không ghi đúng mã của một đơn/);
  assert.match(mail!.text, /https:\/\/shop\.example\/admin\/payments\n/);
  assert.ok(!mail!.html.includes('lua-dao.example'), 'no link of a stranger');
  // The service repeats its notice when the report has been deleted.
  await shop.database.batch((db) => [db.delete(mails)]);
  shop.advance(60_000);
  await shop.receive(text, 2_000, '1');
  assert.equal((await shop.reports()).length, 0);
});

Deno.test('money for a cancelled order, or after its deadline, is reported with its code', async () => {
  await using shop = await open();
  const cancelled = await placeTransferOrder(shop);
  await setStatus(shop.deps, cancelled.id, 'cancelled');
  await shop.receive(cancelled.reference, 510_000);
  const late = await placeTransferOrder(shop);
  shop.advance(25 * 60 * 60_000);
  await shop.receive(late.reference, 510_000);
  const [first, second] = await shop.reports();
  assert.equal(first!.subject, `Tiền về cho đơn ${cancelled.code} đã hủy: 510.000 VNĐ`);
  assert.equal(second!.subject, `Tiền về trễ hạn cho đơn ${late.code}: 510.000 VNĐ`);
  for (const { text } of [first!, second!]) assert.match(text, /\/admin\/payments\n/);
});

Deno.test('less and more than the amount are reported with the difference', async () => {
  await using shop = await open();
  const { id, code, reference } = await placeTransferOrder(shop);
  await shop.receive(reference, 200_000);
  const [short] = await shop.reports();
  assert.equal(short!.subject, `Khách chuyển thiếu: đơn ${code}, còn thiếu 310.000 VNĐ`);
  assert.match(short!.text, new RegExp(`/admin/orders/${id}\n`));
  await shop.receive(reference, 400_000);
  const reports = await shop.reports();
  assert.equal(reports.length, 1, 'the missing money has arrived');
  assert.equal(reports[0]!.subject, `Khách chuyển thừa: đơn ${code}, thừa 90.000 VNĐ`);
});

Deno.test('a transfer for an order that waits for its confirmation is reported until that', async () => {
  await using shop = await open();
  const id = await placeWaitingOrder(shop.deps, { 'sample-0': 1 });
  const { code } = await readStaffOrder(shop.database, id);
  await shop.receive(`TA${code}`, 260_000);
  const [report] = await shop.reports();
  const title = `Khách chuyển khoản khi đơn chờ xác nhận: đơn ${code}, 260.000 VNĐ`;
  assert.equal(report!.subject, title);
  assert.match(report!.text, new RegExp(`bấm Nhận đơn hoặc Hủy đơn[^]*/admin/orders/${id}\n`));
  await setStatus(shop.deps, id, 'processing');
  assert.equal((await shop.reports()).length, 0);
});

Deno.test('a transfer for goods that came back is too much', async () => {
  await using shop = await open();
  const request = orderRequest({ 'sample-0': 1 });
  const placed = await placeOrder(shop.deps, { userId: 'an', request, payment: 'cod' });
  for (const status of ['delivered', 'returned'] as const) {
    await setStatus(shop.deps, placed.orderId, status);
  }
  await shop.receive(`TA${placed.code}`, 260_000);
  const [report] = await shop.reports();
  assert.equal(report!.subject, `Khách chuyển thừa: đơn ${placed.code}, thừa 260.000 VNĐ`);
});

/** Places an order on delivery whose deposit of 50,000 đồng has arrived before the hand-over. */
async function handOverPartlyPaid({ deps, receive, advance }: Awaited<ReturnType<typeof open>>) {
  const request = orderRequest({ 'sample-0': 1 });
  const { orderId: id, code } = await placeOrder(deps, { userId: 'an', request, payment: 'cod' });
  await receive(`TA${code}`, 50_000);
  advance(60_000);
  await setStatus(deps, id, 'shipping');
  return { id, code };
}

Deno.test('a transfer for a parcel on its way is reported, as the carrier collects all', async () => {
  await using shop = await open();
  const { id, code } = await handOverPartlyPaid(shop);
  assert.equal((await shop.reports()).length, 0);
  shop.advance(60_000);
  await shop.receive(`TA${code}`, 210_000);
  const [report] = await shop.reports();
  const title = `Khách chuyển khoản khi đơn đang giao: đơn ${code}, 210.000 VNĐ`;
  assert.equal(report!.subject, title);
  assert.match(report!.text, /bớt khoản này khỏi tiền thu hộ/);
  assert.match(report!.text, new RegExp(`/admin/orders/${id}\n`));
});

Deno.test('a transfer after a delivery is reported, as the carrier may have collected it', async () => {
  await using shop = await open();
  const { id, code } = await handOverPartlyPaid(shop);
  shop.advance(60_000);
  await setStatus(shop.deps, id, 'delivered');
  assert.equal((await shop.reports()).length, 0);
  shop.advance(60_000);
  await shop.receive(`TA${code}`, 210_000);
  const [report] = await shop.reports();
  const title = `Khách chuyển khoản sau khi nhận hàng: đơn ${code}, 210.000 VNĐ`;
  assert.equal(report!.subject, title);
  assert.match(report!.text, /đã thu tiền mặt chưa/);
  assert.match(report!.text, new RegExp(`/admin/orders/${id}\n`));
});

Deno.test('an order shows what was transferred after its hand-over, until it is paid back', async () => {
  await using shop = await open();
  const { deps } = shop;
  const { id, code } = await handOverPartlyPaid(shop);
  const read = async () => {
    const { transferredLate, paid, due } = await readStaffOrder(shop.database, id);
    return { transferredLate, paid, due };
  };
  assert.deepEqual(await read(), { transferredLate: 0, paid: 50_000, due: 210_000 });
  shop.advance(60_000);
  // The notice comes after the hand-over, when the carrier has the amount to collect.
  await recordTransfer(deps, {
    ...{ provider: 'sepay', id: 'early', amount: 210_000, content: `TA${code}` },
    at: deps.clock() - 90_000,
  });
  assert.deepEqual(await read(), { transferredLate: 210_000, paid: 260_000, due: 0 });
  shop.advance(60_000);
  const { version } = await setStatus(deps, id, 'delivered');
  assert.deepEqual(await read(), { transferredLate: 210_000, paid: 260_000, due: 0 });
  const refund = (version: number, amount: number) =>
    runAsOwner(deps, refundOrder, { id, version, amount, reason: 'Đã thu hộ' });
  // The carrier has collected the amount as well, so that the shop still has all of it.
  const paidBack = await refund(version, 210_000);
  assert.deepEqual(await read(), { transferredLate: 0, paid: 260_000, due: 0 });
  shop.advance(60_000);
  await setStatus(deps, id, 'returned');
  assert.deepEqual(await read(), { transferredLate: 0, paid: 260_000, due: -260_000 });
  await refund(paidBack.version + 1, 260_000);
  assert.deepEqual(await read(), { transferredLate: 0, paid: 0, due: 0 });
});

Deno.test('a refund for goods that only a late transfer has paid leaves nothing to pay back', async () => {
  await using shop = await open();
  const { deps } = shop;
  const { id, code } = await handOverPartlyPaid(shop);
  shop.advance(60_000);
  await shop.receive(`TA${code}`, 210_000);
  const { version } = await setStatus(deps, id, 'delivered');
  shop.advance(60_000);
  const reason = 'Vòng bị xước';
  await runAsOwner(deps, refundOrder, { id, version, amount: 30_000, reason });
  assert.equal((await readStaffOrder(shop.database, id)).paid, 230_000);
  const returned = await setStatus(deps, id, 'returned');
  shop.advance(60_000);
  await runAsOwner(deps, refundOrder, {
    ...{ id, version: returned.version, amount: 230_000, reason: 'Trả hàng' },
  });
  const { paid, due } = await readStaffOrder(shop.database, id);
  assert.deepEqual({ paid, due }, { paid: 0, due: 0 });
});

Deno.test('money that staff assign after a hand-over counts as transferred after it', async () => {
  await using shop = await open();
  const request = orderRequest({ 'sample-0': 1 });
  const { orderId } = await placeOrder(shop.deps, { userId: 'an', request, payment: 'cod' });
  await shop.receive('khong ro', 260_000);
  shop.advance(60_000);
  await setStatus(shop.deps, orderId, 'shipping');
  shop.advance(60_000);
  const { items: [transfer] } = await runAsOwner(shop.deps, listUnmatched, {});
  const { transferredLate } = await runAsOwner(shop.deps, assignTransfer, {
    ...{ id: transfer!.id, orderId },
  });
  assert.equal(transferredLate, 260_000);
});

Deno.test('money that staff record, or that is settled already, is not reported', async () => {
  await using shop = await open();
  const { deps, database } = shop;
  await runAsOwner(deps, recordPayment, { reference: 'lan', amount: 5_000, at: deps.clock() });
  const { id, reference } = await placeTransferOrder(shop);
  await shop.receive(reference, 510_000);
  assert.equal((await shop.reports()).length, 0);
  await shop.receive('khong ro', 7_000);
  assert.equal((await shop.reports()).length, 1);
  const { items } = await runAsOwner(deps, listUnmatched, {});
  for (const { id } of items) await runAsOwner(deps, returnTransfer, { id, note: 'Đã trả' });
  assert.equal((await shop.reports()).length, 0);
  assert.equal((await runAsOwner(deps, listUnmatched, {})).items.length, 0);
  await setStatus(deps, id, 'delivered');
  for (let index = 0; index < 70; index += 1) await shop.receive('khong ro', 1);
  const isReport = and(eq(mails.kind, 'new-order'), isNotNull(mails.transferId));
  assert.equal(await database.read.$count(mails, isReport), 20);
});
