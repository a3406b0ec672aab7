import assert from 'node:assert/strict';
import { createClient } from '@libsql/client';
import { sessions, users } from '../db/schema/account-tables.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import {
  endSession,
  findSessionUser,
  newSession,
  sessionIdleTime,
  sessionLifetime,
  sessionLimit,
  startSession,
} from './session.ts';

async function databaseWithUser() {
  const test = await createTestDatabase();
  await test.database.batch((db) => [
    db.insert(users).values({
      id: 'u1',
      name: 'An',
      email: 'An@example.com',
      emailKey: 'an@example.com',
      createdAt: 0,
    }),
  ]);
  return test;
}

Deno.test('findSessionUser() returns the user until the session has been idle for 14 days', async () => {
  await using test = await databaseWithUser();
  const { token, insert } = newSession('u1', 1_000);
  await test.database.batch((db) => [insert(db)]);
  const found = (now: number) => findSessionUser(test.database, token, now);
  assert.deepEqual(await found(1_000), {
    id: 'u1',
    name: 'An',
    email: 'An@example.com',
    emailVerifiedAt: null,
  });
  assert.equal(await found(1_000 + sessionIdleTime), undefined);
  assert.ok(await found(1_000 + sessionIdleTime - 1));
  assert.ok(await found(1_000 + sessionIdleTime), 'the request before has extended it');
});

Deno.test('findSessionUser() ends a session in use after 30 days', async () => {
  await using test = await databaseWithUser();
  const { token, insert } = newSession('u1', 1_000);
  await test.database.batch((db) => [insert(db)]);
  const found = async (now: number) => await findSessionUser(test.database, token, now);
  for (let day = 0; day < 30; day += 1) assert.ok(await found(1_000 + day * 24 * 60 * 60_000));
  assert.ok(await found(1_000 + sessionLifetime - 1));
  assert.equal(await found(1_000 + sessionLifetime), undefined);
});

Deno.test('findSessionUser() writes at most once a day, and answers if the write fails', async () => {
  await using test = await databaseWithUser();
  const { token, insert } = newSession('u1', 0);
  await test.database.batch((db) => [insert(db)]);
  const endOf = async (now: number) => {
    assert.ok(await findSessionUser(test.database, token, now));
    return (await test.database.read.select().from(sessions))[0]?.expiresAt;
  };
  const day = 24 * 60 * 60_000;
  assert.equal(await endOf(day - 1), sessionIdleTime);
  assert.equal(await endOf(day), sessionIdleTime + day);
  assert.equal(await endOf(2 * day - 1), sessionIdleTime + day);
  const other = createClient({ url: test.url, concurrency: 1, timeout: 0 });
  const lock = await other.transaction('write');
  assert.equal(await endOf(2 * day), sessionIdleTime + day);
  await lock.rollback();
  other.close();
  assert.equal(await endOf(2 * day), sessionIdleTime + 2 * day);
});

Deno.test('endSession() ends one session only', async () => {
  await using test = await databaseWithUser();
  const [one, two] = [newSession('u1', 0), newSession('u1', 0)];
  await test.database.batch((db) => [one.insert(db), two.insert(db)]);
  await endSession(test.database, one.token);
  assert.equal(await findSessionUser(test.database, one.token, 1), undefined);
  assert.ok(await findSessionUser(test.database, two.token, 1));
});

Deno.test('findSessionUser() rejects the stored hash and variants of a token', async () => {
  await using test = await databaseWithUser();
  const { token, insert } = newSession('u1', 0);
  await test.database.batch((db) => [insert(db)]);
  const [row] = await test.database.read.select().from(sessions);
  assert.ok(!JSON.stringify(row).includes(token));
  for (const invalid of [row!.tokenHash, '', `${token}x`, `${token}\n`, '%', "' or 1=1 --"]) {
    assert.equal(await findSessionUser(test.database, invalid, 1), undefined, invalid);
  }
});

Deno.test('endSession() does not write for unknown tokens', async () => {
  await using test = await databaseWithUser();
  const { token, insert } = newSession('u1', 0);
  await test.database.batch((db) => [insert(db)]);
  const other = createClient({ url: test.url, concurrency: 1, timeout: 0 });
  const lock = await other.transaction('write');
  for (const unknown of ['', 'x', `${token}x`, 'x'.repeat(43), 'x'.repeat(60_000)]) {
    await endSession(test.database, unknown);
  }
  await assert.rejects(endSession(test.database, token));
  await lock.rollback();
  other.close();
  assert.ok(await findSessionUser(test.database, token, 1));
});

Deno.test('an account has 200 sessions at most, and a log-in ends the oldest', async () => {
  await using test = await databaseWithUser();
  const { database } = test;
  const tokens = [];
  for (let now = 1; now <= sessionLimit + 5; now += 1) {
    tokens.push(await startSession(database, 'u1', now));
  }
  assert.equal(await database.read.$count(sessions), sessionLimit);
  assert.equal(await findSessionUser(database, tokens[4]!, 1_000), undefined);
  assert.ok(await findSessionUser(database, tokens[5]!, 1_000));
  // Those of earlier versions end in parts.
  await database.batch((db) => [
    db.run(`with recursive n(i) as (select 1 union all select i + 1 from n where i < 250)
      insert into sessions (token_hash, user_id, created_at, expires_at)
      select 'old' || i, 'u1', 0, 9e12 from n`),
  ]);
  for (const left of [351, 252, 200]) {
    await startSession(database, 'u1', 1_000);
    assert.equal(await database.read.$count(sessions), left);
  }
});
