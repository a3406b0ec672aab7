import assert from 'node:assert/strict';
import { users } from '../db/schema/account-tables.ts';
import { ConflictError, UnavailableError } from '../errors.ts';
import { createPasswords } from './passwords/passwords.ts';
import { register } from './register.ts';
import { findSessionUser } from '../sessions/session.ts';
import { countHashing } from './testing/count-hashing.ts';
import { an, openAccountShop } from './testing/open-account-shop.ts';

const emailTaken = { constructor: ConflictError, key: 'EMAIL_TAKEN' };

Deno.test('register() creates an account and a session, and queues the verification mail', async () => {
  await using accounts = await openAccountShop();
  const { database, passwords } = accounts;
  const { token, mailQueued } = await register(database, passwords, an, 1_000);
  assert.equal(mailQueued, true);
  const user = await findSessionUser(database, token, 1_001);
  assert.equal(user?.name, 'Nguyễn An');
  assert.equal(user?.emailVerifiedAt, null);
  assert.deepEqual(await accounts.mailKinds(), ['verify-email']);
  const [row] = await database.read.select().from(users);
  assert.equal(row?.email, 'An@example.com');
  assert.equal(row?.emailKey, 'an@example.com');
  assert.match(row?.passwordHash ?? '', /^\$argon2id\$/);
});

Deno.test('register() rejects an e-mail address that has an account, whatever its case', async () => {
  await using accounts = await openAccountShop();
  await accounts.open();
  const before = await accounts.count();
  for (const email of ['An@example.com', 'an@EXAMPLE.com']) {
    const other = { name: 'Kẻ lạ', email, password: 'mật khẩu khác' };
    await assert.rejects(register(accounts.database, accounts.passwords, other, 1), emailTaken);
  }
  assert.deepEqual(await accounts.count(), before);
});

Deno.test('register() starts a session for a repeated request with the same password', async () => {
  await using accounts = await openAccountShop();
  const { id } = await accounts.open();
  const again = { ...an, name: 'An khác', email: 'an@example.com' };
  const { token, mailQueued } = await register(accounts.database, accounts.passwords, again, 2);
  assert.equal(mailQueued, false);
  assert.deepEqual(await findSessionUser(accounts.database, token, 3), {
    id,
    name: 'Nguyễn An',
    email: 'An@example.com',
    emailVerifiedAt: null,
  });
  assert.deepEqual(await accounts.count(), { users: 1, sessions: 2, mails: 1 });
});

Deno.test('register() computes one hash with or without an existing account or password', async () => {
  await using accounts = await openAccountShop({ passwords: createPasswords({ atOnce: 2 }) });
  const { database, passwords } = accounts;
  await database.batch((db) => [
    db.insert(users).values({
      id: 'f',
      name: 'Chỉ Facebook',
      email: 'f@example.com',
      emailKey: 'f@example.com',
      createdAt: 0,
    }),
  ]);
  await accounts.open();
  const cases = [
    { person: { ...an, email: 'new@example.com' }, rejected: false },
    { person: an, rejected: false },
    { person: { ...an, password: 'mật khẩu khác' }, rejected: true },
    { person: { ...an, email: 'f@example.com' }, rejected: true },
  ];
  for (const { person, rejected } of cases) {
    using count = countHashing();
    const session = register(database, passwords, person, 1);
    if (rejected) await assert.rejects(session, emailTaken);
    else await session;
    assert.equal(count.total, 1, person.email);
  }
});

Deno.test('register() creates one account for concurrent requests', async () => {
  await using accounts = await openAccountShop({ passwords: createPasswords({ atOnce: 2 }) });
  const { database, passwords } = accounts;
  const results = await Promise.allSettled([
    register(database, passwords, an, 1),
    register(database, passwords, an, 1),
    register(database, passwords, { ...an, password: 'mật khẩu khác' }, 1),
  ]);
  assert.equal(await database.read.$count(users), 1);
  assert.deepEqual(await accounts.mailKinds(), ['verify-email']);
  for (const result of results) {
    if (result.status === 'rejected') assert.equal(result.reason.key, emailTaken.key);
    else assert.ok(await findSessionUser(database, result.value.token, 2));
  }
  assert.ok(results.some(({ status }) => status === 'rejected'));
});

Deno.test('register() writes nothing while too many passwords are waiting', async () => {
  await using accounts = await openAccountShop();
  const busy = createPasswords({ atOnce: 0, waiting: 0 });
  await assert.rejects(register(accounts.database, busy, an, 1), UnavailableError);
  assert.deepEqual(await accounts.count(), { users: 0, sessions: 0, mails: 0 });
});
