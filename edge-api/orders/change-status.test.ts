import assert from 'node:assert/strict';
import { asc, eq } from 'drizzle-orm';
import { type OrderStatus, orderStatuses } from '../contract/orders/order-status.ts';
import { mails } from '../db/schema/mail-tables.ts';
import { orders } from '../db/schema/order-tables.ts';
import { beforeWrite } from '../testing/before-write.ts';
import { runAsOwner } from '../operations/testing/run-as-owner.ts';
import { cancelItems } from './cancel-items.ts';
import { changeStatus } from './change-status.ts';
import { placeWaitingOrder } from './testing/place-waiting-order.ts';
import { setStatus } from './testing/set-status.ts';
import { placeOrder } from '../checkout/place-order.ts';
import { orderRequest, readOrder, readStock } from '../checkout/testing/order-fixtures.ts';
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts';

const place = async ({ deps }: TestShop, payment: 'cod' | 'card' = 'cod') => {
  const { orderId } = await placeOrder(deps, { userId: 'an', request: orderRequest(), payment });
  return orderId;
};

const mailsOf = async ({ database }: TestShop, orderId: string) => {
  const rows = await database.read.select().from(mails).where(eq(mails.orderId, orderId))
    .orderBy(asc(mails.id));
  return rows.map(({ kind, orderStatus }) => orderStatus ?? kind);
};

Deno.test('orders.changeStatus moves an order on and queues a mail for each status', async () => {
  await using shop = await openTestShop();
  const id = await place(shop);
  assert.equal((await setStatus(shop.deps, id, 'shipping')).status, 'shipping');
  assert.equal((await setStatus(shop.deps, id, 'delivered')).version, 2);
  assert.equal((await readOrder(shop.database, id))?.status, 'delivered');
  assert.deepEqual(await mailsOf(shop, id), ['order-placed', 'shipping', 'delivered']);
  assert.equal(await readStock(shop.database), 9);
});

Deno.test('orders.changeStatus allows the listed transitions only', async () => {
  const allowed = [
    'awaiting-payment cancelled',
    'awaiting-transfer processing',
    'awaiting-transfer cancelled',
    'awaiting-confirmation processing',
    'awaiting-confirmation cancelled',
    'processing shipping',
    'processing delivered',
    'processing cancelled',
    'shipping delivered',
    'shipping cancelled',
    'delivered returned',
  ];
  for (const from of orderStatuses) {
    await using shop = await openTestShop();
    for (const to of orderStatuses) {
      const id = await place(shop);
      await shop.database.batch((db) => [
        db.update(orders).set({ status: from }).where(eq(orders.id, id)),
      ]);
      const changed = await setStatus(shop.deps, id, to).then(() => true, (error) => {
        assert.equal(error.code, 'ORDER_STATUS');
        assert.deepEqual([error.details.status, error.details.next], [from, to]);
        return false;
      });
      assert.equal(changed, allowed.includes(`${from} ${to}`), `${from} ${to}`);
      const now: OrderStatus = changed ? to : from;
      assert.equal((await readOrder(shop.database, id))?.status, now);
      assert.deepEqual(await mailsOf(shop, id), ['order-placed', ...(changed ? [to] : [])]);
    }
  }
});

Deno.test('orders.changeStatus returns the stock once for concurrent cancellations', async () => {
  await using shop = await openTestShop();
  const id = await place(shop);
  const results = await Promise.allSettled(
    [1, 2, 3].map(() => setStatus(shop.deps, id, 'cancelled')),
  );
  assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 1);
  assert.equal(await readStock(shop.database), 10);
  assert.deepEqual(await mailsOf(shop, id), ['order-placed', 'cancelled']);
});

Deno.test('orders.changeStatus closes an open payment before it cancels the order', async () => {
  await using shop = await openTestShop();
  const id = await place(shop, 'card');
  await setStatus(shop.deps, id, 'cancelled');
  assert.equal(shop.provider.payments.get(`session-of-${id}`)?.state, 'closed');
  assert.deepEqual(await mailsOf(shop, id), ['cancelled']);
  assert.equal(await readStock(shop.database), 10);
});

Deno.test('orders.changeStatus does not cancel an order that was paid in the meantime', async () => {
  await using shop = await openTestShop();
  const id = await place(shop, 'card');
  shop.provider.pay(`session-of-${id}`);
  await assert.rejects(
    setStatus(shop.deps, id, 'cancelled'),
    { code: 'CHANGED' },
  );
  assert.equal((await readOrder(shop.database, id))?.status, 'processing');
  assert.equal(await readStock(shop.database), 9);
});

Deno.test('orders.changeStatus names an unknown order', async () => {
  await using shop = await openTestShop();
  const input = { id: 'nothing', version: 0, status: 'shipping' };
  await assert.rejects(runAsOwner(shop.deps, changeStatus, input), { code: 'NOT_FOUND' });
});

Deno.test('orders.changeStatus requires the version that the change is based on', async () => {
  await using shop = await openTestShop();
  const id = await place(shop);
  const change = (version?: number) =>
    runAsOwner(shop.deps, changeStatus, { id, version, status: 'shipping' });
  await assert.rejects(change(), { code: 'BROKEN_RULE' });
  await assert.rejects(change(7), { code: 'CHANGED' });
  assert.equal((await change(0)).status, 'shipping');
});

Deno.test('a change of the status that another change overtakes is refused, and changes nothing', async () => {
  for (
    const [from, to] of [
      ['awaiting-confirmation', 'processing'],
      ['awaiting-confirmation', 'cancelled'],
      ['processing', 'shipping'],
      ['shipping', 'cancelled'],
      ['delivered', 'returned'],
    ] as const
  ) {
    await using shop = await openTestShop();
    const { database } = shop;
    const isWaiting = from === 'awaiting-confirmation';
    const id = isWaiting
      ? await placeWaitingOrder(shop.deps, { 'sample-0': 1 })
      : await place(shop);
    await database.batch((db) => [db.update(orders).set({ status: from })]);
    const seen = await readOrder(database, id);
    const stock = await readStock(database);
    const late = () =>
      beforeWrite(shop.deps, (db) => [db.update(orders).set({ street: '99 Lê Lợi' })]);
    const change = { id, version: seen!.version };
    const isRefused = { code: 'CHANGED' };
    await assert.rejects(runAsOwner(late(), changeStatus, { ...change, status: to }), isRefused);
    if (to === 'cancelled') {
      const cancelling = { id, version: seen!.version + 1, reason: 'Hết hàng' };
      await assert.rejects(runAsOwner(late(), cancelItems, cancelling), isRefused);
    }
    const { status, street } = (await readOrder(database, id))!;
    assert.deepEqual([status, street], [from, '99 Lê Lợi'], `${from} ${to}`);
    assert.equal(await readStock(database), stock);
    assert.deepEqual(await mailsOf(shop, id), ['order-placed']);
  }
});
