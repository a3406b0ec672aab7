import assert from 'node:assert/strict';
import { openTestShop, type TestShopOptions } from '../testing/open-test-shop.ts';
import { Buffer } from 'node:buffer';
import { eq } from 'drizzle-orm';
import { countHashing } from '../account/testing/count-hashing.ts';
import { staff, staffSessions } from '../db/schema/staff-tables.ts';
import { listAudit } from '../operations/list-audit.ts';
import { runAsOwner } from '../operations/testing/run-as-owner.ts';
import { staffPassword, withStaff } from './testing/with-staff.ts';
import { totpCode, totpStep } from './totp.ts';

const minute = 60_000;

/** Sends the requests that are sent most. */
async function openWithRequests(options?: TestShopOptions) {
  const test = withStaff(await openTestShop({ rateLimit: true, ...options }));
  const { send } = test;
  return {
    ...test,
    logInWith: (email: string, password: string, code: string, from?: string) =>
      send('staff/log-in', { email, password, code }, from ? { from } : {}),
    me: async (cookie: string) => (await send('staff/me', undefined, { Cookie: cookie })).status,
    accept: (token: string, password = staffPassword, key?: string) =>
      send('staff/accept', { token, name: 'Trần Bình', password, key }),
  };
}

Deno.test('an invitation leads to a session, by password and code', async () => {
  await using test = await openWithRequests();
  const { send } = test;
  const token = await test.invite('owner', 'Binh@example.com');
  const invitation = await send('staff/invitation', { token });
  assert.deepEqual(invitation.body, { success: true, email: 'Binh@example.com', role: 'owner' });
  const { status, body: { totp, recoveryCodes } } = await test.accept(token);
  assert.equal(status, 200);
  assert.match(totp.secret, /^[A-Z2-7]{32}$/);
  assert.ok(totp.uri.startsWith('otpauth://totp/'));
  assert.equal(new Set(recoveryCodes).size, 10);
  for (const each of recoveryCodes) assert.match(each, /^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/);
  const code = await test.codeOf(totp.secret);
  const loggedIn = await test.logInWith('BINH@example.com', staffPassword, code);
  assert.equal(loggedIn.status, 200);
  assert.equal(loggedIn.headers.get('Cache-Control'), 'no-store');
  assert.match(
    loggedIn.setCookie,
    /^__Host-staff=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  const { id, name, email, role, permissions } = loggedIn.body.staff;
  assert.deepEqual([name, email, role], ['Trần Bình', 'Binh@example.com', 'owner']);
  assert.ok(permissions.includes('audit:read'));
  const [entry] = (await runAsOwner(test.deps, listAudit, { operation: 'staff.accept' })).items;
  assert.deepEqual([entry?.actor, entry?.subject], [`staff ${id}`, id]);
});

Deno.test('log-ins of staff are security events of their own', async () => {
  await using test = await openWithRequests();
  const { email, secret } = await test.join('orders');
  await test.logInWith(email, 'sai mật khẩu', await test.codeOf(secret));
  const events = test.lines.map((line) => JSON.parse(line)).filter(({ event }) => event);
  assert.deepEqual(events.map(({ level, event }) => `${level}: ${event}`), [
    'info: staff log-in',
    'warn: staff log-in failed',
  ]);
  assert.equal(new Set(events.map(({ subject }) => subject)).size, 1);
});

Deno.test('on http the cookie has neither prefix nor Secure', async () => {
  await using test = await openWithRequests({ adminOrigin: 'http://localhost:8000' });
  const { cookie } = await test.join('owner');
  assert.match(cookie, /^staff=[\w-]{43}$/);
  assert.equal(await test.me(cookie), 200);
});

Deno.test('an invitation is valid once, for an hour, and replaces an earlier one', async () => {
  await using test = await openWithRequests();
  const first = await test.invite('orders');
  const second = await test.invite('orders');
  assert.equal((await test.send('staff/invitation', { token: first })).status, 404);
  assert.equal((await test.accept(first)).status, 404);
  const both = await Promise.all([test.accept(second), test.accept(second)]);
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 404]);
  const old = await test.invite('reader');
  test.advance(60 * minute);
  for (const token of [second, old, 'x'.repeat(43), 'x', '']) {
    assert.equal((await test.send('staff/invitation', { token })).status, 404, token);
    assert.equal((await test.accept(token)).status, 404, token);
  }
});

Deno.test('an acceptance that is repeated with the same key returns the same secrets', async () => {
  await using test = await openWithRequests();
  const token = await test.invite('orders', 'binh@example.com');
  const key = crypto.randomUUID();
  const [first, second] = await Promise.all([1, 2].map(() => test.accept(token, undefined, key)));
  const third = await test.accept(token, undefined, key);
  assert.equal(first!.status, 200);
  assert.deepEqual([second!.body, third.body], [first!.body, first!.body]);
  const code = await test.codeOf(third.body.totp.secret);
  assert.equal((await test.logInWith('binh@example.com', staffPassword, code)).status, 200);
  for (const [password, other] of [['một mật khẩu khác', key], [staffPassword, undefined]]) {
    assert.equal((await test.accept(token, password, other)).status, 404);
  }
  await test.database.batch((db) => [
    db.update(staff).set({ disabledAt: 1 }).where(eq(staff.email, 'binh@example.com')),
  ]);
  assert.equal((await test.accept(token, undefined, key)).status, 404);
});

