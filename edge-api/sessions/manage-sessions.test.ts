import assert from 'node:assert/strict';
import { sessions, users } from '../db/schema/account-tables.ts';
import { an, openAccountShop } from '../account/testing/open-account-shop.ts';
import { findSessionUser } from './session.ts';

const day = 24 * 60 * 60_000;
const agent = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0.0.0 Mobile Safari/537.36';

/** Opens the routes with the sessions of two browsers of An. */
async function openWithSessions() {
  const test = await openAccountShop();
  const { body: { token: phone } } = await test.post('user/register', an, {
    headers: { 'User-Agent': agent },
  });
  test.advance(1_000);
  const { body: { token: desk } } = await test.post('user/login', an);
  return {
    ...test,
    phone,
    desk,
    list: async (token: string) => (await test.request('GET', 'user/account', { as: token })).body,
    isActive: async (token: string) =>
      await findSessionUser(test.database, token, test.clock()) !== undefined,
  };
}

Deno.test('GET /account lists the sessions, the current one first', async () => {
  await using test = await openWithSessions();
  const { sessions } = await test.list(test.phone);
  assert.deepEqual(
    sessions.map(({ id: _, ...session }: { id: string }) => session),
    [{
      device: 'Chrome trên Android',
      createdAt: new Date(1_000_000).toISOString(),
      lastUsedAt: new Date(1_000_000).toISOString(),
      current: true,
    }, {
      device: 'Thiết bị không xác định',
      createdAt: new Date(1_001_000).toISOString(),
      lastUsedAt: new Date(1_001_000).toISOString(),
      current: false,
    }],
  );
});

Deno.test('the ids of sessions are neither tokens nor their complete digests', async () => {
  await using test = await openWithSessions();
  const { sessions: listed } = await test.list(test.phone);
  const rows = await test.database.read.select().from(sessions);
  const text = JSON.stringify(listed);
  for (const secret of [test.phone, test.desk, ...rows.map(({ tokenHash }) => tokenHash)]) {
    assert.ok(!text.includes(secret));
  }
});

Deno.test('a session in use shows its last day, also close to its end', async () => {
  await using test = await openWithSessions();
  for (let days = 1; days < 29; days += 1) {
    test.advance(day);
    const { sessions: [current] } = await test.list(test.phone);
    assert.equal(current.lastUsedAt, new Date(test.clock()).toISOString(), `day ${days}`);
  }
  test.advance(2 * day);
  assert.equal(await test.isActive(test.phone), false, 'the lifetime does not grow');
});

Deno.test('DELETE /account/sessions/:id ends one session of the own account only', async () => {
  await using test = await openWithSessions();
  const binh = await test.post('user/register', { ...an, name: 'Bình', email: 'binh@example.com' });
  const end = (id: string, token: string) =>
    test.request('DELETE', `user/account/sessions/${id}`, { as: token });
  const { sessions: [, { id }] } = await test.list(test.phone);
  assert.equal((await end(id, binh.body.token)).status, 404);
  assert.equal(await test.isActive(test.desk), true);
  for (const wrong of ['x'.repeat(16), 'x', '%25'.repeat(16), '_'.repeat(16), test.desk]) {
    assert.equal((await end(wrong, test.phone)).status, 404, wrong);
  }
  assert.equal((await end(id, test.phone)).status, 200);
  assert.deepEqual(
    [await test.isActive(test.phone), await test.isActive(test.desk)],
    [true, false],
  );
  assert.equal((await end(id, test.phone)).status, 404);
});

Deno.test('POST /account/logout-all cancels the change of the address by a thief of a session', async () => {
  await using test = await openWithSessions();
  await test.database.batch((db) => [
    db.update(users).set({ passwordHash: null, facebookId: '42', emailVerifiedAt: 1 }),
  ]);
  await test.post('user/account/email', { email: 'thief@example.com' }, { as: test.desk });
  const link = await test.linkIn('confirm-email-change');
  await test.post('user/account/logout-all', {}, { as: test.phone });
  assert.equal((await test.post('user/confirm-email', link)).status, 422);
});

Deno.test('POST /account/logout-all ends all sessions of the account, including its own', async () => {
  await using test = await openWithSessions();
  const binh = await test.post('user/register', { ...an, name: 'Bình', email: 'binh@example.com' });
  assert.deepEqual((await test.post('user/account/logout-all', {}, { as: test.phone })).body, {
    success: true,
  });
  assert.deepEqual(
    [await test.isActive(test.phone), await test.isActive(test.desk)],
    [false, false],
  );
  assert.equal(await test.isActive(binh.body.token), true);
  const { status } = await test.request('GET', 'user/account', { as: test.phone });
  assert.equal(status, 401);
});
