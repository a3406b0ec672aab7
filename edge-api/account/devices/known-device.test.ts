import assert from 'node:assert/strict';
import type { TestShopOptions } from '../../testing/open-test-shop.ts';
import { users } from '../../db/schema/account-tables.ts';
import { an, openAccountShop } from '../testing/open-account-shop.ts';
import { deviceLifetime } from './device-token.ts';

const binh = { name: 'Bình', email: 'binh@example.com', password: 'mật khẩu của Bình' };

/** Opens the routes of accounts with An, whose browser has registered. */
async function openWithBrowser(options?: TestShopOptions) {
  const test = await openAccountShop(options);
  const registered = await test.post('user/register', an);
  const cookieOf = ({ headers }: { headers: Headers }) => headers.getSetCookie()[0] ?? '';
  const toHeader = (cookie: string) => cookie.split(';')[0] ?? '';
  return {
    ...test,
    cookieOf,
    toHeader,
    setCookie: cookieOf(registered),
    browser: toHeader(cookieOf(registered)),
    login: (password: string, { cookie = '', from = '198.51.100.7' } = {}) =>
      test.post('user/login', { email: an.email, password }, {
        from,
        headers: cookie ? { cookie } : {},
      }),
    /** Uses up the limits of the account and of the network of its owner. */
    async lock() {
      for (let attempt = 0; attempt < 6; attempt += 1) {
        const from = attempt < 3 ? '198.51.100.7' : `192.0.2.${attempt}`;
        await test.post('user/login', { email: an.email, password: 'sai' }, { from });
      }
    },
  };
}

const accountLimits = { logIns: 3, logInsPerAccount: 6 };

Deno.test('a browser that has logged in before still can while others guess the password', async () => {
  await using test = await openWithBrowser({ accountLimits });
  await test.lock();
  assert.equal((await test.login(an.password)).status, 429, 'a browser without the cookie');
  const known = await test.login(an.password, { cookie: test.browser });
  assert.equal(known.status, 200);
  const renewed = test.toHeader(test.cookieOf(known));
  assert.equal((await test.login(an.password, { cookie: renewed })).status, 200);
});

Deno.test('a known browser has a limit of its own, in every network', async () => {
  await using test = await openWithBrowser({ accountLimits });
  const cookie = test.browser;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    assert.equal((await test.login('sai', { cookie, from: `192.0.2.${attempt}` })).status, 401);
  }
  assert.equal((await test.login(an.password, { cookie, from: '192.0.2.9' })).status, 429);
  assert.equal((await test.login(an.password)).status, 200, 'another browser');
});

Deno.test('all known browsers of an account share a limit of four times that of one', async () => {
  await using test = await openWithBrowser({ accountLimits: { logIns: 2, logInsPerAccount: 9 } });
  const browsers = [test.browser];
  for (let number = 1; number <= 4; number += 1) {
    browsers.push(
      test.toHeader(test.cookieOf(await test.login(an.password, { from: `192.0.2.${number}` }))),
    );
  }
  const statuses = [];
  for (const cookie of browsers) {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      statuses.push((await test.login('sai', { cookie })).status);
    }
  }
  assert.deepEqual(statuses, [...Array(8).fill(401), 429, 429]);
});

Deno.test('a log-in renews the cookie of a browser without a second budget', async () => {
  await using test = await openWithBrowser({ accountLimits });
  let cookie = test.browser;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    cookie = test.toHeader(test.cookieOf(await test.login(an.password, { cookie })));
  }
  assert.equal((await test.login(an.password, { cookie })).status, 429);
});

Deno.test('a forged, foreign or old cookie does not make a browser known', async () => {
  await using test = await openWithBrowser({ accountLimits });
  const other = await test.post('user/register', binh, { from: '203.0.113.1' });
  const [id, time, signature] = test.browser.split('.');
  const forged = [
    test.toHeader(test.cookieOf(other)),
    `device=${'x'.repeat(22)}.${time}.${signature}`,
    `${id}.${Number(time) + 1}.${signature}`,
    `${id}.${time}.${'A'.repeat(43)}`,
    `${id}.${time}`,
    'device=',
    'device=%00',
    `device=${'x'.repeat(5_000)}`,
  ];
  await test.lock();
  for (const cookie of forged) {
    assert.equal((await test.login(an.password, { cookie })).status, 429, cookie.slice(0, 60));
  }
  test.advance(deviceLifetime);
  await test.lock();
  assert.equal((await test.login(an.password, { cookie: test.browser })).status, 429);
});

Deno.test('another password makes all browsers unknown', async () => {
  await using test = await openWithBrowser({ accountLimits });
  const passwordHash = await test.passwords.hash('mật khẩu mới');
  await test.database.batch((db) => [db.update(users).set({ passwordHash })]);
  await test.lock();
  assert.equal((await test.login('mật khẩu mới', { cookie: test.browser })).status, 429);
});

Deno.test('the cookie is for the routes of accounts only and set after the right password only', async () => {
  await using test = await openWithBrowser();
  assert.match(test.setCookie, /^device=[\w.-]+; Max-Age=31536000; Path=\/api\/user; /);
  assert.match(test.setCookie, /; HttpOnly; Secure; SameSite=Lax$/);
  assert.ok(!test.setCookie.includes('example.com'));
  for (const reply of [await test.login('sai'), await test.post('user/logout', {})]) {
    assert.deepEqual(reply.headers.getSetCookie(), []);
  }
  const reply = await test.login(an.password);
  assert.equal(reply.headers.get('Cache-Control'), 'no-store');
  assert.notEqual(test.toHeader(test.cookieOf(reply)), test.browser);
});

Deno.test('the cookie works without HTTPS on a shop that has none', async () => {
  await using test = await openWithBrowser({ publicUrl: 'http://localhost:8000' });
  assert.doesNotMatch(test.setCookie, /Secure/);
});