Deno.test('a weak password is refused, and the invitation stays', async () => {
  await using test = await openWithRequests();
  const token = await test.invite('reader');
  for (const password of ['mười một kt', 'passwordpassword', 'reader@example.com', '']) {
    const { status, body } = await test.accept(token, password);
    assert.equal(status, 422, password);
    assert.equal(body.issues[0].path, 'password');
  }
  assert.equal((await test.accept(token)).status, 200);
});

Deno.test('everything that is wrong with a log-in has the same reply', async () => {
  await using test = await openWithRequests({ rateLimit: false });
  const { email, secret } = await test.join('orders');
  const disabled = await test.join('reader');
  await test.database.batch((db) => [
    db.update(staff).set({ disabledAt: 1 }).where(eq(staff.email, disabled.email)),
  ]);
  const invited = 'moi@example.com';
  await test.invite('catalogue', invited);
  const code = await test.codeOf(secret);
  const other = await totpCode(secret, totpStep(test.clock()) + 7);
  const replies = [
    await test.logInWith(email, 'sai', code),
    await test.logInWith(email, staffPassword, other),
    await test.logInWith(email, staffPassword, disabled.recoveryCodes[0]!),
    await test.logInWith('ai@example.com', staffPassword, code),
    await test.logInWith(invited, staffPassword, code),
    await test.logInWith(disabled.email, staffPassword, await test.codeOf(disabled.secret)),
  ];
  for (const { status, body, setCookie } of replies) {
    assert.equal(status, 401);
    assert.deepEqual(body, replies[0]!.body);
    assert.equal(body.code, 'WRONG_CREDENTIALS');
    assert.equal(setCookie, '');
  }
});

Deno.test('each kind of wrong log-in computes one hash of a password', async () => {
  await using test = await openWithRequests();
  const { email, secret } = await test.join('orders');
  const code = await test.codeOf(secret);
  for (const [name, password] of [[email, 'sai'], ['ai@example.com', staffPassword]] as const) {
    using count = countHashing();
    await test.logInWith(name, password, code);
    assert.equal(count.total, 1, name);
  }
});

Deno.test('a code works once, also in two requests at the same time', async () => {
  await using test = await openWithRequests();
  const { email, secret, recoveryCodes } = await test.join('orders');
  for (const code of [await test.codeOf(secret), recoveryCodes[0]!.toUpperCase()]) {
    const attempts = await Promise.all(
      [1, 2, 3].map(() => test.logInWith(email, staffPassword, code)),
    );
    const statuses = attempts.map(({ status }) => status).sort();
    assert.deepEqual(statuses, [200, 401, 401], code);
    assert.equal((await test.logInWith(email, staffPassword, code)).status, 401);
  }
});

Deno.test('ten wrong log-ins lock the account for their network, apart from customers', async () => {
  await using test = await openWithRequests();
  const { email, secret } = await test.join('orders');
  test.advance(10 * minute);
  for (let attempt = 0; attempt < 10; attempt += 1) {
    assert.equal((await test.logInWith(email, 'sai', '1')).status, 401);
  }
  const refused = await test.logInWith(email, 'sai', '1');
  assert.equal(refused.status, 429);
  assert.ok(Number(refused.headers.get('Retry-After')) > 0);
  const code = await totpCode(secret, totpStep(test.clock()));
  assert.equal((await test.logInWith(email, staffPassword, code, '198.51.100.7')).status, 200);
  assert.ok(test.lines.some((line) => line.includes('log-in limited')));
});

Deno.test('a session ends after two hours without use, and after twelve hours', async () => {
  await using test = await openWithRequests();
  const { cookie, ...member } = await test.join('orders');
  const statusOf = async (cookie: string, headers = {}) =>
    (await test.send('admin/orders.list', {}, { Cookie: cookie, ...headers })).status;
  for (let hours = 0; hours < 11; hours += 1) {
    test.advance(59 * minute);
    assert.equal(await statusOf(cookie), 200, `${hours} hours`);
  }
  test.advance(80 * minute);
  assert.equal(await statusOf(cookie), 401, 'twelve hours');
  const other = await test.logIn(member);
  for (let calls = 0; calls < 3; calls += 1) {
    test.advance(39 * minute);
    assert.equal(await statusOf(other, { 'X-Background': '1' }), 200);
    assert.equal(await test.me(other), 200);
  }
  test.advance(4 * minute);
  assert.equal(await statusOf(other), 401, 'polling does not renew the session');
});

