import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import { deleteExpiredRecords } from '../../account/delete-expired.ts';
import { endAllSessions } from '../../sessions/manage-sessions.ts';
import { removeAccount } from '../../account/deletion/remove-account.ts';
import { orderRequest } from '../../checkout/testing/order-fixtures.ts';
import { beforeWrite } from '../../testing/before-write.ts';
import { openTestShop, type TestShopOptions } from '../../testing/open-test-shop.ts';
import { mails } from '../../db/schema/mail-tables.ts';
import { orderPushes, orders } from '../../db/schema/order-tables.ts';
import { createOutbox } from '../../mail/outbox/outbox.ts';
import { runAsOwner } from '../../operations/testing/run-as-owner.ts';
import { startPushService, type TestBrowser } from '../../pushes/testing/start-push-service.ts';
import { sampleAddress } from '../../testing/sample-address.ts';
import { changeStatus } from '../change-status.ts';
import { cancelItems } from '../cancel-items.ts';
import { confirmByPhone } from '../confirm-by-phone.ts';
import { correctParcel } from '../correct-parcel.ts';
import { editOrder } from '../edit-order.ts';
import { getOrder } from '../get-order.ts';
import { undoConfirmation } from '../undo-confirmation.ts';
import { refundOrder } from '../refund-order.ts';
import { setStatus } from '../testing/set-status.ts';
import { recordTransfer } from '../transfers/record-transfer.ts';
import { transferReference } from '../transfers/transfer-reference.ts';
import { findOrderByCode, issueOrderLink, linkLifetime } from './open-order.ts';
import { subscribeToOrder } from './order-alerts.ts';
import { pushOrderNews } from './push-order-news.ts';

const day = 24 * 60 * 60_000;

/** Opens a shop with orders, and with a push service in place of those of browsers. */
async function open(options: TestShopOptions = {}) {
  const shop = await openTestShop(options);
  const { database, deps } = shop;
  const service = startPushService();
  const outbox = createOutbox({
    database,
    log: deps.log,
    clock: deps.clock,
    transport: { send: () => Promise.resolve(), close() {} },
    compose: (row) =>
      row.kind === 'order-push'
        ? pushOrderNews({
          database,
          clock: deps.clock,
          subject: () => Promise.resolve('mailto:chu@shop.example'),
          fetch: service.fetch,
        }, row)
        : Promise.resolve({ needed: false, reason: 'no push' }),
  });
  const place = async (path = 'placecod', as = 'an') => {
    const { body } = await shop.post(`order/${path}`, orderRequest({ 'sample-0': 1 }), { as });
    return { id: body.orderId as string, code: body.code as string };
  };
  const call = (name: '' | '/subscribe' | '/unsubscribe', body: object, options = {}) =>
    shop.post(`order/alerts${name}`, body, options);
  const subscribe = ({ code }: { code: string }, { endpoint, keys }: TestBrowser, as = 'an') =>
    call('/subscribe', { code, endpoint, keys }, { as });
  const endpoints = async () =>
    (await database.read.select().from(orderPushes)).map(({ endpoint }) => endpoint).sort();
  /** Returns the texts that a browser has received. */
  const textsOf = async (browser: TestBrowser) => {
    await outbox.flush();
    const path = new URL(browser.endpoint).pathname;
    return service.received.filter((push) => push.path === path)
      .map((push) => (browser.read(push) as { body: string }).body);
  };
  return {
    ...{ ...shop, service, outbox, place, call, subscribe, endpoints, textsOf },
    async [Symbol.asyncDispose]() {
      await outbox.close();
      await service[Symbol.asyncDispose]();
      await shop[Symbol.asyncDispose]();
    },
  };
}

