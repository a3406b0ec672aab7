import assert from 'node:assert/strict';
import type { TestShopOptions } from '../../testing/open-test-shop.ts';
import { eq } from 'drizzle-orm';
import { emailChanges, passwordResets, users } from '../../db/schema/account-tables.ts';
import { mails } from '../../db/schema/mail-tables.ts';
import { orderLinks } from '../../db/schema/transfer-tables.ts';
import { placeOrder } from '../../checkout/place-order.ts';
import { orderRequest, readOrder } from '../../checkout/testing/order-fixtures.ts';
import { sampleProducts } from '../../testing/sample-products.ts';
import { issuePasswordReset } from '../reset/issue-password-reset.ts';
import { findSessionUser } from '../../sessions/session.ts';
import { an, openAccountShop } from '../testing/open-account-shop.ts';
import { emailChangeLifetime, issueEmailChange } from './email-change.ts';

const password = an.password;
const next = 'An.Moi@example.com';

/** Opens the routes with An, whose address is verified, and functions for a change of it. */
async function openWithAn(options?: TestShopOptions) {
  const test = await openAccountShop(options);
  const { id, token: session } = await test.open(an.email);
  await test.database.batch((db) => [db.update(users).set({ emailVerifiedAt: 5 })]);
  return {
    ...test,
    id,
    session,
    change: (body: object = { email: next, password }, token = session) =>
      test.post('user/account/email', body, { as: token }),
    confirm: (link: object, headers: Record<string, string> = {}) =>
      test.post('user/confirm-email', link, { headers }),
    row: async () => (await test.database.read.select().from(users).where(eq(users.id, id)))[0],
    isActive: async (token: string) =>
      await findSessionUser(test.database, token, test.clock()) !== undefined,
  };
}

Deno.test('an e-mail address changes once the new one is confirmed', async () => {
  await using test = await openWithAn();
  const requested = await test.change();
  assert.equal(requested.status, 200);
  assert.equal(
    requested.body.message,
    'Chúng tôi đã gửi email xác nhận đến An.Moi@example.com. Email của tài khoản sẽ được đổi sau khi bạn xác nhận.',
  );
  assert.deepEqual(
    [requested.body.account.email, requested.body.account.pendingEmail],
    [an.email, next],
  );
  const [mail] = await test.mailsOfKind('confirm-email-change');
  assert.equal(mail?.to.address, next);
  assert.equal((await test.row())?.email, an.email, 'the old address stays until then');
  const link = await test.linkIn('confirm-email-change');
  const { status, body } = await test.confirm(link);
  assert.deepEqual([status, body], [200, {
    success: true,
    message: 'Email của tài khoản đã được đổi thành An.Moi@example.com.',
    email: next,
  }]);
  const row = await test.row();
  assert.deepEqual(
    [row?.email, row?.emailKey, row?.emailVerifiedAt],
    [next, 'an.moi@example.com', test.clock()],
  );
  const [notice] = await test.mailsOfKind('email-changed');
  assert.equal(notice?.to.address, an.email);
  assert.ok(!notice?.text.includes('Moi@example.com'), 'the old mailbox does not get the new one');
  assert.equal((await test.post('user/login', an)).status, 401);
  assert.equal((await test.post('user/login', { email: next, password })).status, 200);
  assert.equal((await test.confirm(link)).status, 422, 'a link works once');
});

