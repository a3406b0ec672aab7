import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/account-tables.ts';
import { orders, payments } from '../../db/schema/order-tables.ts';
import { sampleOrder } from '../../mail/testing/sample-order.ts';
import { deleteExpiredRecords } from '../delete-expired.ts';
import { openAccountShop } from '../testing/open-account-shop.ts';

const day = 24 * 60 * 60_000;
const unverifiedLifetime = 7 * day;

/** Opens an unverified account of time 0 with one cancelled order of the same time. */
async function openWithOrder(order: Partial<typeof sampleOrder> = {}) {
  const accounts = await openAccountShop();
  const { database } = accounts;
  const { id } = await accounts.open();
  const cancelled = {
    ...sampleOrder,
    code: null,
    userId: id,
    status: 'cancelled' as const,
    createdAt: 0,
  };
  await database.batch((db) => [db.insert(orders).values({ ...cancelled, ...order })]);
  const sweep = (now: number) =>
    deleteExpiredRecords(database, now, { unverifiedLifetime, mailLifetime: day });
  const isRemoved = async () => {
    const [user] = await database.read.select().from(users).where(eq(users.id, id));
    return user?.deletedAt !== null;
  };
  return { ...accounts, cancelled, sweep, isRemoved };
}

Deno.test('an unverified account with cancelled orders only is removed after 7 days', async () => {
  await using test = await openWithOrder();
  await test.sweep(7 * day - 1);
  assert.equal(await test.isRemoved(), false);
  await test.sweep(7 * day);
  assert.equal(await test.isRemoved(), true);
  const [order] = await test.database.read.select().from(orders);
  assert.deepEqual([order?.phone, order?.amount], ['', sampleOrder.amount]);
  const rows = async () => JSON.stringify(await test.database.read.select().from(users));
  const before = await rows();
  await test.sweep(7 * day + 1);
  assert.equal(await rows(), before, 'the removed account is not removed again');
  await test.open();
});

Deno.test('an account with another order, a payment or a verified address is not removed', async () => {
  await using recent = await openWithOrder({ createdAt: 95 * day });
  await using paid = await openWithOrder({ paidAt: 1 });
  await using partly = await openWithOrder();
  await partly.database.batch((db) => [
    db.insert(payments).values({
      ...{ orderId: sampleOrder.id, method: 'transfer', amount: 100_000, state: 'paid', at: 1 },
      ...{ provider: 'sepay', reference: 'sepay:1' },
    }),
  ]);
  await using delivered = await openWithOrder({ status: 'delivered' });
  await using both = await openWithOrder();
  await both.database.batch((db) => [
    db.insert(orders).values({
      ...both.cancelled,
      id: 'b',
      idempotencyKey: 'b',
      status: 'shipping',
    }),
  ]);
  await using verified = await openWithOrder();
  await verified.database.batch((db) => [db.update(users).set({ emailVerifiedAt: 1 })]);
  await using joined = await openWithOrder();
  await joined.database.batch((db) => [db.update(users).set({ facebookId: '42' })]);
  for (const test of [recent, paid, partly, delivered, both, verified, joined]) {
    await test.sweep(100 * day);
    assert.equal(await test.isRemoved(), false);
  }
});