Deno.test('each news of an order reaches the browser that asked for it, without personal data', async () => {
  await using shop = await open();
  const order = await shop.place('placetransfer');
  const other = await shop.place('placecod', 'binh');
  const phone = shop.service.addBrowser('phone');
  const { status, body } = await shop.subscribe(order, phone);
  assert.deepEqual([status, body.isSubscribed], [200, true]);
  const content = transferReference(order.code);
  const transfer = { provider: 'sepay', id: '1', amount: 260_000, at: shop.deps.clock(), content };
  await recordTransfer(shop.deps, transfer);
  await setStatus(shop.deps, other.id, 'cancelled');
  for (const status of ['shipping', 'cancelled'] as const) {
    shop.advance(60_000);
    await shop.outbox.flush();
    await setStatus(shop.deps, order.id, status);
  }
  shop.advance(60_000);
  await shop.outbox.flush();
  const { version } = (await shop.database.read.select().from(orders)
    .where(eq(orders.id, order.id)))[0]!;
  const refund = { id: order.id, version, amount: 260_000, reason: 'Khách đổi ý' };
  await runAsOwner(shop.deps, refundOrder, refund);
  assert.deepEqual(await shop.textsOf(phone), [
    'Cửa hàng đã nhận được tiền và đang chuẩn bị hàng.',
    'Hàng đã được giao cho đơn vị vận chuyển.',
    'Đơn đã được hủy.',
    'Cửa hàng đã hoàn tiền cho đơn này.',
  ]);
  const message = phone.read(shop.service.received[0]!) as Record<string, string>;
  assert.deepEqual([message.title, message.path, message.tag], [
    `Đơn hàng ${order.code}`,
    `/order/${order.code}`,
    order.code,
  ]);
  const texts = shop.service.received.map((push) => JSON.stringify(phone.read(push))).join();
  for (const secret of [sampleAddress.lastName, sampleAddress.phone, '260', '#', 'Vòng']) {
    assert.ok(!texts.includes(secret), secret);
  }
});

Deno.test('changes of staff are news once, unless they are taken back', async () => {
  await using shop = await open();
  const { deps } = shop;
  const order = await shop.place();
  const phone = shop.service.addBrowser('phone');
  await shop.subscribe(order, phone);
  const version = async () => (await runAsOwner(deps, getOrder, order)).version;
  const { id } = order;
  shop.advance(60_000);
  await runAsOwner(deps, confirmByPhone, { id, version: await version() });
  await runAsOwner(deps, undoConfirmation, { id, version: await version() });
  shop.advance(60_000);
  assert.deepEqual(await shop.textsOf(phone), [], 'taken back');
  await runAsOwner(deps, confirmByPhone, { id, version: await version() });
  shop.advance(60_000);
  await shop.outbox.flush();
  for (const quantity of [3, 2]) {
    shop.advance(1_000);
    const items = [{ productId: 'sample-0', quantity }];
    await runAsOwner(deps, editOrder, { id, version: await version(), changes: { items } });
  }
  shop.advance(60_000);
  await shop.outbox.flush();
  const items = [{ productId: 'sample-0', quantity: 1 }];
  const part = { id, version: await version(), items, reason: 'Hết hàng' };
  await runAsOwner(deps, cancelItems, part);
  shop.advance(60_000);
  await shop.outbox.flush();
  await setStatus(deps, id, 'shipping');
  shop.advance(60_000);
  await shop.outbox.flush();
  const parcel = { carrier: 'GHN', trackingCode: 'GA5XK9' };
  await runAsOwner(deps, correctParcel, { id, version: await version(), ...parcel });
  shop.advance(60_000);
  assert.deepEqual(await shop.textsOf(phone), [
    'Cửa hàng đã ghi nhận bạn xác nhận đơn qua điện thoại.',
    'Cửa hàng đã sửa đơn. Bấm để xem lại đơn hàng hiện tại.',
    'Cửa hàng đã hủy một phần đơn. Bấm để xem phần còn lại.',
    'Hàng đã được giao cho đơn vị vận chuyển.',
    'Đơn có mã vận đơn mới. Bấm để theo dõi hành trình.',
  ]);
});

Deno.test('a change that is undone, or older than twelve hours, is no news', async () => {
  await using shop = await open();
  const order = await shop.place();
  const phone = shop.service.addBrowser('phone');
  await shop.subscribe(order, phone);
  const change = async (status: 'shipping' | 'processing') => {
    const [{ version } = { version: 0 }] = await shop.database.read.select().from(orders)
      .where(eq(orders.id, order.id));
    return await runAsOwner(shop.deps, changeStatus, { id: order.id, version, status });
  };
  await change('shipping');
  shop.advance(5_000);
  await change('processing');
  shop.advance(60_000);
  assert.deepEqual(await shop.textsOf(phone), []);
  await change('shipping');
  shop.advance(12 * 60 * 60_000 + 1);
  assert.deepEqual(await shop.textsOf(phone), []);
});