Deno.test('a log-out ends the session, and a member can end others', async () => {
  await using test = await openWithRequests();
  const member = await test.join('orders');
  const second = await test.logIn(member);
  const list = await test.send('staff/sessions', undefined, { Cookie: second });
  assert.deepEqual(list.body.sessions.map(({ current }: { current: boolean }) => current), [
    true,
    false,
  ]);
  const stranger = await test.join('reader');
  const id = list.body.sessions[1].id;
  const end = (cookie: string) => test.send('staff/sessions/end', { id }, { Cookie: cookie });
  assert.equal((await end(stranger.cookie)).status, 404, 'not a session of this member');
  assert.equal(await test.me(member.cookie), 200);
  assert.equal((await end(second)).status, 200);
  assert.equal(await test.me(member.cookie), 401);
  const out = await test.send('staff/log-out', {}, { Cookie: second });
  assert.match(out.setCookie, /^__Host-staff=; Max-Age=0; Path=\/; .*Secure/);
  assert.equal(await test.me(second), 401);
});

Deno.test('the link for an existing member ends the old credentials when it is used', async () => {
  await using test = await openWithRequests();
  const { email, secret, recoveryCodes, cookie } = await test.join('owner');
  const token = await test.invite('owner');
  assert.equal(await test.me(cookie), 200, 'before its use');
  const password = 'ba vòng trầm hương';
  assert.equal((await test.accept(token, password)).status, 200);
  assert.equal(await test.me(cookie), 401);
  for (const code of [await test.codeOf(secret), recoveryCodes[0]!]) {
    assert.equal((await test.logInWith(email, staffPassword, code)).status, 401);
    assert.equal((await test.logInWith(email, password, code)).status, 401);
  }
});

Deno.test('credentials are confirmed for ten minutes', async () => {
  await using test = await openWithRequests();
  const { cookie, secret } = await test.join('owner');
  const invite = () =>
    test.send('admin/staff.invite', { email: 'a@example.com', role: 'reader' }, { Cookie: cookie });
  const first = await invite();
  assert.equal(first.status, 200);
  assert.match(first.body.data.link, /^https:\/\/shop\.example\/admin\/invite#[\w-]{43}$/);
  test.advance(10 * minute);
  const refused = await invite();
  assert.deepEqual([refused.status, refused.body.code], [428, 'CONFIRM_REQUIRED']);
  const confirm = async (password: string) => {
    const body = { password, code: await test.codeOf(secret) };
    return (await test.send('staff/confirm', body, { Cookie: cookie })).status;
  };
  assert.equal(await confirm('sai'), 401);
  assert.equal((await invite()).status, 428);
  assert.equal(await test.me(cookie), 200, 'the session stays');
  assert.equal(await confirm(staffPassword), 200);
  assert.equal((await invite()).status, 200);
});

Deno.test('only pages of the back office can send requests', async () => {
  await using test = await openWithRequests({ adminOrigin: 'https://quan-tri.example' });
  const { cookie } = await test.join('owner');
  const statusOf = async (headers: Record<string, string>, method = 'POST', path = 'log-out') => {
    const init = { method, headers: { Cookie: cookie, ...headers } };
    return (await test.fetch(`/api/staff/${path}`, init)).status;
  };
  const json = { 'Content-Type': 'application/json' };
  for (const origin of ['https://shop.example', 'https://quan-tri.example:444', 'null', '']) {
    assert.equal(await statusOf({ ...json, Origin: origin }), 403, origin);
  }
  assert.equal(await statusOf(json), 403, 'no origin');
  const own = { Origin: 'https://quan-tri.example' };
  assert.equal(await statusOf(own), 415);
  assert.equal(await statusOf({ ...own, 'Content-Type': 'text/plain' }), 415);
  assert.equal(await statusOf({}, 'GET', 'me'), 200, 'browsers omit the origin of their own');
  for (const site of ['cross-site', 'same-site']) {
    assert.equal(await statusOf({ 'Sec-Fetch-Site': site }, 'GET', 'me'), 403, site);
  }
  assert.equal(await statusOf({ Origin: 'https://shop.example' }, 'GET', 'me'), 403);
});

Deno.test('the database files contain neither tokens nor recovery codes nor passwords', async () => {
  await using test = await openWithRequests();
  const { cookie, recoveryCodes } = await test.join('owner');
  const open = await test.invite('reader');
  assert.equal(await test.database.read.$count(staffSessions), 1);
  const files: Uint8Array[] = [];
  for await (const { name } of Deno.readDir(test.folder)) {
    files.push(await Deno.readFile(`${test.folder}/${name}`));
  }
  const copy = Buffer.concat(files);
  assert.ok(copy.includes('owner@example.com'), 'the files are those of the database');
  const codes = recoveryCodes.map((code) => code.replaceAll('-', ''));
  for (const secret of [cookie.split('=')[1]!, open, staffPassword, ...recoveryCodes, ...codes]) {
    assert.ok(!copy.includes(secret), secret);
  }
});
