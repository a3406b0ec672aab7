import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import {
  emailChanges,
  emailVerifications,
  passwordResets,
  sessions,
  users,
} from '../db/schema/account-tables.ts';
import { orders } from '../db/schema/order-tables.ts';
import { rateLimits } from '../db/schema/process-tables.ts';
import { sampleOrder } from '../mail/testing/sample-order.ts';
import { createRateLimiter } from '../rate-limit/rate-limiter.ts';
import { issueVerification, verificationLifetime } from './verification/verification-links.ts';
import { findSessionUser, sessionIdleTime, startSession } from '../sessions/session.ts';
import { deleteExpiredRecords } from './delete-expired.ts';
import { emailChangeLifetime, requestEmailChange } from './email-change/email-change.ts';
import { register } from './register.ts';
import { issuePasswordReset, resetLifetime } from './reset/issue-password-reset.ts';
import { an, openAccountShop } from './testing/open-account-shop.ts';
import { verifyEmail } from './verification/verify-email.ts';

const day = 24 * 60 * 60_000;
const options = { unverifiedLifetime: 7 * day, mailLifetime: 30 * day };

Deno.test('deleteExpiredRecords() deletes expired sessions only', async () => {
  await using accounts = await openAccountShop();
  const { id } = await accounts.open();
  await accounts.database.batch((db) => [db.update(users).set({ emailVerifiedAt: 0 })]);
  await startSession(accounts.database, id, 1_000);
  await deleteExpiredRecords(accounts.database, sessionIdleTime - 1, options);
  assert.equal((await accounts.count()).sessions, 2);
  await deleteExpiredRecords(accounts.database, sessionIdleTime, options);
  assert.equal((await accounts.count()).sessions, 1);
  assert.equal(await accounts.database.read.$count(sessions), 1);
});

Deno.test('deleteExpiredRecords() keeps used links for a week and expired ones for 30 days', async () => {
  await using accounts = await openAccountShop();
  const { database } = accounts;
  const { id } = await accounts.open();
  const token = (await issueVerification(database, id, 0))!;
  await issueVerification(database, id, 0);
  await verifyEmail(database, { token, email: 'an@example.com' }, 1);
  const countAfterSweep = async (now: number) => {
    await deleteExpiredRecords(database, now, options);
    return await database.read.$count(emailVerifications);
  };
  assert.equal(await countAfterSweep(7 * day - 1), 2);
  assert.equal(await countAfterSweep(7 * day), 1, 'the used link is deleted');
  assert.equal(await countAfterSweep(verificationLifetime + 30 * day - 1), 1);
  assert.equal(await countAfterSweep(verificationLifetime + 30 * day), 0);
});

Deno.test('deleteExpiredRecords() deletes expired links for new passwords and addresses', async () => {
  await using accounts = await openAccountShop();
  const { database, passwords } = accounts;
  const { id: userId } = await accounts.open();
  await issuePasswordReset(database, userId, an.email, 0);
  await requestEmailChange(
    { database, passwords },
    { userId, email: 'new@example.com', password: an.password },
    0,
  );
  const countAfterSweep = async (now: number) => {
    await deleteExpiredRecords(database, now, options);
    return [await database.read.$count(passwordResets), await database.read.$count(emailChanges)];
  };
  assert.deepEqual(await countAfterSweep(emailChangeLifetime - 1), [1, 1]);
  assert.deepEqual(await countAfterSweep(emailChangeLifetime), [1, 0]);
  assert.deepEqual(await countAfterSweep(resetLifetime + day - 1), [1, 0]);
  assert.deepEqual(await countAfterSweep(resetLifetime + day), [0, 0]);
});

Deno.test('deleteExpiredRecords() deletes elapsed rate limits only', async () => {
  await using accounts = await openAccountShop();
  const { database } = accounts;
  let now = 0;
  const limiter = createRateLimiter(database, () => now);
  const rule = { scope: 'a', subject: 'b', limit: 2, per: 1_000 };
  await limiter.take([rule]);
  await limiter.take([rule]);
  now = 499;
  await deleteExpiredRecords(database, now, options);
  await assert.rejects(limiter.take([rule]));
  now = 1_000;
  await deleteExpiredRecords(database, now, options);
  assert.equal(await database.read.$count(rateLimits), 0);
});

Deno.test('deleteExpiredRecords() frees the address of an account that was not verified for 7 days', async () => {
  await using accounts = await openAccountShop();
  const { database, passwords } = accounts;
  const { id, token } = await accounts.open();
  await issueVerification(database, id, 0);
  await deleteExpiredRecords(database, 7 * day - 1, options);
  assert.equal((await accounts.count()).users, 1);
  await deleteExpiredRecords(database, 7 * day, options);
  assert.deepEqual(await accounts.count(), { users: 0, sessions: 0, mails: 0 });
  assert.equal(await database.read.$count(emailVerifications), 0);
  assert.equal(await findSessionUser(database, token, 1), undefined);
  const owner = { ...an, password: 'mật khẩu của chủ email' };
  assert.ok((await register(database, passwords, owner, 7 * day)).token);
});

Deno.test('deleteExpiredRecords() keeps accounts that are verified, joined with Facebook or have an order', async () => {
  await using accounts = await openAccountShop();
  const { database } = accounts;
  const [verified, joined, customer] = [
    await accounts.open('verified@example.com'),
    await accounts.open('joined@example.com'),
    await accounts.open('customer@example.com'),
  ];
  await accounts.open('nobody@example.com');
  await database.batch((db) => [
    db.update(users).set({ emailVerifiedAt: 1 }).where(eq(users.id, verified.id)),
    db.update(users).set({ facebookId: '42' }).where(eq(users.id, joined.id)),
    db.insert(orders).values({ ...sampleOrder, userId: customer.id }),
  ]);
  await deleteExpiredRecords(database, 100 * day, options);
  const rows = await database.read.select({ email: users.email }).from(users);
  assert.deepEqual(rows.map(({ email }) => email).sort(), [
    'customer@example.com',
    'joined@example.com',
    'verified@example.com',
  ]);
});
