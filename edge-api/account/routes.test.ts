import assert from 'node:assert/strict';
import { users } from '../db/schema/account-tables.ts';
import { mails } from '../db/schema/mail-tables.ts';
import { createFacebookGraph } from './facebook/facebook-graph.ts';
import { createPasswords } from './passwords/passwords.ts';
import { issueVerification } from './verification/verification-links.ts';
import { findSessionUser } from '../sessions/session.ts';
import { countHashing } from './testing/count-hashing.ts';
import { an, openAccountShop } from './testing/open-account-shop.ts';
import { startFakeGraph, testApp } from './testing/start-fake-graph.ts';

Deno.test('POST /register and /login start sessions, and /logout ends one', async () => {
  await using test = await openAccountShop();
  const { post, database, clock } = test;
  const registered = await post('user/register', an);
  assert.equal(registered.status, 200);
  assert.deepEqual({ ...registered.body, token: undefined }, {
    success: true,
    token: undefined,
    message: 'Đăng ký thành công!',
  });
  assert.equal(test.wakeCount(), 1);
  const { body } = await post('user/login', { email: 'AN@example.com ', password: an.password });
  assert.deepEqual({ ...body, token: undefined }, {
    success: true,
    token: undefined,
    message: 'Đăng nhập thành công!',
  });
  const user = (token: string) => findSessionUser(database, token, clock());
  assert.equal((await user(body.token))?.email, 'An@example.com');
  assert.deepEqual((await post('user/logout', {}, { as: body.token })).body, { success: true });
  assert.equal(await user(body.token), undefined);
  assert.ok(await user(registered.body.token));
  assert.equal(test.wakeCount(), 1);
});

Deno.test('POST /logout requires no body and accepts any token', async () => {
  await using test = await openAccountShop();
  for (const token of [undefined, '', 'x', 'x'.repeat(43), '%00', 'null']) {
    const reply = await test.fetch('/api/user/logout', {
      method: 'POST',
      headers: token === undefined ? {} : { token },
    });
    assert.equal(reply.status, 200);
    assert.deepEqual(await reply.json(), { success: true });
  }
});

Deno.test('POST /login responds in the same way with and without an account', async () => {
  await using test = await openAccountShop({ passwords: createPasswords() });
  await test.post('user/register', an);
  const replies = [];
  for (const email of [an.email, 'nobody@example.com']) {
    using count = countHashing();
    const { status, body, headers } = await test.post('user/login', { email, password: 'sai' });
    replies.push({ status, body, headers: [...headers], hashes: count.total });
  }
  assert.deepEqual(replies[0], replies[1]);
  assert.equal(replies[0]?.hashes, 1);
  assert.equal(replies[0]?.status, 401);
  assert.deepEqual(replies[0]?.body, {
    success: false,
    message: 'Email hoặc mật khẩu không đúng.',
    code: 'WRONG_CREDENTIALS',
  });
});

Deno.test('POST /resend-verification responds in the same way and mails to unverified accounts only', async () => {
  await using test = await openAccountShop();
  await test.post('user/register', an);
  await test.post('user/register', { ...an, email: 'binh@example.com' });
  const [first] = await test.database.read.select().from(users);
  const token = (await issueVerification(test.database, first!.id, test.clock()))!;
  await test.request('GET', `user/verify-email?token=${token}&email=an@example.com`);
  const wakes = test.wakeCount();
  const replies = [];
  for (const email of [an.email, 'nobody@example.com', 'binh@example.com']) {
    const { status, body, headers } = await test.post('user/resend-verification', { email });
    replies.push({ status, body, headers: [...headers] });
  }
  assert.deepEqual(replies[0], replies[1]);
  assert.deepEqual(replies[0], replies[2]);
  assert.deepEqual(replies[0]?.body, {
    success: true,
    message: 'Email xác thực đã được gửi lại thành công!',
  });
  const kinds = ['verify-email', 'verify-email', 'welcome'];
  assert.deepEqual(await test.mailKinds(), kinds, 'the first mail is still waiting');
  await test.database.batch((db) => [db.update(mails).set({ sentAt: 1 })]);
  await test.post('user/resend-verification', { email: 'binh@example.com' });
  assert.deepEqual(await test.mailKinds(), [...kinds, 'verify-email']);
  assert.equal(test.wakeCount(), wakes + 1);
});

