import assert from 'node:assert/strict';
import { defaultCategories } from '../contract/catalogue/categories.ts';
import { createErrorHandler } from '../http/error-reply.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { settingsRoutes } from './routes.ts';
import { createSettingsStore } from './settings-store.ts';

async function openRoutes() {
  const test = await createTestDatabase();
  const facts = { publicUrl: 'https://shop.example', cardPayments: false, facebook: false };
  const routes = settingsRoutes(createSettingsStore(test.database, facts, () => {}));
  routes.onError(createErrorHandler(() => {}));
  return { ...test, routes, [Symbol.asyncDispose]: test.cleanup };
}

Deno.test('GET / returns the identity without other settings, and 304 for a matching ETag', async () => {
  await using test = await openRoutes();
  const reply = await test.routes.request('/');
  const { success, data } = await reply.json();
  assert.equal(success, true);
  assert.deepEqual(Object.keys(data), [
    'name',
    'slogan',
    'description',
    'brand',
    'contact',
    'social',
    'seller',
    'trust',
    'notice',
    'gifts',
    'guestOrders',
    'addressScheme',
    'shipping',
    'delivery',
    'categories',
    'versions',
  ]);
  assert.equal(data.social.length, 3);
  assert.deepEqual(data.categories, defaultCategories);
  const headers = { 'If-None-Match': reply.headers.get('ETag') ?? '' };
  assert.equal((await test.routes.request('/', { headers })).status, 304);
});

Deno.test('GET /pages/{slug} returns a page, and 404 for any other name', async () => {
  await using test = await openRoutes();
  const { data } = await (await test.routes.request('/pages/terms')).json();
  assert.equal(data.title, 'Điều khoản sử dụng');
  for (const path of ['/pages/none', '/pages/', '/pages/__proto__', '/pages/terms%2F..', '/x']) {
    assert.equal((await test.routes.request(path)).status, 404, path);
  }
});
