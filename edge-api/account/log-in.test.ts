import assert from 'node:assert/strict';
import { users } from '../db/schema.ts';
import { InvalidCredentialsError } from '../errors.ts';
import { errorStatus } from '../http/error-status.ts';
import { logIn } from './log-in.ts';
import { endSession, findSessionUser } from './sessions/session.ts';
import { countHashing } from './testing/count-hashing.ts';
import { an, openAccounts } from './testing/open-accounts.ts';

Deno.test('logIn() starts a session with the right password', async () => {
  await using accounts = await openAccounts();
  const { id, token: first } = await accounts.open();
  const { database, passwords } = accounts;
  const token = await logIn(database, passwords, { ...an, email: 'AN@example.com' }, 5);
  assert.notEqual(token, first);
  assert.equal((await findSessionUser(database, token, 6))?.id, id);
  await endSession(database, token);
  assert.equal(await findSessionUser(database, token, 6), undefined);
  assert.ok(await findSessionUser(database, first, 6), 'other sessions stay valid');
});

Deno.test('logIn() fails with the same error and one hash for every other combination', async () => {
  await using accounts = await openAccounts();
  const { database, passwords } = accounts;
  await accounts.open();
  await database.batch((db) => [
    db.insert(users).values({
      id: 'f',
      name: 'Chỉ Facebook',
      email: 'f@example.com',
      emailKey: 'f@example.com',
      createdAt: 0,
    }),
  ]);
  const before = await accounts.count();
  for (const email of ['an@example.com', 'nobody@example.com', 'f@example.com']) {
    for (const password of ['mật khẩu khác', '\0']) {
      using count = countHashing();
      await assert.rejects(
        logIn(database, passwords, { email, password }, 1),
        (error) =>
          error instanceof InvalidCredentialsError && errorStatus(error) === 401 &&
          error.code === 'WRONG_CREDENTIALS' &&
          error.message === 'Email hoặc mật khẩu không đúng.',
      );
      assert.equal(count.total, 1, email);
    }
  }
  assert.deepEqual(await accounts.count(), before);
});
