import assert from 'node:assert/strict';
import { Hono } from 'hono';
import { separateHosts } from './back-office-routes.ts';

const app = new Hono().use(separateHosts('https://quan-tri.example'))
  .all('*', (c) => c.text('answered'));

const statusOf = async (host: string, path: string) =>
  (await app.request(`https://${host}${path}`)).status;

Deno.test('the host of the back office has no page of the shop', async () => {
  const host = 'quan-tri.example';
  const own = ['/admin', '/admin/orders', '/api/admin/orders.list', '/api/staff/me'];
  for (const path of [...own, '/api/shop', '/images/a.webp', '/healthz', '/readyz']) {
    assert.equal(await statusOf(host, path), 200, path);
  }
  assert.equal(await statusOf(host, '/'), 302);
  const shop = ['/store', '/assets/a.js', '/api/food/list', '/api/shop/pages/terms'];
  for (const path of [...shop, '/images/', '/images/x/y', '/administration', '/api/adminx', '//']) {
    assert.equal(await statusOf(host, path), 404, path);
  }
});

Deno.test('all other hosts have no back office', async () => {
  for (const host of ['shop.example', 'quan-tri.example:444', 'x.quan-tri.example']) {
    for (const path of ['/admin', '/admin/', '/api/admin/x', '/api/staff/log-in']) {
      assert.equal(await statusOf(host, path), 404, `${host} ${path}`);
    }
    for (const path of ['/', '/store', '/administration', '/api/cart/get']) {
      assert.equal(await statusOf(host, path), 200, `${host} ${path}`);
    }
  }
});