Deno.test('a browser that no longer wants messages is forgotten, and a failure is repeated', async () => {
  await using shop = await open();
  const order = await shop.place();
  const [phone, removed] = ['phone', 'removed'].map(shop.service.addBrowser) as [
    TestBrowser,
    TestBrowser,
  ];
  for (const browser of [phone, removed]) await shop.subscribe(order, browser);
  shop.service.replies.set('/fcm/send/removed', 410);
  shop.service.replies.set('/fcm/send/phone', 503);
  await setStatus(shop.deps, order.id, 'shipping');
  shop.advance(60_000);
  await shop.outbox.flush();
  assert.deepEqual(await shop.endpoints(), [phone.endpoint]);
  shop.service.replies.clear();
  shop.advance(60_000);
  assert.equal((await shop.textsOf(phone)).length, 2);
});

Deno.test('a browser that fails causes no second message to the others', async () => {
  await using shop = await open();
  const order = await shop.place();
  const [phone, broken] = ['phone', 'broken'].map(shop.service.addBrowser) as [
    TestBrowser,
    TestBrowser,
  ];
  const noPoint = { ...broken, keys: { ...broken.keys, p256dh: 'A'.repeat(87) } };
  for (const browser of [phone, noPoint]) await shop.subscribe(order, browser);
  await setStatus(shop.deps, order.id, 'shipping');
  for (let attempt = 0; attempt < 5; attempt += 1) {
    shop.advance(60 * 60_000);
    await shop.outbox.flush();
  }
  assert.equal((await shop.textsOf(phone)).length, 1);
  // Its own messages are repeated.
  await shop.subscribe(order, broken);
  shop.advance(60 * 60_000);
  assert.equal((await shop.textsOf(broken)).length, 1);
  assert.equal((await shop.textsOf(phone)).length, 1);
  const [mail] = await shop.database.read.select().from(mails).where(eq(mails.kind, 'order-push'));
  assert.equal(mail?.recipient, null);
});

Deno.test('nobody subscribes to an order of somebody else, or ends its news', async () => {
  await using shop = await open();
  const [own, other] = [await shop.place(), await shop.place('placecod', 'binh')];
  const [phone, tablet] = ['phone', 'tablet'].map(shop.service.addBrowser) as [
    TestBrowser,
    TestBrowser,
  ];
  await shop.subscribe(own, phone);
  const foreignKey = await issueOrderLink(shop.database, other.id, 'full', shop.deps.clock());
  const { code } = own;
  for (const name of ['', '/subscribe', '/unsubscribe'] as const) {
    for (const [fields, options] of [[{}, {}], [{}, { as: 'binh' }], [{ key: foreignKey }, {}]]) {
      const body = { code, endpoint: phone.endpoint, keys: tablet.keys, ...fields };
      assert.equal((await shop.call(name, body, options)).status, 404, name);
    }
  }
  // The browser of one order is unknown to another one.
  const stranger = { code: other.code, endpoint: phone.endpoint };
  assert.equal((await shop.call('', stranger, { as: 'binh' })).body.isSubscribed, false);
  await shop.call('/unsubscribe', stranger, { as: 'binh' });
  assert.deepEqual(await shop.endpoints(), [phone.endpoint]);
  assert.equal((await shop.database.read.select().from(orderPushes))[0]!.auth, phone.keys.auth);
});

Deno.test('an address outside of the push services and wrong keys are refused in Vietnamese', async () => {
  await using shop = await open();
  const { code } = await shop.place();
  const { endpoint, keys } = shop.service.addBrowser('phone');
  const hosts = [
    'http://fcm.googleapis.com/a',
    'https://127.0.0.1/',
    'https://evil.example/a',
    'https://:x@fcm.googleapis.com/a',
  ];
  for (const wrong of [...hosts, 'https://fcm.googleapis.com.evil.example/', '', 7]) {
    for (const name of ['', '/subscribe', '/unsubscribe'] as const) {
      const { status, body } = await shop.call(name, { code, endpoint: wrong, keys }, { as: 'an' });
      assert.equal(status, 422, String(wrong));
      assert.match(body.message, /[ạ-ỹ]/);
    }
  }
  for (const p256dh of ['', 'A'.repeat(88), undefined]) {
    for (const wrong of [{ ...keys, p256dh }, undefined]) {
      const input = { code, endpoint, keys: wrong };
      const { status, body } = await shop.call('/subscribe', input, { as: 'an' });
      assert.deepEqual([status, body.message], [422, 'Khóa của trình duyệt không đúng.']);
    }
  }
  assert.deepEqual(await shop.endpoints(), []);
});

