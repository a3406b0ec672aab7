import assert from 'node:assert/strict';
import { openTestShop } from '../../testing/open-test-shop.ts';
import { sql } from 'drizzle-orm';
import { staffPushes } from '../../db/schema/staff-tables.ts';
import { placeOrder } from '../../checkout/place-order.ts';
import { orderRequest, readOrder } from '../../checkout/testing/order-fixtures.ts';
import type { Role } from '../../contract/staff/roles.ts';
import { createOutbox } from '../../mail/outbox/outbox.ts';
import { runAsOwner } from '../../operations/testing/run-as-owner.ts';
import { disableStaff, listStaff } from '../operations/change-staff.ts';
import { cancelOwnOrder } from '../../orders/own/change-own-order.ts';
import { recordTransfer } from '../../orders/transfers/record-transfer.ts';
import { withStaff } from '../testing/with-staff.ts';
import { startPushService, type TestBrowser } from '../../pushes/testing/start-push-service.ts';
import { getAlerts, subscribeToAlerts } from './push-operations.ts';
import { pushNewOrder } from './push-new-order.ts';

/** Opens a shop with a push service in place of those of browsers. */
async function openPushShop() {
  const test = withStaff(await openTestShop({ rateLimit: true }));
  const service = startPushService();
  const { deps } = test;
  const outbox = createOutbox({
    database: test.database,
    log: deps.log,
    clock: deps.clock,
    transport: { send: () => Promise.resolve(), close() {} },
    compose: (row) =>
      row.kind === 'new-order-push'
        ? pushNewOrder({
          database: test.database,
          clock: deps.clock,
          subject: () => Promise.resolve('mailto:chu@shop.example'),
          fetch: service.fetch,
        }, row)
        : Promise.resolve({ needed: false, reason: 'no push' }),
  });
  const subscribe = async (role: Role, browser: TestBrowser) => {
    const member = await test.join(role);
    const { endpoint, keys } = browser;
    const { status } = await test.send('admin/alerts.subscribe', { endpoint, keys }, {
      Cookie: member.cookie,
    });
    return { ...member, status };
  };
  return {
    ...test,
    service,
    outbox,
    subscribe,
    place: async () =>
      (await placeOrder(deps, { userId: 'an', request: orderRequest(), payment: 'cod' })).orderId,
    async [Symbol.asyncDispose]() {
      await outbox.close();
      await service[Symbol.asyncDispose]();
      await test.cleanup();
    },
  };
}

/** Verifies the identity of the shop as a push service does (RFC 8292), and returns its claims. */
async function verifyVapid(authorization: string | null, publicKey: string) {
  const [, token = '', key] = authorization?.match(/^vapid t=(.+), k=(.+)$/) ?? [];
  assert.equal(key, publicKey);
  const [head, claims = '', signature = ''] = token.split('.');
  const bytes = (text: string) => Uint8Array.fromBase64(text, { alphabet: 'base64url' });
  const curve = { name: 'ECDSA', namedCurve: 'P-256' };
  const imported = await crypto.subtle.importKey('raw', bytes(publicKey), curve, false, ['verify']);
  const signed = new TextEncoder().encode(`${head}.${claims}`);
  const algorithm = { ...curve, hash: 'SHA-256' };
  assert.ok(await crypto.subtle.verify(algorithm, imported, bytes(signature), signed));
  return JSON.parse(new TextDecoder().decode(bytes(claims)));
}

