import assert from 'node:assert/strict';
import { countHashing } from '../account/testing/count-hashing.ts';
import { openAccountApp } from '../account/testing/open-account-app.ts';

Deno.test('log-ins are limited by address and by account, without an effect on other users', async () => {
  await using test = await openAccountApp();
  const login = async (email: string, from: string) =>
    (await test.send('/login', { email, password: 'x' }, { from })).status;
  for (let attempt = 0; attempt < 10; attempt += 1) {
    assert.equal(await login('nobody@example.com', `192.0.2.${attempt}`), 401);
  }
  using count = countHashing();
  assert.equal(await login('NOBODY@example.com', '192.0.2.99'), 429);
  assert.equal(count.total, 0, 'a rejected attempt computes no hash');
  const { body, headers } = await test.send('/login', {
    email: 'nobody@example.com',
    password: 'x',
  });
  assert.equal(body.message, 'Bạn đã thử quá nhiều lần, vui lòng thử lại sau 1 phút.');
  assert.equal(headers.get('Retry-After'), '60');
  assert.equal(await login('other@example.com', '192.0.2.99'), 401);
  test.advance(60_000);
  assert.equal(await login('nobody@example.com', '192.0.2.99'), 401);
  assert.equal(await login('nobody@example.com', '192.0.2.99'), 429);
});

Deno.test('verification mails are limited by e-mail address and by client address', async () => {
  await using test = await openAccountApp();
  const resend = async (email: string, from = '192.0.2.1') =>
    (await test.send('/resend-verification', { email }, { from })).status;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    assert.equal(await resend('an@example.com'), 200);
  }
  assert.equal(await resend('an@example.com', '192.0.2.2'), 429);
  for (let attempt = 0; attempt < 7; attempt += 1) {
    assert.equal(await resend(`a${attempt}@example.com`), 200);
  }
  assert.equal(await resend('b@example.com'), 429);
  assert.equal(await resend('b@example.com', '192.0.2.2'), 200);
});