Deno.test('GET /verify-email verifies an address and names the account', async () => {
  await using test = await openAccountShop();
  await test.post('user/register', an);
  const [user] = await test.database.read.select().from(users);
  const token = (await issueVerification(test.database, user!.id, test.clock()))!;
  const path = `/verify-email?${new URLSearchParams({ token, email: an.email })}`;
  const { status, body } = await test.request('GET', `user${path}`);
  assert.equal(status, 200);
  assert.deepEqual(body, {
    success: true,
    message: 'Email của bạn đã được xác thực thành công!',
    userName: 'Nguyễn An',
    email: 'An@example.com',
    gift: { code: 'WELCOME10', discount: '10%' },
  });
  assert.equal(test.wakeCount(), 2);
  assert.equal((await test.request('GET', `user${path}`)).status, 409);
  for (
    const query of ['', '?token=', `?token=${token}`, '?email=an@example.com', `${path}&token=x`]
  ) {
    const { status, body } = await test.request(
      'GET',
      `user/verify-email${query.replace(/^\/verify-email/, '')}`,
    );
    assert.equal(status, 422, query);
    assert.equal(body.message, 'Link xác thực không hợp lệ');
  }
});

Deno.test('POST /facebook-login creates an account, or responds with 503 if not configured', async () => {
  await using server = startFakeGraph();
  server.addToken('EAA', {
    inspection: { is_valid: true, app_id: testApp.appId, user_id: '42' },
    me: { id: '42', name: 'An', email: 'an@example.com' },
  });
  const claim = { facebookId: '42', name: 'An', email: 'an@example.com', accessToken: 'EAA' };
  await using test = await openAccountShop({
    graph: createFacebookGraph({ ...testApp, url: server.url }),
  });
  const { status, body } = await test.post('user/facebook-login', claim);
  assert.equal(status, 200);
  assert.equal(body.message, 'Đăng nhập Facebook thành công!');
  assert.ok(await findSessionUser(test.database, body.token, test.clock()));
  assert.equal(test.wakeCount(), 1);
  const other = await test.post('user/facebook-login', { ...claim, facebookId: '43' });
  assert.equal(other.status, 401);
  await using without = await openAccountShop();
  const reply = await without.post('user/facebook-login', claim);
  assert.equal(reply.status, 503);
  assert.equal(reply.body.message, 'Cửa hàng chưa mở đăng nhập bằng Facebook.');
});

Deno.test('invalid JSON, too large and invalid bodies are rejected without a write or a hash', async () => {
  await using test = await openAccountShop();
  using count = countHashing();
  const paths = ['/register', '/login', '/facebook-login', '/resend-verification'];
  for (const path of paths) {
    const send = (type: string | undefined, body: string) =>
      test.fetch(`/api/user${path}`, {
        method: 'POST',
        headers: type ? { 'Content-Type': type } : {},
        body: new TextEncoder().encode(body),
      });
    for (const type of [undefined, 'text/plain', 'application/x-www-form-urlencoded']) {
      assert.equal((await send(type, JSON.stringify(an))).status, 415, `${path} ${type}`);
    }
    assert.equal((await send('application/json', '{"email":')).status, 400, path);
    assert.equal((await send('application/json', '{}')).status, 422, path);
    assert.equal((await send('application/json', `"${'x'.repeat(70_000)}"`)).status, 413, path);
    const wrong = await test.fetch(`/api/user${path}`);
    assert.equal(wrong.status, 405, path);
    assert.equal(wrong.headers.get('Cache-Control'), 'no-store');
  }
  assert.equal(count.total, 0);
  assert.deepEqual(await test.count(), { users: 0, sessions: 0, mails: 0 });
});

Deno.test('responses about accounts are not cacheable, and no secret is logged', async () => {
  await using test = await openAccountShop();
  const { body, headers } = await test.post('user/register', an);
  assert.equal(headers.get('Cache-Control'), 'no-store');
  const rejected = await test.post('user/login', { ...an, password: 'sai mật khẩu' });
  assert.equal(rejected.headers.get('Cache-Control'), 'no-store');
  await test.database.close();
  const broken = await test.post('user/login', an);
  assert.equal(broken.status, 503);
  const log = test.lines.join('\n');
  assert.match(log, /request failed/);
  for (const secret of [an.password, 'sai mật khẩu', body.token, 'argon2id']) {
    assert.ok(!log.includes(secret), secret);
  }
});