Deno.test('a new order reaches the browsers of staff who see orders, encrypted and signed', async () => {
  await using test = await openPushShop();
  const [phone, other] = ['phone', 'other'].map(test.service.addBrowser) as [
    TestBrowser,
    TestBrowser,
  ];
  const { status, cookie } = await test.subscribe('owner', phone);
  assert.equal(status, 200);
  assert.equal((await test.subscribe('catalogue', other)).status, 403);
  const orderId = await test.place();
  await test.outbox.flush();
  assert.deepEqual(test.service.received.map(({ path }) => path), ['/fcm/send/phone']);
  const [push] = test.service.received;
  const message = phone.read(push!) as Record<string, string>;
  assert.equal(message.path, `/admin/orders/${orderId}`);
  assert.match(message.title ?? '', /^Đơn mới: [\d.]+ VNĐ$/);
  assert.ok(!/Nguyễn|09\d{8}/.test(JSON.stringify(message)), 'no personal data');
  const { body } = await test.send('admin/alerts.get', { endpoint: phone.endpoint }, {
    Cookie: cookie,
  });
  assert.equal(body.data.isSubscribed, true);
  const authorization = push!.headers.get('Authorization');
  const claims = await verifyVapid(authorization, body.data.publicKey);
  assert.deepEqual([claims.aud, claims.sub], [
    'https://fcm.googleapis.com',
    'mailto:chu@shop.example',
  ]);
});

Deno.test('money without an order reaches the staff who settle it, without its text', async () => {
  await using test = await openPushShop();
  const [owner, reader] = ['owner', 'reader'].map(test.service.addBrowser) as [
    TestBrowser,
    TestBrowser,
  ];
  await test.subscribe('owner', owner);
  await test.subscribe('reader', reader);
  const transfer = { provider: 'sepay', id: '1', amount: 7_000, content: 'NGUYEN VAN AN' };
  await recordTransfer(test.deps, { ...transfer, at: test.deps.clock() });
  await test.outbox.flush();
  assert.deepEqual(test.service.received.map(({ path }) => path), ['/fcm/send/owner']);
  const message = owner.read(test.service.received[0]!) as Record<string, string>;
  assert.deepEqual([message.title, message.path], [
    'Tiền chưa rõ đơn: 7.000 VNĐ',
    '/admin/payments',
  ]);
  assert.ok(!JSON.stringify(message).includes('NGUYEN'));
});

Deno.test('the money of an order that its customer cancels reaches the browsers of staff', async () => {
  await using test = await openPushShop();
  const { deps, database, service } = test;
  const phone = service.addBrowser('phone');
  await test.subscribe('owner', phone);
  const order = (await readOrder(database, await test.place()))!;
  await test.outbox.flush();
  await recordTransfer(deps, {
    ...{ provider: 'sepay', id: '1', amount: 50_000, at: deps.clock() },
    content: `TA${order.code}`,
  });
  await cancelOwnOrder(deps, { order, access: 'full' }, 60_000);
  await test.outbox.flush();
  const titles = service.received.map((push) => (phone.read(push) as { title: string }).title);
  assert.deepEqual(titles.slice(1), ['Đã hủy, cần hoàn tiền: 50.000 VNĐ']);
});

Deno.test('a browser that no longer wants messages is forgotten, and a failure is repeated', async () => {
  await using test = await openPushShop();
  const [phone, removed] = ['phone', 'removed'].map(test.service.addBrowser) as [
    TestBrowser,
    TestBrowser,
  ];
  await test.subscribe('owner', phone);
  await test.subscribe('orders', removed);
  test.service.replies.set('/fcm/send/removed', 410);
  test.service.replies.set('/fcm/send/phone', 503);
  await test.place();
  await test.outbox.flush();
  const endpoints = async () =>
    (await test.database.read.all<{ endpoint: string }>(sql`select endpoint from staff_pushes`))
      .map(({ endpoint }) => endpoint);
  assert.deepEqual(await endpoints(), [phone.endpoint]);
  test.service.replies.clear();
  test.advance(60_000);
  await test.outbox.flush();
  const paths = test.service.received.map(({ path }) => path).sort();
  assert.deepEqual(paths, ['/fcm/send/phone', '/fcm/send/phone', '/fcm/send/removed']);
});

