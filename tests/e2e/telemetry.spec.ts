import { readFile } from 'node:fs/promises';
import { sampleAddress } from '../../edge-api/testing/sample-address.ts';
import { type RunningShop, startShop } from '../start-shop.ts';
import { newCustomer } from './customers.ts';
import { attributeOf, type OtlpCollector, startOtlpCollector } from './otlp-collector.ts';
import { dashboardMetrics, prometheusNames } from './prometheus-names.ts';
import { expect, test } from './shop-test.ts';

const secret = 'SECRET-'.repeat(7).slice(0, 43);

/** Id of a trace that a client chooses. */
const foreignTrace = '0af7651916cd43dd8448eb211c80319c';

let collector: OtlpCollector;
let shop: RunningShop;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  // It starts a shop.
  test.setTimeout(240_000);
  collector = await startOtlpCollector();
  shop = await startShop({
    OTEL_DENO: 'true',
    OTEL_DENO_CONSOLE: 'ignore',
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_METRIC_EXPORT_INTERVAL: '500',
    FACEBOOK_APP_ID: '1234567890',
    FACEBOOK_APP_SECRET: secret,
    FACEBOOK_GRAPH_URL: collector.url,
    ORDER_MAX_QUANTITY_UNVERIFIED: '9999',
    COD_MAX_AMOUNT_UNVERIFIED: '1000000000000',
  });
  await visit();
  // The spans of the last request have arrived.
  await expect.poll(() => collector.spans().some(({ name }) => name === 'POST /api/cart/add'), {
    timeout: 30_000,
  }).toBe(true);
});

test.afterAll(async () => {
  await shop?.stop();
  collector?.close();
});

const customer = newCustomer();

/** Sends requests of every kind, with secrets in the query, the path, the headers and the body. */
async function visit() {
  const request = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
    fetch(shop.origin + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  const text = async (path: string) => await (await request(path)).text();
  for (const path of ['/', '/', '/store?q=SECRET', `/${secret}`, '/cart']) await text(path);
  await (await fetch(`${shop.origin}/store`, { method: 'BREW' })).text();
  await text(`/api/user/verify-email?token=${secret}&email=${customer.email}`);
  await text(`/payment/sandbox/${secret}`);
  await text('/api/catalogue/products/SECRET-product');
  await request('/cart', undefined, { traceparent: `00-${foreignTrace}-b7ad6b7169203331-01` });
  const fields = { facebookId: '42', name: 'An', accessToken: secret };
  await request('/api/user/facebook-login', fields);
  const session = await (await request('/api/user/register', customer)).json();
  const [product] = (await (await request('/api/food/list')).json()).data;
  const order = {
    address: sampleAddress,
    items: [{ _id: product._id, price: product.price, quantity: product.stock + 1 }],
    amount: product.price * (product.stock + 1) + 10_000,
  };
  const reply = await request('/api/order/placecod', order, { token: session.token });
  expect(reply.status).toBe(409);
  await request('/api/cart/add', { itemId: product._id }, { token: session.token });
}

test('the span of a request has its route, and those of the database are its children', async () => {
  const route = '/api/user/register';
  await expect.poll(() => collector.spans().some(({ name }) => name === `POST ${route}`)).toBe(
    true,
  );
  const server = collector.spans().find(({ name }) => name === `POST ${route}`)!;
  expect(attributeOf(server, 'http.route')).toBe(route);
  expect(attributeOf(server, 'http.response.status_code')).toBe('200');
  const database = collector.spans().filter(({ traceId, attributes }) =>
    traceId === server.traceId && attributes.some(({ key }) => key === 'db.system.name')
  );
  const names = database.map(({ name }) => name);
  expect(names).toContain('SELECT users');
  expect(names.some((name) => name.startsWith('INSERT users'))).toBe(true);
  expect(collector.spans().map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'GET /',
      'GET /store',
      'GET /cart',
      'GET /api/catalogue/products/:id',
      'POST /api/order/placecod',
    ]),
  );
});

test('no telemetry contains a query string, a secret or personal data', async () => {
  await expect.poll(() => collector.metrics().has('shop.http.request.duration')).toBe(true);
  const received = collector.received();
  expect(received).toContain('"server.address"');
  for (const text of ['SECRET', customer.email, customer.name, sampleAddress.street, '?']) {
    expect(received).not.toContain(text);
  }
  expect(received).not.toContain(foreignTrace);
  expect(received).not.toMatch(/"url\.(full|query|path)"|"exception\./);
});

test('the span of a failed statement has the status of an error', () => {
  const failed = collector.spans().filter(({ kind, attributes }) =>
    kind === 3 && attributes.some(({ key }) => key === 'error.type')
  );
  expect(failed.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^INSERT orders/));
  expect(new Set(failed.map(({ status }) => status.code))).toEqual(new Set([2]));
});

test('a line of the log has the id of the trace of its request', async () => {
  const server = collector.spans().find(({ name }) => name === 'POST /api/order/placecod')!;
  await expect.poll(() => shop.output()).toContain('/api/cart/add');
  const line = shop.output().split('\n').filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
    .find(({ message, path }) => message === 'request' && path === '/api/order/placecod');
  expect(line.trace_id).toBe(server.traceId);
});

test('metrics count requests by route and status, conflicts and hits of the caches', async () => {
  const points = (name: string) => {
    const { histogram, sum, gauge } = collector.metrics().get(name) ?? {};
    return (histogram ?? sum ?? gauge)?.dataPoints ?? [];
  };
  await expect.poll(() =>
    points('shop.http.request.duration').map((point) =>
      ['http.request.method', 'http.route', 'http.response.status_code']
        .map((key) => attributeOf(point, key)).join(' ')
    )
  ).toEqual(expect.arrayContaining([
    'GET / 200',
    'POST /api/order/placecod 409',
    'GET /api/catalogue/products/:id 404',
    '_OTHER /* 405',
  ]));
  expect(points('shop.order.stock_conflicts')).toHaveLength(1);
  await expect.poll(async () => {
    await (await fetch(shop.origin)).text();
    return points('shop.cache.requests').map((point) =>
      `${attributeOf(point, 'cache.name')} ${attributeOf(point, 'cache.result')}`
    );
  }).toEqual(expect.arrayContaining(['documents miss', 'replies hit']));
  expect(points('shop.db.write_gate.waiting')).toHaveLength(1);
  expect(points('shop.mail.outbox.age')).toHaveLength(1);
});

test('the dashboard uses metrics that the collector has received', async () => {
  const file = new URL('../../docs/grafana-dashboard.json', import.meta.url);
  const used = dashboardMetrics(JSON.parse(await readFile(file, 'utf8')));
  await expect.poll(() => collector.metrics().size).toBeGreaterThan(5);
  const available = new Set([...collector.metrics().values()].flatMap(prometheusNames));
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((name) => !available.has(name))).toEqual([]);
  const own = [...collector.metrics().values()].filter(({ name }) => name.startsWith('shop.'));
  // The dashboard shows each metric of the shop.
  for (const metric of own) {
    expect(prometheusNames(metric).some((name) => used.includes(name)), metric.name).toBe(true);
  }
});
