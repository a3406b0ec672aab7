import { recordRequest } from '../../customers/data-requests/record-request.ts';
import { runAsOwner } from '../../operations/testing/run-as-owner.ts';
import { orderPushes } from '../../db/schema/order-tables.ts';
import { orderInvoices, orderReturns } from '../../db/schema/transfer-tables.ts';
import { setStatus } from '../../orders/testing/set-status.ts';
import assert from 'node:assert/strict';
import { placeOrder } from '../../checkout/place-order.ts';
import { fillCart, orderRequest, readOrder } from '../../checkout/testing/order-fixtures.ts';
import { openTestShop } from '../../testing/open-test-shop.ts';
import { writeReview } from '../../reviews/write-review.ts';
import { seedCatalogue } from '../../catalogue/seed-catalogue.ts';
import { consents, users } from '../../db/schema/account-tables.ts';
import { sampleProducts } from '../../testing/sample-products.ts';
import { saveAddress } from '../saved-addresses/saved-addresses.ts';
import { saveChart } from '../saved-charts/saved-charts.ts';
import { an, openAccountShop } from '../testing/open-account-shop.ts';
import { sampleAddress } from '../../testing/sample-address.ts';
import { sampleChart } from '../../testing/sample-chart.ts';

async function openWithAn() {
  const test = await openAccountShop();
  const { id, token } = await test.open(an.email);
  return {
    ...test,
    id,
    token,
    get: (path: string) => test.request('GET', `user${path}`, { as: token }),
  };
}

Deno.test('GET /account shows the state of the account', async () => {
  await using test = await openWithAn();
  const { status, body, headers } = await test.get('/account');
  assert.equal(status, 200);
  assert.equal(headers.get('Cache-Control'), 'no-store');
  assert.deepEqual(body.account, {
    name: 'Nguyễn An',
    email: 'An@example.com',
    emailVerified: false,
    pendingEmail: null,
    hasPassword: true,
    hasFacebook: false,
    createdAt: '1970-01-01T00:00:00.000Z',
  });
  await test.database.batch((db) => [
    db.update(users).set({ passwordHash: null, facebookId: '42', emailVerifiedAt: 1 }),
  ]);
  const { account } = (await test.get('/account')).body;
  assert.deepEqual(
    [account.emailVerified, account.hasPassword, account.hasFacebook],
    [true, false, true],
  );
});

Deno.test('POST /account/name changes the name of the own account only', async () => {
  await using test = await openWithAn();
  await test.open('binh@example.com');
  const rename = (name: string) => test.post('user/account/name', { name }, { as: test.token });
  const { status, body } = await rename('  Nguyễn Văn An ');
  assert.deepEqual([status, body.account.name], [200, 'Nguyễn Văn An']);
  assert.equal((await rename('Thưởng tại evil.example')).status, 422);
  const rows = await test.database.read.select({ name: users.name }).from(users);
  assert.deepEqual(rows.map(({ name }) => name).sort(), ['Nguyễn An', 'Nguyễn Văn An']);
});

