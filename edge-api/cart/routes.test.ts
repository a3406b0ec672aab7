import { Hono } from 'hono';
import assert from 'node:assert/strict';
import type { Cart } from '../contract/cart/cart.ts';
import { users } from '../db/schema/account-tables.ts';
import { products } from '../db/schema/catalogue-tables.ts';
import { seedCatalogue } from '../catalogue/seed-catalogue.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { sampleProducts } from '../testing/sample-products.ts';
import { createErrorHandler } from '../http/error-reply.ts';
import { newSession } from '../sessions/session.ts';
import { cartRoutes } from './routes.ts';

/** Opens the cart routes with `count` products and two logged-in users. */
async function openCarts(count = 5) {
  const test = await createTestDatabase();
  await seedCatalogue(test.database, sampleProducts(count));
  let time = 1_000;
  const sessions = ['one', 'two'].map((id) => newSession(id, time));
  for (const [index, id] of ['one', 'two'].entries()) {
    const email = `${id}@example.com`;
    await test.database.batch((db) => [
      db.insert(users).values({ id, name: id, email, emailKey: email, createdAt: 0 }),
      sessions[index]!.insert(db),
    ]);
  }
  const app = new Hono().route('/api/cart', cartRoutes(test.database, () => time++));
  app.onError(createErrorHandler(() => {}));
  const postAs = (token: string) => async (path: string, body?: unknown) => {
    const reply = await app.request(`/api/cart/${path}`, {
      method: 'POST',
      headers: { token, ...(body ? { 'Content-Type': 'application/json' } : {}) },
      body: body ? JSON.stringify(body) : undefined,
    });
    const { cartData, ...rest } = await reply.json();
    return { status: reply.status, cart: cartData as Cart, ...rest };
  };
  return {
    database: test.database,
    one: postAs(sessions[0]!.token),
    two: postAs(sessions[1]!.token),
    anonymous: postAs('unknown'),
    pass: (ms: number) => time += ms,
    [Symbol.asyncDispose]: test.cleanup,
  };
}

Deno.test('add and remove change a quantity by one, and removing the last unit removes the line', async () => {
  await using carts = await openCarts();
  const itemId = 'sample-1';
  assert.deepEqual((await carts.one('add', { itemId })).cart, { 'sample-1': 1 });
  assert.deepEqual((await carts.one('add', { itemId: 'sample-0' })).cart, {
    'sample-1': 1,
    'sample-0': 1,
  });
  assert.deepEqual((await carts.one('add', { itemId })).cart['sample-1'], 2);
  assert.deepEqual((await carts.one('remove', { itemId })).cart['sample-1'], 1);
  assert.deepEqual((await carts.one('remove', { itemId })).cart, { 'sample-0': 1 });
  assert.deepEqual((await carts.one('remove', { itemId })).cart, { 'sample-0': 1 });
});

Deno.test('each user has their own cart, and a request without a session is rejected', async () => {
  await using carts = await openCarts();
  await carts.one('add', { itemId: 'sample-0' });
  assert.deepEqual((await carts.two('get')).cart, {});
  for (const path of ['add', 'remove', 'get', 'batch-update']) {
    const { status, code } = await carts.anonymous(path, { itemId: 'sample-0', items: {} });
    assert.deepEqual([status, code], [401, 'UNAUTHENTICATED'], path);
  }
});

Deno.test('an expired session is rejected', async () => {
  await using carts = await openCarts();
  carts.pass(31 * 24 * 60 * 60_000);
  assert.equal((await carts.one('get')).status, 401);
});

Deno.test('an unknown product cannot be added, and a deleted product disappears from the cart', async () => {
  await using carts = await openCarts();
  assert.equal((await carts.one('add', { itemId: 'nothing' })).status, 404);
  await carts.one('add', { itemId: 'sample-0' });
  await carts.database.batch((db) => [db.delete(products)]);
  assert.deepEqual((await carts.one('get')).cart, {});
});

Deno.test('a batch replaces the cart in its order, without unknown products', async () => {
  await using carts = await openCarts();
  await carts.one('add', { itemId: 'sample-0' });
  const { cart } = await carts.one('batch-update', {
    items: { 'sample-3': 2, nothing: 7, 'sample-2': 1, 'sample-1': 0 },
  });
  assert.deepEqual(Object.entries(cart), [['sample-3', 2], ['sample-2', 1]]);
  assert.deepEqual((await carts.one('batch-update', { items: {} })).cart, {});
});

Deno.test('a batch with a base keeps later changes of another device', async () => {
  await using carts = await openCarts();
  const base = { 'sample-0': 1, 'sample-1': 2 };
  await carts.one('batch-update', { items: base });
  await carts.one('batch-update', { items: { 'sample-0': 1, 'sample-2': 4 }, base });
  const { cart } = await carts.one('batch-update', {
    items: { 'sample-0': 3, 'sample-1': 2 },
    base,
  });
  assert.deepEqual(cart, { 'sample-0': 3, 'sample-2': 4 });
});

Deno.test('a repeated batch results in the same cart', async () => {
  await using carts = await openCarts();
  const batch = { items: { 'sample-0': 2, 'sample-1': 1 }, base: { 'sample-0': 1 } };
  const { cart } = await carts.one('batch-update', batch);
  assert.deepEqual((await carts.one('batch-update', batch)).cart, cart);
});

Deno.test('a cart has at most 200 lines, and a full cart can still be changed', async () => {
  await using carts = await openCarts(210);
  const full = Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`sample-${n}`, 1]));
  await carts.one('batch-update', { items: full });
  const rejected = await carts.one('add', { itemId: 'sample-205' });
  assert.deepEqual([rejected.status, rejected.code], [422, 'BROKEN_RULE']);
  const more = { ...full, 'sample-7': 5, 'sample-206': 1 };
  delete (more as Cart)['sample-8'];
  const { cart } = await carts.one('batch-update', { items: more, base: full });
  assert.equal(Object.keys(cart).length, 200);
  assert.equal(cart['sample-7'], 5);
  assert.equal(cart['sample-206'], 1);
  const { cart: over } = await carts.one('batch-update', {
    items: { 'sample-207': 1, 'sample-9': 3 },
    base: { 'sample-9': 1 },
  });
  assert.equal(Object.keys(over).length, 200);
  assert.equal(over['sample-9'], 3);
});

Deno.test('a hundred concurrent additions are all counted', async () => {
  await using carts = await openCarts();
  await Promise.all(
    Array.from({ length: 100 }, () => carts.one('add', { itemId: 'sample-0' })),
  );
  assert.deepEqual((await carts.one('get')).cart, { 'sample-0': 100 });
});
