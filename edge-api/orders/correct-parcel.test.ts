import assert from 'node:assert/strict';
import { sql } from 'drizzle-orm';
import { placeOrder } from '../checkout/place-order.ts';
import { orderRequest } from '../checkout/testing/order-fixtures.ts';
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts';
import { mailsOf } from '../mail/testing/mails-of.ts';
import { listAudit } from '../operations/list-audit.ts';
import { runAsOwner } from '../operations/testing/run-as-owner.ts';
import { changeStatus } from './change-status.ts';
import { setStatus } from './testing/set-status.ts';
import { correctParcel } from './correct-parcel.ts';
import { getOrder } from './get-order.ts';

/** Hands an order over with a number, and sends the mail about it. */
async function handOver({ deps, database }: TestShop) {
  const request = orderRequest();
  const { orderId: id } = await placeOrder(deps, { userId: 'an', request, payment: 'cod' });
  const parcel = { carrier: 'GHN', trackingCode: 'SAI123' };
  const order = await runAsOwner(deps, changeStatus, {
    ...{ id, version: 0, status: 'shipping' },
    ...parcel,
  });
  const send = () =>
    database.batch((db) => [db.run(sql`update mails set attempts = 1, sent_at = 1`)]);
  return { ...order, send };
}

const waitingMails = async ({ database }: TestShop) =>
  await database.read.all<{ kind: string; due: number }>(
    sql`select kind, next_attempt_at as due from mails where attempts = 0 and kind <> 'order-placed'`,
  );

Deno.test('a wrong number of a parcel is corrected, once, with a mail that has the new one', async () => {
  await using shop = await openTestShop();
  const { deps } = shop;
  const { id, version, send } = await handOver(shop);
  await send();
  shop.advance(60_000);
  const input = { id, version, carrier: 'GHTK', trackingCode: 'S1.A' };
  const results = await Promise.allSettled(
    [1, 2].map(() => runAsOwner(deps, correctParcel, input)),
  );
  assert.deepEqual(results.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
  const order = await runAsOwner(deps, getOrder, { id });
  assert.deepEqual([order.status, order.carrier, order.trackingCode], ['shipping', 'GHTK', 'S1.A']);
  assert.ok(order.version > version);
  assert.deepEqual([order.timeline[0]?.kind, order.timeline[0]?.text], ['parcel', 'GHTK, S1.A']);
  const { items } = await runAsOwner(deps, listAudit, {});
  assert.deepEqual(items.map(({ operation, before, after }) => [operation, before, after]), [
    ['orders.correctParcel', null, null],
    ['orders.changeStatus', { status: 'processing' }, { status: 'shipping' }],
  ], 'the log has no parcel, which leads to its customer');
  assert.deepEqual(await waitingMails(shop), [
    { kind: 'order-parcel', due: deps.clock() + 10_000 },
  ]);
  const mail = (await mailsOf(shop.database)).at(-1)!;
  assert.match(mail.subject, /: mã vận đơn mới$/);
  assert.match(mail.text, /Mã vận đơn: S1\.A[^]*https:\/\/i\.ghtk\.vn\/S1\.A/);
  assert.doesNotMatch(mail.text, /SAI123/);
});

Deno.test('a correction is mailed once, only for another number, and after the mail of the hand-over', async () => {
  await using shop = await openTestShop();
  const { deps } = shop;
  const { send, ...order } = await handOver(shop);
  const { id } = order;
  let { version } = order;
  const correct = async (carrier: string | null, trackingCode: string | null) => {
    ({ version } = await runAsOwner(deps, correctParcel, { id, version, carrier, trackingCode }));
  };
  await correct('GHN', 'G1');
  assert.deepEqual((await waitingMails(shop)).map(({ kind }) => kind), ['order-status']);
  assert.match((await mailsOf(shop.database)).at(-1)!.text, /Mã vận đơn: G1/);
  await send();
  await correct('Viettel Post', 'G1');
  await correct('Viettel Post', null);
  assert.deepEqual(await waitingMails(shop), []);
  await correct('Viettel Post', 'V1');
  await correct('Viettel Post', 'V2');
  assert.deepEqual((await waitingMails(shop)).map(({ kind }) => kind), ['order-parcel']);
  const before = version;
  await correct('Viettel Post', 'V2');
  assert.equal(version, before, 'the same values change nothing');
});

Deno.test('only a parcel that is on its way is corrected, and only with a valid text', async () => {
  await using shop = await openTestShop();
  const { deps } = shop;
  const { id, version } = await handOver(shop);
  const correct = (change: object) =>
    runAsOwner(deps, correctParcel, { id, version, carrier: null, trackingCode: 'A', ...change });
  for (const trackingCode of ['', ' ', 'x'.repeat(101), 'a\0', 'a\u202e', undefined, 7]) {
    await assert.rejects(correct({ trackingCode }), { code: 'BROKEN_RULE' });
  }
  await assert.rejects(correct({ id: 'none' }), { code: 'NOT_FOUND' });
  await assert.rejects(correct({ version: version - 1 }), { code: 'CHANGED' });
  const delivered = await setStatus(deps, id, 'delivered');
  await assert.rejects(correct({ version: delivered.version }), { code: 'ORDER_STATUS' });
});