Deno.test('an order has at most five browsers, and the changes of an hour are limited', async () => {
  await using shop = await open({ rateLimit: true });
  const order = await shop.place();
  const browsers = [0, 1, 2, 3, 4, 5].map((index) => shop.service.addBrowser(`b${index}`));
  for (const browser of browsers) {
    shop.advance(1_000);
    assert.equal((await shop.subscribe(order, browser)).status, 200);
  }
  assert.deepEqual(await shop.endpoints(), browsers.slice(1).map(({ endpoint }) => endpoint));
  const statuses = [];
  for (let index = 0; index < 30; index += 1) {
    statuses.push((await shop.subscribe(order, browsers[1]!)).status);
  }
  assert.ok(statuses.includes(429));
});

Deno.test('the link of a mail subscribes a browser, which outlives the link but opens nothing', async () => {
  await using shop = await open();
  const order = await shop.place();
  const { endpoint, keys } = shop.service.addBrowser('phone');
  const key = await issueOrderLink(shop.database, order.id, 'mail', shop.deps.clock());
  const body = { code: order.code, key, endpoint };
  assert.equal((await shop.call('/subscribe', { ...body, keys })).status, 200);
  shop.advance(linkLifetime.mail);
  assert.equal((await shop.post('order/view', { code: order.code, key })).status, 404);
  assert.equal((await shop.call('', body)).status, 404);
  assert.deepEqual(await shop.endpoints(), [endpoint]);
});

Deno.test('the end of all sessions of a customer ends the news to the browser of a thief', async () => {
  await using shop = await open();
  const [own, other] = [await shop.place(), await shop.place('placecod', 'binh')];
  const [thief, phone] = ['thief', 'phone'].map(shop.service.addBrowser) as [
    TestBrowser,
    TestBrowser,
  ];
  await shop.subscribe(own, thief);
  await shop.subscribe(other, phone, 'binh');
  await endAllSessions(shop.database, 'an');
  assert.deepEqual(await shop.endpoints(), [phone.endpoint]);
});

Deno.test('an order that no browser listens to stores nothing', async () => {
  await using shop = await open();
  const order = await shop.place();
  await shop.call('', { code: order.code }, { as: 'an' });
  await setStatus(shop.deps, order.id, 'shipping');
  assert.equal(await shop.database.read.$count(orderPushes), 0);
  assert.equal(await shop.database.read.$count(mails, eq(mails.kind, 'order-push')), 0);
});

Deno.test('the browsers of an order end with its account, and 30 days after its last event', async () => {
  await using shop = await open();
  const [ended, ongoing, late] = [await shop.place(), await shop.place(), await shop.place()];
  const theirs = await shop.place('placecod', 'binh');
  const browsers = [ended, ongoing, late].map(({ code }) => shop.service.addBrowser(code));
  for (const [index, order] of [ended, ongoing, late].entries()) {
    await shop.subscribe(order, browsers[index]!);
  }
  const last = shop.service.addBrowser('last');
  await shop.subscribe(theirs, last, 'binh');
  await setStatus(shop.deps, ended.id, 'delivered');
  shop.advance(30 * day - 1);
  const sweep = () =>
    deleteExpiredRecords(shop.database, shop.deps.clock(), {
      unverifiedLifetime: 1_000 * day,
      mailLifetime: 1_000 * day,
    });
  await setStatus(shop.deps, late.id, 'cancelled');
  await sweep();
  assert.equal((await shop.endpoints()).length, 4);
  shop.advance(1);
  await sweep();
  const left = [browsers[1]!, browsers[2]!, last].map(({ endpoint }) => endpoint);
  assert.deepEqual(await shop.endpoints(), left.sort());
  await shop.database.batch((db) => removeAccount(db, 'an', shop.deps.clock()));
  assert.deepEqual(await shop.endpoints(), [last.endpoint]);
});

Deno.test('a browser that subscribes while the account is deleted is not stored', async () => {
  await using shop = await open();
  const { deps, database } = shop;
  const { code } = await shop.place();
  const order = (await findOrderByCode(database, code))!;
  const late = beforeWrite(deps, (db) => removeAccount(db, 'an', deps.clock()));
  const subscribing = subscribeToOrder(
    late,
    { order, access: 'full' },
    shop.service.addBrowser('phone'),
  );
  await assert.rejects(subscribing, { code: 'NOT_FOUND' });
  assert.deepEqual(await shop.endpoints(), []);
});
