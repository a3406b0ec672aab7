import assert from 'node:assert/strict';
import { countHashing } from '../account/testing/count-hashing.ts';
import { openUserApp } from '../account/testing/open-user-app.ts';

Deno.test('tries are limited by address and by account, and other people are not', async () => {
  await using test = await openUserApp();
  const login = async (email: string, from: string) =>
    (await test.ask('/login', { email, password: 'x' }, { from })).status;
  for (let time = 0; time < 10; time += 1) {
    assert.equal(await login('nobody@example.com', `192.0.2.${time}`), 401);
  }
  using count = countHashing();
  assert.equal(await login('NOBODY@example.com', '192.0.2.99'), 429);
  assert.equal(count.total, 0, 'who is refused costs no hash');
  const { body, headers } = await test.ask('/login', {
    email: 'nobody@example.com',
    password: 'x',
  });
  assert.equal(body.message, 'Bạn đã thử quá nhiều lần, vui lòng thử lại sau 1 phút.');
  assert.equal(headers.get('Retry-After'), '60');
  assert.equal(await login('other@example.com', '192.0.2.99'), 401);
  test.pass(60_000);
  assert.equal(await login('nobody@example.com', '192.0.2.99'), 401);
  assert.equal(await login('nobody@example.com', '192.0.2.99'), 429);
});

Deno.test('mails that confirm are limited by address of the reader and of the client', async () => {
  await using test = await openUserApp();
  const resend = async (email: string, from = '192.0.2.1') =>
    (await test.ask('/resend-verification', { email }, { from })).status;
  for (let time = 0; time < 3; time += 1) assert.equal(await resend('an@example.com'), 200);
  assert.equal(await resend('an@example.com', '192.0.2.2'), 429);
  for (let time = 0; time < 7; time += 1) assert.equal(await resend(`a${time}@example.com`), 200);
  assert.equal(await resend('b@example.com'), 429);
  assert.equal(await resend('b@example.com', '192.0.2.2'), 200);
});
