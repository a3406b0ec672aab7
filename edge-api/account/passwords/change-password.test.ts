import assert from 'node:assert/strict';
import type { TestShopOptions } from '../../testing/open-test-shop.ts';
import { emailChanges, passwordResets, users } from '../../db/schema/account-tables.ts';
import { ConflictError } from '../../errors.ts';
import { issuePasswordReset } from '../reset/issue-password-reset.ts';
import { resetPassword } from '../reset/reset-password.ts';
import { findSessionUser } from '../../sessions/session.ts';
import { hashToken } from '../../sessions/token.ts';
import { an, openAccountShop } from '../testing/open-account-shop.ts';
import { changePassword } from './change-password.ts';
import type { Passwords } from './passwords.ts';

const password = 'mật khẩu mới tinh';

/** Opens the routes with An and the session and cookie of a browser. */
async function openWithBrowser(options?: TestShopOptions) {
  const test = await openAccountShop(options);
  const { body: { token }, headers } = await test.post('user/register', an);
  const cookieOf = (headers: Headers) => headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return {
    ...test,
    token,
    cookieOf,
    cookie: cookieOf(headers),
    change: (body: object, headers: Record<string, string> = {}) =>
      test.post('user/account/password', body, { as: token, headers }),
    user: async () => (await test.database.read.select().from(users))[0]!,
    isActive: async (token: string) =>
      await findSessionUser(test.database, token, test.clock()) !== undefined,
  };
}

Deno.test('POST /account/password ends other sessions and links, and keeps its own', async () => {
  await using test = await openWithBrowser();
  const { body: { token: other } } = await test.post('user/login', an);
  const { id } = await test.user();
  await issuePasswordReset(test.database, id, an.email, test.clock());
  const requested = { email: 'new@example.com', password: an.password };
  await test.post('user/account/email', requested, { as: other });
  const { status, body } = await test.change({ currentPassword: an.password, password });
  assert.deepEqual([status, body], [200, {
    success: true,
    message: 'Mật khẩu đã được đổi. Các thiết bị khác đã được đăng xuất.',
  }]);
  assert.deepEqual([await test.isActive(test.token), await test.isActive(other)], [true, false]);
  const { read } = test.database;
  assert.deepEqual([await read.$count(passwordResets), await read.$count(emailChanges)], [0, 0]);
  assert.equal((await test.post('user/login', an)).status, 401);
  assert.equal((await test.post('user/login', { ...an, password })).status, 200);
  const [mail] = await test.mailsOfKind('password-changed');
  assert.equal(mail?.to.address, an.email);
});

Deno.test('POST /account/password renews the cookie of the browser', async () => {
  const accountLimits = { logIns: 2, logInsPerAccount: 3 };
  await using test = await openWithBrowser({ accountLimits });
  const body = { currentPassword: an.password, password };
  const { headers } = await test.change(body, { cookie: test.cookie });
  const renewed = test.cookieOf(headers);
  assert.match(renewed, /^device=[\w.-]+$/);
  const wrong = { ...an, password: 'sai mật khẩu' };
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await test.post('user/login', wrong, { from: `192.0.2.${attempt}` });
  }
  const credentials = { ...an, password };
  assert.equal(
    (await test.post('user/login', credentials, { headers: { cookie: test.cookie } })).status,
    429,
  );
  assert.equal(
    (await test.post('user/login', credentials, { headers: { cookie: renewed } })).status,
    200,
  );
});

Deno.test('POST /account/password checks the current password, on the budget of log-ins', async () => {
  await using test = await openWithBrowser({ accountLimits: { logIns: 3 } });
  const missing = await test.change({ password });
  assert.deepEqual([missing.status, missing.body.issues[0].path], [422, 'currentPassword']);
  const wrong = await test.change({ currentPassword: 'sai mật khẩu', password });
  assert.deepEqual([wrong.status, wrong.body.code, wrong.body.message], [
    401,
    'WRONG_PASSWORD',
    'Mật khẩu hiện tại không đúng. Nếu bạn vừa đổi mật khẩu, hãy nhập mật khẩu mới.',
  ]);
  assert.equal(await test.isActive(test.token), true);
  assert.equal((await test.post('user/login', { ...an, password: 'sai' })).status, 401);
  assert.equal((await test.change({ currentPassword: an.password, password })).status, 429);
});

Deno.test('POST /account/password rejects weak passwords', async () => {
  await using test = await openWithBrowser();
  for (const weak of ['1234567', '12345678', 'an@example.com', 'NGUYEN AN']) {
    const { status, body } = await test.change({ currentPassword: an.password, password: weak });
    assert.deepEqual([status, body.issues[0].path], [422, 'password'], weak);
  }
});

Deno.test('a user without a password sets one without a current one', async () => {
  await using test = await openWithBrowser();
  await test.database.batch((db) => [
    db.update(users).set({
      passwordHash: null,
      passwordSetAt: null,
      facebookId: '42',
      emailVerifiedAt: test.clock() + 1,
    }),
  ]);
  test.advance(1);
  assert.equal((await test.change({ password })).status, 200);
  assert.equal((await test.user()).passwordSetAt, test.clock());
  assert.equal((await test.post('user/login', { ...an, password })).status, 200);
});

Deno.test('a change renews the time of a trusted password only', async () => {
  await using test = await openWithBrowser();
  const setTimes = (passwordSetAt: number | null, emailVerifiedAt: number | null) =>
    test.database.batch((db) => [db.update(users).set({ passwordSetAt, emailVerifiedAt })]);
  const cases = [
    [3, null, 3],
    [3, 5, 3],
    [null, test.clock() + 1, null],
    [5, 5, test.clock()],
    [7, 5, test.clock()],
  ] as const;
  let currentPassword = an.password;
  for (const [index, [passwordSetAt, emailVerifiedAt, expected]] of cases.entries()) {
    await setTimes(passwordSetAt, emailVerifiedAt);
    const next = `${password} ${index}`;
    assert.equal((await test.change({ currentPassword, password: next })).status, 200);
    assert.equal((await test.user()).passwordSetAt, expected, `case ${index}`);
    currentPassword = next;
  }
});

Deno.test('a change that a reset overtakes is rejected', async () => {
  await using test = await openAccountShop();
  const { id, token } = await test.open();
  const link = (await issuePasswordReset(test.database, id, an.email, 1))!;
  const slow: Passwords = {
    ...test.passwords,
    async hash(text) {
      const reset = { email: an.email, token: link, password: 'mật khẩu của chủ' };
      await resetPassword(test, reset, 2);
      return await test.passwords.hash(text);
    },
  };
  const change = { userId: id, currentPassword: an.password, password };
  await assert.rejects(
    changePassword(
      { database: test.database, passwords: slow },
      { ...change, sessionHash: hashToken(token) },
      3,
    ),
    (error) => error instanceof ConflictError && error.code === 'ACCOUNT_CHANGED',
  );
  const [user] = await test.database.read.select().from(users);
  assert.ok(await test.passwords.verify('mật khẩu của chủ', user?.passwordHash));
});
