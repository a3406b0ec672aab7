import assert from 'node:assert/strict';
import { eq, isNull } from 'drizzle-orm';
import { orders } from '../../db/schema/order-tables.ts';
import { mails } from '../../db/schema/mail-tables.ts';
import { sampleOrder } from '../../mail/testing/sample-order.ts';
import { an, openAccountShop } from '../testing/open-account-shop.ts';
import { deleteExpiredRecords } from '../delete-expired.ts';
import { removeAccount } from './remove-account.ts';

Deno.test('removeAccount() changes ten orders in its transaction, and the job the others', async () => {
  await using test = await openAccountShop();
  const { database } = test;
  const { id: userId } = await test.open(an.email);
  const list = Array.from({ length: 1_100 }, (_, index) => ({
    ...sampleOrder,
    id: `order-${index}`,
    code: null,
    idempotencyKey: `${index}`,
    userId,
    status: 'cancelled' as const,
    promoCode: null,
    createdAt: index,
  }));
  for (let start = 0; start < list.length; start += 100) {
    await database.batch((db) => [db.insert(orders).values(list.slice(start, start + 100))]);
  }
  await database.batch((db) => [
    db.run(`insert into mails (kind, order_id, created_at, next_attempt_at, sent_at)
      select 'order-placed', id, 1, 1, 1 from orders`),
  ]);
  await database.batch((db) => removeAccount(db, userId, test.clock()));
  const isAnonymous = eq(orders.street, '');
  assert.equal(await database.read.$count(orders, isAnonymous), 10);
  assert.equal(await database.read.$count(mails), 101, 'the waiting mail is deleted first');
  assert.equal(await database.read.$count(mails, isNull(mails.sentAt)), 0);
  const day = 24 * 60 * 60_000;
  await deleteExpiredRecords(database, test.clock(), { unverifiedLifetime: day, mailLifetime: 0 });
  assert.equal(await database.read.$count(orders, isAnonymous), 1_100);
  assert.equal(await database.read.$count(mails), 0);
});
