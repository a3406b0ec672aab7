import assert from 'node:assert/strict';
import { sql } from 'drizzle-orm';
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts';
import { listAudit } from '../operations/list-audit.ts';
import { runAsOwner } from '../operations/testing/run-as-owner.ts';
import { setStatus } from './testing/set-status.ts';
import { confirmByPhone } from './confirm-by-phone.ts';
import { getOrder } from './get-order.ts';
import { noteOrder } from './note-order.ts';
import { placeWaitingOrder } from './testing/place-waiting-order.ts';
import { undoConfirmation } from './undo-confirmation.ts';

/** Places an order that waits for its confirmation, and confirms it by telephone. */
async function confirm({ deps }: TestShop) {
  const id = await placeWaitingOrder(deps, { 'sample-0': 1 });
  const { version } = await runAsOwner(deps, getOrder, { id });
  return await runAsOwner(deps, confirmByPhone, { id, version });
}

const waitingMails = async ({ database }: TestShop) =>
  await database.read.all(sql`select id from mails where kind = 'order-confirmed'`);

Deno.test('a confirmation by telephone is taken back, once, with its mail', async () => {
  await using shop = await openTestShop();
  const { deps } = shop;
  const { id } = await confirm(shop);
  shop.advance(9_999);
  // A note is not another change.
  const { version } = await runAsOwner(deps, noteOrder, { id, text: 'Gọi lại sau' });
  const results = await Promise.allSettled(
    [1, 2].map(() => runAsOwner(deps, undoConfirmation, { id, version })),
  );
  assert.deepEqual(results.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
  const order = await runAsOwner(deps, getOrder, { id });
  assert.deepEqual([order.confirmedAt, order.status], [null, 'awaiting-confirmation']);
  assert.ok(order.version > version);
  assert.ok(order.timeline.every(({ kind }) => kind !== 'confirmed'));
  assert.deepEqual(await waitingMails(shop), []);
  const { items } = await runAsOwner(deps, listAudit, { operation: 'orders.undoConfirmation' });
  assert.deepEqual(items.map(({ before, after }) => [before, after]), [
    [{ confirmedAt: deps.clock() - 9_999 }, { confirmedAt: null }],
  ]);
  await runAsOwner(deps, confirmByPhone, { id, version: order.version });
  assert.equal((await waitingMails(shop)).length, 1);
});

Deno.test('a confirmation stays after ten seconds, after its mail, and after another change', async () => {
  await using shop = await openTestShop();
  const { deps, database } = shop;
  const tooLate = { key: 'ORDER_STATUS.confirmation' };
  const undo = ({ id, version }: { id: string; version: number }) =>
    runAsOwner(deps, undoConfirmation, { id, version });
  const late = await confirm(shop);
  shop.advance(10_000);
  await assert.rejects(undo(late), tooLate);
  const mailed = await confirm(shop);
  await database.batch((db) => [db.run(sql`update mails set attempts = 1`)]);
  await assert.rejects(undo(mailed), tooLate);
  const { id, version } = await confirm(shop);
  const accepted = await setStatus(deps, id, 'processing');
  await assert.rejects(undo({ id, version }), { code: 'CHANGED' });
  await assert.rejects(undo(accepted), tooLate);
  const unconfirmed = await placeWaitingOrder(deps, { 'sample-1': 1 });
  await assert.rejects(undo(await runAsOwner(deps, getOrder, { id: unconfirmed })), tooLate);
  for (const one of [late, mailed, accepted]) {
    assert.notEqual((await runAsOwner(deps, getOrder, { id: one.id })).confirmedAt, null);
  }
});
