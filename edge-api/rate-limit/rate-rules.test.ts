import assert from 'node:assert/strict';
import type { TestShopOptions } from '../testing/open-test-shop.ts';
import { countHashing } from '../account/testing/count-hashing.ts';
import { an, openAccountShop } from '../account/testing/open-account-shop.ts';

/** Opens the routes of accounts with functions that return the status of a request. */
async function openLimited(options?: TestShopOptions) {
  const test = await openAccountShop(options);
  const post = async (path: string, body: object, from = '192.0.2.1') =>
    (await test.post(`user${path}`, body, { from })).status;
  return {
    ...test,
    login: (email: string, from?: string, password = 'sai') =>
      post('/login', { email, password }, from),
    register: (password: string, from?: string) => post('/register', { ...an, password }, from),
    resend: (email: string, from?: string) => post('/resend-verification', { email }, from),
  };
}

const hour = 60 * 60_000;

Deno.test('ten wrong passwords lock the account for their network only', async () => {
  await using test = await openLimited();
  await test.open(an.email);
  const { login } = test;
  for (let attempt = 0; attempt < 10; attempt += 1) assert.equal(await login(an.email), 401);
  using count = countHashing();
  assert.equal(await login('AN@example.com'), 429);
  assert.equal(count.total, 0, 'a rejected attempt computes no hash');
  assert.equal(await login(an.email, '198.51.100.7', an.password), 200);
  assert.equal(await login('other@example.com'), 401, 'another account from the same network');
});

Deno.test('a rejected log-in names the time to wait, with and without an account', async () => {
  await using test = await openLimited();
  await test.open(an.email);
  for (const email of [an.email, 'nobody@example.com']) {
    for (let attempt = 0; attempt < 10; attempt += 1) await test.login(email);
    const { status, body, headers } = await test.post('user/login', { email, password: 'x' });
    assert.equal(status, 429);
    assert.equal(body.message, 'Bạn đã thử quá nhiều lần, vui lòng thử lại sau 1 phút.');
    assert.equal(headers.get('Retry-After'), '60');
  }
  test.advance(60_000);
  assert.equal(await test.login(an.email), 401);
  assert.equal(await test.login(an.email), 429);
});

Deno.test('wrong passwords from many networks are limited per account and day', async () => {
  await using test = await openLimited({ accountLimits: { logInsPerAccount: 12 } });
  await test.open(an.email);
  for (let attempt = 0; attempt < 12; attempt += 1) {
    assert.equal(await test.login(an.email, `192.0.2.${attempt}`), 401);
  }
  assert.equal(await test.login(an.email, '198.51.100.7', an.password), 429);
  test.advance(2 * hour);
  assert.equal(await test.login(an.email, '198.51.100.7', an.password), 200);
});

Deno.test('wrong passwords from the networks of one IPv6 site are limited together', async () => {
  await using test = await openLimited({ accountLimits: { logIns: 1 } });
  await test.open(an.email);
  for (let network = 0; network < 8; network += 1) {
    assert.equal(await test.login(an.email, `2001:db8:1:${network}::1`), 401);
  }
  assert.equal(await test.login(an.email, '2001:db8:1:0::2'), 429, 'the same /64');
  assert.equal(await test.login(an.email, '2001:db8:1:99::1'), 429, 'the same /48');
  assert.equal(await test.login(an.email, '2001:db8:2::1'), 401);
});

Deno.test('POST /register with an existing address and POST /login share one budget', async () => {
  await using test = await openLimited({ accountLimits: { logIns: 3 } });
  await test.open(an.email);
  assert.equal(await test.register('mật khẩu đoán'), 409);
  assert.equal(await test.login(an.email), 401);
  assert.equal(await test.register('mật khẩu khác'), 409);
  assert.equal(await test.login(an.email, undefined, an.password), 429);
  assert.equal(await test.register(an.password), 429);
  assert.equal(await test.register(an.password, '198.51.100.7'), 200);
});

Deno.test('verification mails are limited by e-mail address and by client address', async () => {
  await using test = await openLimited();
  const { resend } = test;
  for (let attempt = 0; attempt < 10; attempt += 1) {
    assert.equal(await resend(`a${attempt}@example.com`), 200);
  }
  assert.equal(await resend('b@example.com'), 429);
  assert.equal(await resend('b@example.com', '192.0.2.2'), 200);
});

Deno.test('verification mails that one network requests have a daily limit', async () => {
  await using test = await openLimited({ accountLimits: { mailsPerDay: 1 } });
  const statuses = [];
  for (let attempt = 0; attempt < 7; attempt += 1) {
    statuses.push(await test.resend(`a${attempt}@example.com`));
  }
  assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429, 429]);
  assert.equal(await test.resend('b@example.com', '198.51.100.7'), 200);
});
