import assert from 'node:assert/strict';
import { emailVerifications, rateLimits, sessions } from '../db/schema.ts';
import { createRateLimiter } from '../rate-limit/rate-limiter.ts';
import { issueVerification, verificationLifetime } from './issue-verification.ts';
import { sessionLifetime, startSession } from './session.ts';
import { sweepUsers } from './sweep.ts';
import { openAccounts } from './testing/open-accounts.ts';
import { verifyEmail } from './verification/verify-email.ts';

const day = 24 * 60 * 60_000;

Deno.test('sweepUsers() deletes expired sessions only', async () => {
  await using accounts = await openAccounts();
  const { id } = await accounts.open();
  await startSession(accounts.database, id, 1_000);
  await sweepUsers(accounts.database, sessionLifetime - 1);
  assert.equal((await accounts.count()).sessions, 2);
  await sweepUsers(accounts.database, sessionLifetime);
  assert.equal((await accounts.count()).sessions, 1);
  assert.equal(await accounts.database.read.$count(sessions), 1);
});

Deno.test('sweepUsers() keeps used links for a day and expired ones for 30 days', async () => {
  await using accounts = await openAccounts();
  const { database } = accounts;
  const { id } = await accounts.open();
  const token = await issueVerification(database, id, 0);
  await issueVerification(database, id, 0);
  await verifyEmail(database, { token, email: 'an@example.com' }, 1);
  const countAfterSweep = async (now: number) => {
    await sweepUsers(database, now);
    return await database.read.$count(emailVerifications);
  };
  assert.equal(await countAfterSweep(verificationLifetime + day - 1), 2);
  assert.equal(await countAfterSweep(verificationLifetime + day), 1, 'the used link is deleted');
  assert.equal(await countAfterSweep(verificationLifetime + 30 * day - 1), 1);
  assert.equal(await countAfterSweep(verificationLifetime + 30 * day), 0);
});

Deno.test('sweepUsers() deletes elapsed rate limits only', async () => {
  await using accounts = await openAccounts();
  const { database } = accounts;
  let now = 0;
  const limiter = createRateLimiter(database, () => now);
  const rule = { scope: 'a', subject: 'b', limit: 2, per: 1_000 };
  await limiter.take([rule]);
  await limiter.take([rule]);
  now = 499;
  await sweepUsers(database, now);
  await assert.rejects(limiter.take([rule]));
  now = 1_000;
  await sweepUsers(database, now);
  assert.equal(await database.read.$count(rateLimits), 0);
});