Deno.test('GET /account/export contains all data of the account as a file, and no secrets', async () => {
  await using test = await openWithAn();
  const { database, id } = test;
  await seedCatalogue(database, sampleProducts(2));
  const { deps } = await openTestShop({ database });
  const order = { userId: id, request: orderRequest({ 'sample-0': 2 }), payment: 'cod' as const };
  const { orderId } = await placeOrder(deps, order);
  await fillCart(database, id, { 'sample-1': 3 });
  await saveAddress(database, id, sampleAddress, 5);
  await saveChart(database, id, sampleChart, 6);
  await database.batch((db) => [
    db.insert(consents).values({ userId: id, page: 'terms', version: '1', acceptedAt: 7 }),
  ]);
  await database.batch((db) => [
    db.insert(orderPushes).values({
      orderId,
      endpoint: 'https://fcm.googleapis.com/fcm/send/an',
      p256dh: 'p256dh-cua-an',
      auth: 'auth-cua-an',
      createdAt: 8,
    }),
  ]);
  await setStatus(deps, orderId, 'delivered');
  const invoice = { company: 'Công ty An', taxCode: '0312345678', address: '1 Lê Lợi' };
  const returned = { reason: 'Vòng hơi chật', state: 'refused' as const, note: 'Đã đeo', at: 10 };
  await database.batch((db) => [
    db.insert(orderInvoices).values({ ...invoice, orderId, at: 10 }),
    db.insert(orderReturns).values({ ...returned, orderId }),
  ]);
  await runAsOwner(deps, recordRequest, {
    ...{ kind: 'access', person: 'An', customerId: id, channel: 'phone' },
    receivedAt: deps.clock(),
  });
  const code = await readOrder(database, orderId).then((order) => order?.code);
  const review = { rating: 4 as const, text: 'Đá đẹp', author: 'An' };
  await writeReview(database, { userId: id, productId: 'sample-0' }, review, 9);
  await test.open('binh@example.com');
  const { body, headers } = await test.get('/account/export');
  assert.equal(
    headers.get('Content-Disposition'),
    'attachment; filename="thach-an-tai-khoan.json"',
  );
  assert.equal(headers.get('Cache-Control'), 'no-store');
  const { country: _, ...address } = sampleAddress;
  assert.deepEqual({ ...body, account: undefined }, {
    success: true,
    exportedAt: new Date(test.clock()).toISOString(),
    account: undefined,
    addresses: [{ ...address, id: body.addresses[0].id, usedAt: '1970-01-01T00:00:00.005Z' }],
    charts: [{
      ...sampleChart,
      id: body.charts[0].id,
      greets: false,
      consentedAt: '1970-01-01T00:00:00.006Z',
    }],
    orders: [{
      id: orderId,
      code,
      date: new Date(deps.clock()).toISOString(),
      status: 'delivered',
      payment: 'cod',
      paidAt: new Date(deps.clock()).toISOString(),
      address: orderRequest().address,
      items: [{ productId: 'sample-0', name: 'Vòng tay đá số 0', price: 250_000, quantity: 2 }],
      subtotal: 500_000,
      discount: 0,
      shipping: 10_000,
      amount: 510_000,
      promoCode: null,
      invoice,
      return: { ...returned, pictures: 0, at: '1970-01-01T00:00:00.010Z' },
    }],
    reviews: [{
      ...review,
      productId: 'sample-0',
      status: 'waiting',
      date: '1970-01-01T00:00:00.009Z',
    }],
    consents: [{ page: 'terms', version: '1', acceptedAt: '1970-01-01T00:00:00.007Z' }],
    stockNotices: [],
    cart: [{ productId: 'sample-1', quantity: 3 }],
    orderAlerts: [{
      orderId,
      service: 'fcm.googleapis.com',
      createdAt: '1970-01-01T00:00:00.008Z',
    }],
    dataRequests: [{
      kind: 'access',
      receivedAt: body.dataRequests[0].receivedAt,
      ...{ doneAt: null, outcome: null },
    }],
    sessions: [{
      device: 'Thiết bị không xác định',
      createdAt: '1970-01-01T00:00:00.000Z',
      lastUsedAt: '1970-01-01T00:00:00.000Z',
    }],
  });
  const text = JSON.stringify(body);
  for (const secret of ['argon2', 'binh@', 'cua-an', 'Hash', 'idempotency', test.token]) {
    assert.ok(!text.includes(secret), secret);
  }
});

Deno.test('GET /account/export is limited to ten an hour', async () => {
  await using test = await openWithAn();
  for (let attempt = 0; attempt < 10; attempt += 1) {
    assert.equal((await test.get('/account/export')).status, 200);
  }
  assert.equal((await test.get('/account/export')).status, 429);
});

Deno.test('all routes of the account require a session', async () => {
  await using test = await openWithAn();
  const routes = ['GET /', 'GET /export', 'POST /name', 'POST /email', 'DELETE /email'];
  routes.push('POST /password', 'POST /logout-all', 'POST /delete', 'POST /addresses');
  routes.push('GET /charts', 'GET /charts/greeting', 'POST /charts', 'PUT /charts/x');
  routes.push('DELETE /charts/x');
  routes.push(`DELETE /sessions/${'x'.repeat(16)}`, 'PUT /addresses/x', 'DELETE /addresses/x');
  for (const route of routes) {
    const [method = '', path = ''] = route.split(' ');
    for (const token of ['', 'x'.repeat(43)]) {
      const body = ['POST', 'PUT'].includes(method) ? {} : undefined;
      const url = `/account${path === '/' ? '' : path}`;
      const reply = await test.request(method, `user${url}`, { body, as: token });
      assert.deepEqual([reply.status, reply.body.code], [401, 'UNAUTHENTICATED'], route);
    }
  }
});