Deno.test('news of orders go to the confirmed address, and links in mails to the old one end', async () => {
  await using test = await openWithAn({ products: sampleProducts(1) });
  const { database, deps, id } = test;
  const request = orderRequest();
  const place = (email: string) =>
    placeOrder(deps, {
      ...{ userId: id, payment: 'cod' },
      request: { ...request, address: { ...request.address, email } },
    });
  const own = await place(an.email.toLowerCase());
  const gift = await place('binh@example.com');
  await database.batch((db) => [
    db.insert(orderLinks).values((['mail', 'gift'] as const).map((access) => (
      { orderId: own.orderId, access, tokenHash: access, expiresAt: 9e15 }
    ))),
  ]);
  await test.change();
  await test.confirm(await test.linkIn('confirm-email-change'));
  const addresses = [own, gift].map(async ({ orderId }) =>
    (await readOrder(database, orderId))?.email
  );
  assert.deepEqual(await Promise.all(addresses), [next, 'binh@example.com']);
  const links = await database.read.select({ access: orderLinks.access }).from(orderLinks);
  assert.deepEqual(links, [{ access: 'gift' }]);
});

Deno.test('saved data of the account stays proven if its own session confirms', async () => {
  for (const [keeps, verifiedAt] of [[true, 5], [false, undefined]] as const) {
    await using test = await openWithAn();
    await test.change();
    const link = await test.linkIn('confirm-email-change');
    await test.confirm(link, keeps ? { token: test.session } : {});
    assert.equal((await test.row())?.emailVerifiedAt, verifiedAt ?? test.clock());
  }
});

Deno.test('a confirmation ends other sessions and links, and keeps the session that confirms', async () => {
  for (const keeps of [true, false]) {
    await using test = await openWithAn();
    const { body: { token: other } } = await test.post('user/login', an);
    await issuePasswordReset(test.database, test.id, an.email, test.clock());
    await test.change();
    const link = await test.linkIn('confirm-email-change');
    await test.confirm(link, keeps ? { token: test.session } : {});
    assert.equal(await test.isActive(test.session), keeps);
    assert.equal(await test.isActive(other), false);
    assert.equal(await test.database.read.$count(passwordResets), 0);
  }
});

Deno.test('a session of another account is not affected by a confirmation', async () => {
  await using test = await openWithAn();
  const binh = await test.open('binh@example.com');
  await test.change();
  await test.confirm(await test.linkIn('confirm-email-change'), { token: binh.token });
  assert.equal(await test.isActive(binh.token), true);
  assert.equal(await test.isActive(test.session), false);
});

Deno.test('POST /account/email does not reveal a taken address, which cannot be confirmed', async () => {
  await using test = await openWithAn();
  await test.open('binh@example.com');
  const replies = [];
  for (const email of ['nobody@example.com', 'binh@example.com']) {
    const { status, body } = await test.change({ email, password });
    replies.push(JSON.stringify({ status, body }).replaceAll(email, '…'));
  }
  assert.equal(replies[0], replies[1]);
  const { status, body } = await test.confirm(await test.linkIn('confirm-email-change'));
  assert.deepEqual([status, body.code], [409, 'EMAIL_TAKEN']);
  assert.equal((await test.row())?.email, an.email);
  assert.equal(await test.isActive(test.session), true);
});

Deno.test('an address that is registered after the request cannot be confirmed any more', async () => {
  await using test = await openWithAn();
  await test.change();
  const link = await test.linkIn('confirm-email-change');
  await test.open('an.moi@example.com');
  assert.equal((await test.confirm(link)).status, 409);
});

Deno.test('two accounts cannot confirm the same address at once', async () => {
  await using test = await openWithAn();
  const binh = await test.open('binh@example.com');
  await test.change();
  const first = await test.linkIn('confirm-email-change');
  await test.change(undefined, binh.token);
  const second = { ...await test.linkIn('confirm-email-change') };
  const token = await issueEmailChange(test.database, test.id, test.clock(), test.clock());
  const replies = await Promise.all(
    [{ ...first, token }, second].map((link) => test.confirm(link)),
  );
  assert.deepEqual(replies.map(({ status }) => status).sort(), [200, 409]);
});

