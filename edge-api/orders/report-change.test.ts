import assert from 'node:assert/strict';
import { and, eq, sql } from 'drizzle-orm';
import { placeOrder } from '../checkout/place-order.ts';
import { orderRequest } from '../checkout/testing/order-fixtures.ts';
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts';
import { mails } from '../db/schema/mail-tables.ts';
import { mailsOf } from '../mail/testing/mails-of.ts';
import { runAsOwner } from '../operations/testing/run-as-owner.ts';
import { cancelItems } from './cancel-items.ts';
import { confirmByPhone } from './confirm-by-phone.ts';
import { editOrder } from './edit-order.ts';
import { getOrder } from './get-order.ts';
import { placeWaitingOrder } from './testing/place-waiting-order.ts';
import { setStatus } from './testing/set-status.ts';

async function place({ deps }: TestShop) {
  const request = orderRequest({ 'sample-0': 2 });
  const { orderId: id } = await placeOrder(deps, { userId: 'an', request, payment: 'cod' });
  return await runAsOwner(deps, getOrder, { id });
}

/** Returns the mails about changes by staff that are still needed. */
const reports = async ({ database }: TestShop) =>
  (await mailsOf(database)).filter(({ kind }) => /^order-(confirmed|items|edited)$/.test(kind));

const dueTimes = async ({ database }: TestShop, kind: 'order-edited' | 'order-confirmed') =>
  (await database.read.select({ at: mails.nextAttemptAt }).from(mails)
    .where(and(eq(mails.kind, kind), eq(mails.attempts, 0)))).map(({ at }) => at);

Deno.test('an order that is confirmed by telephone is reported, unless its status follows at once', async () => {
  await using shop = await openTestShop();
  const { deps } = shop;
  const { id, version } = await place(shop);
  await runAsOwner(deps, confirmByPhone, { id, version });
  assert.deepEqual(await dueTimes(shop, 'order-confirmed'), [deps.clock() + 10_000]);
  const [report] = await reports(shop);
  assert.match(report!.subject, /: đã xác nhận$/);
  assert.match(report!.text, /đã xác nhận đơn hàng qua điện thoại[^]*nhận hàng: 510\.000 VNĐ/);
  const waiting = await placeWaitingOrder(deps, { 'sample-1': 1 });
  const { version: first } = await runAsOwner(deps, getOrder, { id: waiting });
  await runAsOwner(deps, confirmByPhone, { id: waiting, version: first });
  assert.equal((await reports(shop)).length, 2);
  shop.advance(2_000);
  await setStatus(deps, waiting, 'processing');
  assert.equal((await reports(shop)).length, 1);
});

Deno.test('the cancellation of a part is reported with its reason and the new amount', async () => {
  await using shop = await openTestShop();
  const { id, version } = await place(shop);
  const reason = 'Một vòng bị nứt, xem evil.example';
  const items = [{ productId: 'sample-0', quantity: 1 }];
  await runAsOwner(shop.deps, cancelItems, { id, version, reason, items });
  const [report, ...others] = await reports(shop);
  assert.equal(others.length, 0);
  assert.match(report!.subject, /: hủy một phần$/);
  assert.match(report!.text, /Lý do: Một vòng bị nứt, xem evil\u200c[^]*260\.000 VNĐ/);
});

Deno.test('changes of an order are reported once, with the contents that it has then', async () => {
  await using shop = await openTestShop();
  const { deps, database } = shop;
  const order = await place(shop);
  const { id } = order;
  let { version } = order;
  const edit = async (changes: object) => {
    ({ version } = await runAsOwner(deps, editOrder, { id, version, changes }));
  };
  await edit({ address: { street: order.address.street } });
  assert.deepEqual(await reports(shop), [], 'nothing has changed');
  await edit({ address: { street: '7 Hàng Than' } });
  shop.advance(4_000);
  await edit({ items: [{ productId: 'sample-0', quantity: 3 }] });
  assert.deepEqual(await dueTimes(shop, 'order-edited'), [deps.clock() + 10_000]);
  const [report] = await reports(shop);
  assert.match(report!.subject, /: đã thay đổi$/);
  assert.match(report!.text, /760\.000 VNĐ[^]*7 Hàng Than/);
  await database.batch((db) => [db.run(sql`update mails set attempts = 1, sent_at = 1`)]);
  await edit({ discount: 60_000 });
  assert.equal((await dueTimes(shop, 'order-edited')).length, 1, 'the sent one is not replaced');
  await setStatus(deps, id, 'cancelled');
  assert.deepEqual(await reports(shop), []);
});

Deno.test('a confirmation that is sent twice is reported once', async () => {
  await using shop = await openTestShop();
  const { deps } = shop;
  const { id, version } = await place(shop);
  const confirm = () => runAsOwner(deps, confirmByPhone, { id, version });
  await Promise.allSettled([confirm(), confirm()]);
  assert.equal((await dueTimes(shop, 'order-confirmed')).length, 1);
});
