import assert from 'node:assert/strict';
import { users } from '../../db/schema/account-tables.ts';
import { an, openAccountShop } from '../testing/open-account-shop.ts';
import { requestPasswordReset } from './issue-password-reset.ts';

Deno.test('POST /forgot-password responds in the same way with and without an account', async () => {
  const minResendMs = 400;
  await using test = await openAccountShop({ minResendMs });
  await test.post('user/register', an);
  const wakes = test.wakeCount();
  const replies = [];
  for (const email of [an.email, 'nobody@example.com']) {
    const start = performance.now();
    const { status, body, headers } = await test.post('user/forgot-password', { email });
    assert.ok(performance.now() - start >= minResendMs - 1, 'a minimum duration hides the work');
    replies.push({ status, body, headers: [...headers] });
  }
  assert.deepEqual(replies[0], replies[1]);
  assert.deepEqual([replies[0]?.status, replies[0]?.body], [200, {
    success: true,
    message:
      'Nếu email này đã được đăng ký, bạn sẽ nhận được email hướng dẫn đặt lại mật khẩu trong vài phút.',
  }]);
  assert.deepEqual(await test.mailKinds(), ['verify-email', 'reset-password']);
  assert.equal(test.wakeCount(), wakes + 1);
});

Deno.test('POST /forgot-password is limited in the same way with and without an account', async () => {
  await using test = await openAccountShop();
  await test.open(an.email);
  for (const email of [an.email, 'nobody@example.com']) {
    const from = `198.51.100.${email.length}`;
    const statuses = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      statuses.push((await test.post('user/forgot-password', { email }, { from })).status);
    }
    assert.deepEqual(statuses, [...Array(10).fill(200), 429], email);
    const other = await test.post('user/forgot-password', { email }, { from: '198.51.100.7' });
    assert.equal(other.status, 200, 'nobody uses up the limit of another network');
  }
  assert.deepEqual(await test.mailKinds(), ['verify-email', 'reset-password']);
});

Deno.test('requestPasswordReset() queues nothing for an account that is deleted meanwhile', async () => {
  await using test = await openAccountShop();
  const { database } = test;
  await test.open();
  const slow: typeof database = {
    ...database,
    async batch(build) {
      await database.batch((db) => [db.delete(users)]);
      return await database.batch(build);
    },
  };
  assert.equal(await requestPasswordReset(slow, an.email, 1), false);
  assert.equal((await test.count()).mails, 0);
});