Deno.test('a disabled member and an order of an hour ago send no message, and many orders send one about all others', async () => {
  await using test = await openPushShop();
  const browser = test.service.addBrowser('phone');
  await test.join('owner', 'other@example.com');
  const { id } = await test.subscribe('owner', browser);
  const { deps } = test;
  await test.outbox.flush();
  await test.place();
  test.advance(61 * 60_000);
  await test.outbox.flush();
  assert.equal(test.service.received.length, 0, 'the order is no news');
  const now = deps.clock();
  await test.database.batch((db) => [
    db.run(sql`
      insert into mails (kind, created_at, next_attempt_at, sent_at)
      select 'new-order-push', ${now}, ${now}, ${now}
      from json_each(${JSON.stringify(Array(60).fill(0))})`),
  ]);
  for (let count = 0; count < 6; count += 1) await test.place();
  await test.outbox.flush();
  const messages = test.service.received.splice(0)
    .map((push) => browser.read(push) as Record<string, string>);
  assert.ok(messages.length > 0 && messages.length < 6, `${messages.length} messages`);
  for (const { title, path, tag } of messages) {
    assert.deepEqual([title, path, tag], ['Còn nhiều đơn khác', '/admin/orders', 'many']);
  }
  test.advance(61 * 60_000);
  const { items } = await runAsOwner(deps, listStaff, {});
  const { version } = items.find((row) => row.id === id)!;
  await runAsOwner(deps, disableStaff, { id, version });
  await test.place();
  await test.outbox.flush();
  assert.equal(test.service.received.length, 0, 'the member is disabled');
  assert.equal(await test.database.read.$count(staffPushes), 0);
});

Deno.test('new credentials of a member end the messages to the lost phone', async () => {
  await using test = await openPushShop();
  const { email } = await test.subscribe('owner', test.service.addBrowser('lost'));
  assert.equal(await test.database.read.$count(staffPushes), 1);
  await test.join('owner', email);
  assert.equal(await test.database.read.$count(staffPushes), 0);
});

Deno.test('an address outside of the push services and a wrong key are refused', async () => {
  await using test = await openPushShop();
  const { keys } = test.service.addBrowser('phone');
  const { cookie } = await test.join('owner');
  const endpoints = [
    'http://fcm.googleapis.com/a',
    'https://127.0.0.1/',
    'https://fcm.googleapis.com.example/a',
    'https://fcm.googleapis.com:8443/a',
    'https://x@fcm.googleapis.com/a',
    'https://notify.windows.com.example/a',
    'file:///etc/passwd',
    '',
    7,
  ];
  for (const endpoint of endpoints) {
    const { status } = await test.send('admin/alerts.subscribe', { endpoint, keys }, {
      Cookie: cookie,
    });
    assert.equal(status, 422, String(endpoint));
  }
  const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/a';
  for (const p256dh of ['', 'A'.repeat(88), 'ổ'.repeat(87), undefined]) {
    const body = { endpoint, keys: { ...keys, p256dh } };
    const { status } = await test.send('admin/alerts.subscribe', body, { Cookie: cookie });
    assert.equal(status, 422, String(p256dh));
  }
});

Deno.test('a member has at most ten browsers, and ends the messages to one', async () => {
  await using test = await openPushShop();
  const { cookie } = await test.join('owner');
  const send = async (name: string, body: object) =>
    await test.send(`admin/alerts.${name}`, body, { Cookie: cookie });
  const browsers = Array.from({ length: 11 }, (_, index) => test.service.addBrowser(`b${index}`));
  for (const { endpoint, keys } of browsers) {
    test.advance(1_000);
    assert.equal((await send('subscribe', { endpoint, keys })).status, 200);
  }
  const isSubscribed = async ({ endpoint }: TestBrowser) =>
    (await send('get', { endpoint })).body.data.isSubscribed;
  assert.equal(await isSubscribed(browsers[0]!), false);
  assert.equal(await isSubscribed(browsers[10]!), true);
  await send('unsubscribe', { endpoint: browsers[10]!.endpoint });
  assert.equal(await isSubscribed(browsers[10]!), false);
  const key = (await send('get', {})).body.data.publicKey;
  assert.equal((await send('get', {})).body.data.publicKey, key, 'the key never changes');
});

Deno.test('the command line has no browser', async () => {
  await using test = await openPushShop();
  const { endpoint, keys } = test.service.addBrowser('phone');
  await assert.rejects(
    runAsOwner(test.deps, subscribeToAlerts, { endpoint, keys }),
    { code: 'FORBIDDEN' },
  );
  assert.equal((await runAsOwner(test.deps, getAlerts, {})).isSubscribed, false);
});