Deno.test('POST /account/email requires the password, on the budget of log-ins', async () => {
  await using test = await openWithAn({ accountLimits: { logIns: 3 } });
  const missing = await test.change({ email: next });
  assert.deepEqual([missing.status, missing.body.issues[0].path], [422, 'password']);
  const wrong = await test.change({ email: next, password: 'sai mật khẩu' });
  assert.deepEqual([wrong.status, wrong.body.code], [401, 'WRONG_PASSWORD']);
  assert.equal((await test.post('user/login', { ...an, password: 'sai' })).status, 401);
  assert.equal((await test.change()).status, 429);
  assert.equal(await test.database.read.$count(emailChanges), 0);
});

Deno.test('POST /account/email rejects the present address, whatever its case', async () => {
  await using test = await openWithAn();
  const { status, body } = await test.change({ email: 'AN@example.com', password });
  assert.deepEqual([status, body.issues[0].path], [422, 'email']);
});

Deno.test('an invalid, foreign, cancelled or expired link changes nothing', async () => {
  await using test = await openWithAn();
  await test.change();
  const link = await test.linkIn('confirm-email-change');
  const [row] = await test.database.read.select().from(emailChanges);
  const links = [
    { ...link, email: an.email },
    { ...link, email: 'other@example.com' },
    { ...link, token: 'x'.repeat(43) },
    { ...link, token: row!.tokenHash! },
  ];
  for (const wrong of links) {
    const { status, body } = await test.confirm(wrong);
    assert.equal(status, 422);
    assert.match(body.message, /^Liên kết xác nhận không hợp lệ hoặc đã được sử dụng\. /);
  }
  test.advance(emailChangeLifetime);
  const late = await test.confirm(link);
  assert.match(late.body.message, /đã hết hạn/);
  const { body } = await test.request('GET', 'user/account', { as: test.session });
  assert.equal(body.account.pendingEmail, null, 'an expired request is not pending');
  await test.change();
  const another = await test.linkIn('confirm-email-change');
  const cancelled = await test.request('DELETE', 'user/account/email', { as: test.session });
  assert.equal(cancelled.body.account.pendingEmail, null);
  assert.equal((await test.confirm(another)).status, 422);
  assert.equal((await test.row())?.email, an.email);
});

Deno.test('only the last requested address gets a mail and can be confirmed', async () => {
  await using test = await openWithAn();
  await test.change();
  const first = await test.linkIn('confirm-email-change');
  test.advance(1);
  await test.change({ email: 'last@example.com', password });
  const recipients = (await test.mailsOfKind('confirm-email-change')).map(({ to }) => to.address);
  assert.deepEqual(recipients, ['last@example.com']);
  assert.equal((await test.confirm(first)).status, 422);
  assert.equal((await test.confirm(await test.linkIn('confirm-email-change'))).status, 200);
});

Deno.test('changes of addresses are no relay: three a day, without free text', async () => {
  await using test = await openWithAn();
  await test.database.batch((
    db,
  ) => [db.update(users).set({ name: 'Thưởng https://evil.example' })]);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    assert.equal((await test.change({ email: `v${attempt}@example.com`, password })).status, 200);
  }
  assert.equal((await test.change({ email: 'v4@example.com', password })).status, 429);
  const [mail] = await test.mailsOfKind('confirm-email-change');
  for (const text of [mail?.text, mail?.html, mail?.subject]) assert.doesNotMatch(text!, /evil/);
  assert.equal(mail?.to.name, '');
});

Deno.test('an unverified address gets no notice when the account leaves it', async () => {
  await using test = await openWithAn();
  await test.database.batch((db) => [db.update(users).set({ emailVerifiedAt: null })]);
  const verification = await test.linkIn('verify-email');
  await test.change();
  assert.equal((await test.confirm(await test.linkIn('confirm-email-change'))).status, 200);
  const kinds = (await test.database.read.select().from(mails)).map(({ kind }) => kind);
  assert.deepEqual(kinds, ['verify-email', 'confirm-email-change', 'welcome']);
  const stranger = { ...verification, email: next };
  assert.equal((await test.post('user/not-me', stranger)).status, 422, 'a link to the old address');
});
