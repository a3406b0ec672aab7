import assert from 'node:assert/strict';
import { users } from '../db/schema/account-tables.ts';
import { InvalidCredentialsError } from '../errors.ts';
import { logIn } from './log-in.ts';
import { createPasswords } from './passwords/passwords.ts';
import { endSession, findSessionUser } from '../sessions/session.ts';
import { countHashing } from './testing/count-hashing.ts';
import { an, openAccountShop } from './testing/open-account-shop.ts';

Deno.test('logIn() starts a session with the right password', async () => {
  await using accounts = await openAccountShop();
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
  await using accounts = await openAccountShop({ passwords: createPasswords() });
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
      await assert.rejects(logIn(database, passwords, { email, password }, 1), {
        constructor: InvalidCredentialsError,
        key: 'WRONG_CREDENTIALS',
        status: 401,
      });
      assert.equal(count.total, 1, email);
    }
  }
  assert.deepEqual(await accounts.count(), before);
});

/** Hash of 'password' by the Argon2 reference implementation, with a lower cost than today's. */
const outdatedHash =
  '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';

Deno.test('logIn() replaces a hash with outdated parameters, after the right password only', async () => {
  await using accounts = await openAccountShop({ passwords: createPasswords() });
  const { database, passwords } = accounts;
  await accounts.open();
  await database.batch((db) => [db.update(users).set({ passwordHash: outdatedHash })]);
  const hashOf = async () => (await database.read.select().from(users))[0]?.passwordHash;
  const logInWith = (password: string) =>
    logIn(database, passwords, { email: an.email, password }, 1);
  await assert.rejects(logInWith('sai mật khẩu'), InvalidCredentialsError);
  assert.equal(await hashOf(), outdatedHash);
  await logInWith('password');
  const replaced = await hashOf();
  assert.match(replaced ?? '', /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  await logInWith('password');
  assert.equal(await hashOf(), replaced);
});

Deno.test('logIn() does not replace a hash when too many passwords are waiting', async () => {
  await using accounts = await openAccountShop();
  const { database, passwords } = accounts;
  await accounts.open();
  await database.batch((db) => [db.update(users).set({ passwordHash: outdatedHash })]);
  const busy = { ...passwords, hash: createPasswords({ atOnce: 0, waiting: 0 }).hash };
  await logIn(database, busy, { email: an.email, password: 'password' }, 1);
  assert.equal((await database.read.select().from(users))[0]?.passwordHash, outdatedHash);
});
