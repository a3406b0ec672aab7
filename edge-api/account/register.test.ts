import assert from 'node:assert/strict';
import { users } from '../db/schema.ts';
import { ConflictError, UnavailableError } from '../errors.ts';
import { createPasswords } from './passwords/passwords.ts';
import { register } from './register.ts';
import { findSessionUser } from './session.ts';
import { countHashing } from './testing/count-hashing.ts';
import { an, openAccounts } from './testing/open-accounts.ts';

const emailTaken = (error: unknown) =>
  error instanceof ConflictError && error.code === 'EMAIL_TAKEN' &&
  error.message === 'Email này đã có tài khoản, vui lòng đăng nhập.';

Deno.test('register() opens an account, a session, and asks for the mail that confirms', async () => {
  await using accounts = await openAccounts();
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

Deno.test('register() refuses an e-mail that has an account, however it is written', async () => {
  await using accounts = await openAccounts();
  await accounts.open();
  const before = await accounts.count();
  for (const email of ['An@example.com', 'an@EXAMPLE.com']) {
    const other = { name: 'Kẻ lạ', email, password: 'mật khẩu khác' };
    await assert.rejects(register(accounts.database, accounts.passwords, other, 1), emailTaken);
  }
  assert.deepEqual(await accounts.count(), before);
});

Deno.test('register() logs in who comes again with the same password after a lost answer', async () => {
  await using accounts = await openAccounts();
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

Deno.test('register() computes one hash, whether there is an account, a password, or neither', async () => {
  await using accounts = await openAccounts();
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
    { person: { ...an, email: 'new@example.com' }, refused: false },
    { person: an, refused: false },
    { person: { ...an, password: 'mật khẩu khác' }, refused: true },
    { person: { ...an, email: 'f@example.com' }, refused: true },
  ];
  for (const { person, refused } of cases) {
    using count = countHashing();
    const done = register(database, passwords, person, 1);
    if (refused) await assert.rejects(done, emailTaken);
    else await done;
    assert.equal(count.total, 1, person.email);
  }
});

Deno.test('register() makes one account of several at once', async () => {
  await using accounts = await openAccounts();
  const { database, passwords } = accounts;
  const results = await Promise.allSettled([
    register(database, passwords, an, 1),
    register(database, passwords, an, 1),
    register(database, passwords, { ...an, password: 'mật khẩu khác' }, 1),
  ]);
  assert.equal(await database.read.$count(users), 1);
  assert.deepEqual(await accounts.mailKinds(), ['verify-email']);
  for (const result of results) {
    if (result.status === 'rejected') assert.ok(emailTaken(result.reason));
    else assert.ok(await findSessionUser(database, result.value.token, 2));
  }
  assert.ok(results.some(({ status }) => status === 'rejected'));
});

Deno.test('register() leaves nothing behind when too many passwords wait', async () => {
  await using accounts = await openAccounts();
  const full = createPasswords({ atOnce: 0, waiting: 0 });
  await assert.rejects(register(accounts.database, full, an, 1), UnavailableError);
  assert.deepEqual(await accounts.count(), { users: 0, sessions: 0, mails: 0 });
});
