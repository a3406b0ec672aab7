import assert from 'node:assert/strict';
import type { TestShopOptions } from '../testing/open-test-shop.ts';
import { createFacebookGraph } from './facebook/facebook-graph.ts';
import { createSecurityLog } from './security-log.ts';
import { an, openAccountShop } from './testing/open-account-shop.ts';
import { startFakeGraph, testApp } from './testing/start-fake-graph.ts';

/** Opens the routes of accounts with a function that returns the logged security events. */
async function openWithEvents(options?: TestShopOptions) {
  const test = await openAccountShop(options);
  const events = () =>
    test.lines.map((line) => JSON.parse(line)).filter(({ message }) =>
      message === 'security event'
    );
  return { ...test, events };
}

Deno.test('log-ins, failed log-ins and limited ones are logged with the same subject', async () => {
  await using test = await openWithEvents({ accountLimits: { logIns: 2 } });
  await test.post('user/register', an);
  await test.post('user/login', { email: 'AN@example.com', password: 'sai mật khẩu' });
  await test.post('user/login', an);
  await test.post('user/login', an);
  await test.post('user/register', an, { from: '198.51.100.7' });
  await test.post('user/register', { ...an, password: 'một mật khẩu khác' }, {
    from: '198.51.100.7',
  });
  const events = test.events();
  assert.deepEqual(events.map(({ level, event }) => `${level}: ${event}`), [
    'info: account created',
    'warn: log-in failed',
    'info: log-in',
    'warn: log-in limited',
    'info: log-in',
    'warn: log-in failed',
  ]);
  assert.equal(new Set(events.map(({ subject }) => subject)).size, 1);
  assert.equal(new Set(events.map(({ network }) => network)).size, 2);
  const log = test.lines.join('\n').toLowerCase();
  for (const secret of ['example.com', '192.0.2', '198.51.100', 'mật khẩu', 'an@', '"token"']) {
    assert.ok(!log.includes(secret), secret);
  }
});

Deno.test('a log-in with Facebook is logged, and the joining of an account', async () => {
  await using server = startFakeGraph();
  server.addToken('EAA', {
    inspection: { is_valid: true, app_id: testApp.appId, user_id: '42' },
    me: { id: '42', name: 'An', email: an.email },
  });
  const graph = createFacebookGraph({ ...testApp, url: server.url });
  await using test = await openWithEvents({ graph });
  await test.post('user/register', an);
  const claim = { facebookId: '42', name: 'An', email: an.email, accessToken: 'EAA' };
  await test.post('user/facebook-login', claim);
  await test.post('user/facebook-login', claim);
  await test.post('user/facebook-login', { ...claim, accessToken: 'EAB' });
  const events = test.events();
  assert.deepEqual(events.map(({ event }) => event), [
    'account created',
    'account joined',
    'log-in',
    'log-in failed',
  ]);
  assert.equal(new Set(events.map(({ subject }) => subject)).size, 1);
});

Deno.test('changes of credentials are logged, and failed attempts at them', async () => {
  await using test = await openWithEvents();
  const password = 'mật khẩu mới tinh';
  const { token } = await test.open(an.email);
  const post = (path: string, body: object) => test.post(`user${path}`, body, { as: token });
  const wrongLink = { email: an.email, token: 'x'.repeat(43) };
  await post('/reset-password', { ...wrongLink, password });
  await post('/account/password', { currentPassword: 'sai mật khẩu', password });
  await post('/account/password', { currentPassword: an.password, password });
  await post('/account/email', { email: 'new@example.com', password });
  for (let attempt = 0; attempt < 11; attempt += 1) {
    await post('/forgot-password', { email: an.email });
  }
  const reset = await test.linkIn('reset-password');
  const change = await test.linkIn('confirm-email-change');
  await post('/confirm-email', change);
  await post('/reset-password', { ...reset, password });
  const { sessions } = (await test.request('GET', 'user/account', { as: token })).body;
  await test.request('DELETE', `user/account/sessions/${sessions[0].id}`, { as: token });
  await test.open('binh@example.com');
  const verification = await test.linkIn('verify-email');
  await test.post('user/not-me', verification);
  const { body } = await test.post('user/register', { ...an, email: 'chi@example.com' });
  await test.post('user/account/delete', { password: an.password }, { as: body.token });
  const events = test.events();
  assert.deepEqual(events.map(({ level, event }) => `${level}: ${event}`), [
    'warn: link failed',
    'warn: password check failed',
    'warn: password changed',
    'info: e-mail change requested',
    ...Array(10).fill('info: password reset requested'),
    'warn: mail request limited',
    'warn: e-mail changed',
    'warn: link failed',
    'info: sessions ended',
    'warn: account disowned',
    'info: account created',
    'warn: account deleted',
  ]);
  const log = test.lines.join('\n').toLowerCase();
  for (const secret of ['example.com', 'mật khẩu', reset.token, change.token, token]) {
    assert.ok(!log.includes(secret.toLowerCase()), secret);
  }
});

Deno.test('another process logs other digests', async () => {
  const subjects = new Set<unknown>();
  for (let run = 0; run < 2; run += 1) {
    const { audit } = createSecurityLog(
      (_level, _message, fields) => void subjects.add(fields?.subject),
      (address: string) => address,
    );
    for (let repeat = 0; repeat < 2; repeat += 1) {
      await audit('192.0.2.1', 'an@example.com', 'log-in', () => Promise.resolve('token'));
    }
  }
  assert.equal(subjects.size, 2);
});
