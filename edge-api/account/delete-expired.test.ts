import assert from 'node:assert/strict';
import { emailVerifications, rateLimits, sessions } from '../db/schema.ts';
import { createRateLimiter } from '../rate-limit/rate-limiter.ts';
import { issueVerification, verificationLifetime } from './verification/issue-verification.ts';
import { sessionIdleTime, startSession } from './sessions/session.ts';
import { deleteExpiredRecords } from './delete-expired.ts';
import { openAccounts } from './testing/open-accounts.ts';
import { verifyEmail } from './verification/verify-email.ts';

const day = 24 * 60 * 60_000;

Deno.test('deleteExpiredRecords() deletes expired sessions only', async () => {
  await using accounts = await openAccounts();
  const { id } = await accounts.open();
  await startSession(accounts.database, id, 1_000);
  await deleteExpiredRecords(accounts.database, sessionIdleTime - 1);
  assert.equal((await accounts.count()).sessions, 2);
  await deleteExpiredRecords(accounts.database, sessionIdleTime);
  assert.equal((await accounts.count()).sessions, 1);
  assert.equal(await accounts.database.read.$count(sessions), 1);
});

Deno.test('deleteExpiredRecords() keeps used links for a day and expired ones for 30 days', async () => {
  await using accounts = await openAccounts();
  const { database } = accounts;
  const { id } = await accounts.open();
  const token = await issueVerification(database, id, 0);
  await issueVerification(database, id, 0);
  await verifyEmail(database, { token, email: 'an@example.com' }, 1);
  const countAfterSweep = async (now: number) => {
    await deleteExpiredRecords(database, now);
    return await database.read.$count(emailVerifications);
  };
  assert.equal(await countAfterSweep(verificationLifetime + day - 1), 2);
  assert.equal(await countAfterSweep(verificationLifetime + day), 1, 'the used link is deleted');
  assert.equal(await countAfterSweep(verificationLifetime + 30 * day - 1), 1);
  assert.equal(await countAfterSweep(verificationLifetime + 30 * day), 0);
});

Deno.test('deleteExpiredRecords() deletes elapsed rate limits only', async () => {
  await using accounts = await openAccounts();
  const { database } = accounts;
  let now = 0;
  const limiter = createRateLimiter(database, () => now);
  const rule = { scope: 'a', subject: 'b', limit: 2, per: 1_000 };
  await limiter.take([rule]);
  await limiter.take([rule]);
  now = 499;
  await deleteExpiredRecords(database, now);
  await assert.rejects(limiter.take([rule]));
  now = 1_000;
  await deleteExpiredRecords(database, now);
  assert.equal(await database.read.$count(rateLimits), 0);
});
