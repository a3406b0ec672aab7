import assert from 'node:assert/strict';
import { NestedWriteError } from '../db/errors.ts';
import { sessions, users } from '../db/schema.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { endSession, findSessionUser, newSession, sessionLifetime } from './session.ts';

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

Deno.test('a session is found by its token until it has expired', async () => {
  await using test = await databaseWithUser();
  const { token, insert } = await newSession('u1', 1_000);
  await test.database.batch((db) => [insert(db)]);
  const found = (now: number) => findSessionUser(test.database, token, now);
  assert.deepEqual(await found(1_000), {
    id: 'u1',
    name: 'An',
    email: 'An@example.com',
    emailVerifiedAt: null,
  });
  assert.ok(await found(1_000 + sessionLifetime - 1));
  assert.equal(await found(1_000 + sessionLifetime), undefined);
});

Deno.test('an ended session is over, other sessions go on', async () => {
  await using test = await databaseWithUser();
  const [one, two] = [await newSession('u1', 0), await newSession('u1', 0)];
  await test.database.batch((db) => [one.insert(db), two.insert(db)]);
  await endSession(test.database, one.token);
  assert.equal(await findSessionUser(test.database, one.token, 1), undefined);
  assert.ok(await findSessionUser(test.database, two.token, 1));
});

Deno.test('what the database keeps of a session does not open it', async () => {
  await using test = await databaseWithUser();
  const { token, insert } = await newSession('u1', 0);
  await test.database.batch((db) => [insert(db)]);
  const [row] = await test.database.read.select().from(sessions);
  assert.ok(!JSON.stringify(row).includes(token));
  for (const stolen of [row!.tokenHash, '', `${token}x`, `${token}\n`, '%', "' or 1=1 --"]) {
    assert.equal(await findSessionUser(test.database, stolen, 1), undefined, stolen);
  }
});

Deno.test('endSession() of a token that is none neither ends nor writes anything', async () => {
  await using test = await databaseWithUser();
  const { token, insert } = await newSession('u1', 0);
  await test.database.batch((db) => [insert(db)]);
  await test.database.write(async () => {
    for (const other of ['', 'x', `${token}x`, 'x'.repeat(43), 'x'.repeat(60_000)]) {
      await endSession(test.database, other);
    }
    await assert.rejects(endSession(test.database, token), NestedWriteError);
  });
  assert.ok(await findSessionUser(test.database, token, 1));
});
