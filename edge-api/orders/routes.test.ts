import assert from 'node:assert/strict';
import { sampleProducts } from '../testing/sample-products.ts';
import { orderRequest } from '../checkout/testing/order-fixtures.ts';
import { openTestShop } from '../testing/open-test-shop.ts';

Deno.test('POST /userorders lists the orders of the session’s user only', async () => {
  await using api = await openTestShop();
  const placed = await api.post('order/placecod', orderRequest(), { as: 'an' });
  const listed = await api.post('order/userorders', undefined, { as: 'an' });
  assert.equal(listed.status, 200);
  assert.equal(listed.body.success, true);
  assert.deepEqual(listed.body.data.map(({ _id }: { _id: string }) => _id), [placed.body.orderId]);
  const others = await api.post('order/userorders', {}, { as: 'binh' });
  assert.deepEqual(others.body, { success: true, data: [] });
});

Deno.test('POST /userorders requires neither a body nor a content type', async () => {
  await using api = await openTestShop();
  for (const body of [undefined, '', '{}', 'no json']) {
    const reply = await api.fetch('/api/order/userorders', { method: 'POST', as: 'an', body });
    assert.equal(reply.status, 200);
  }
});

Deno.test('POST /userorders requires a session', async () => {
  await using api = await openTestShop();
  for (const as of [undefined, 'x'.repeat(43), 'nonsense']) {
    const { status, body } = await api.post('order/userorders', {}, { as });
    assert.deepEqual([status, body.code], [401, 'UNAUTHENTICATED']);
  }
});

Deno.test('POST /userorders lists a page if its body asks for one, and everything without', async () => {
  await using api = await openTestShop();
  for (let count = 0; count < 3; count += 1) {
    await api.post('order/placecod', orderRequest(), { as: 'an' });
  }
  const list = (body?: unknown) => api.post('order/userorders', body, { as: 'an' });
  const all = await list();
  assert.deepEqual(Object.keys(all.body), ['success', 'data']);
  const first = await list({ limit: 2 });
  assert.deepEqual(first.body.data, all.body.data.slice(0, 2));
  const second = await list({ limit: 2, before: first.body.next });
  assert.deepEqual(second.body, { success: true, data: all.body.data.slice(2) });
  for (const body of [{}, [], 5, 'x', null, { other: 1 }]) {
    assert.deepEqual((await list(body)).body, all.body, JSON.stringify(body));
  }
  for (const limit of [0, -1, 1_001, 1.5, 'all', '', null, {}]) {
    const { status, body } = await list({ limit });
    assert.deepEqual([status, body.message], [422, 'Số đơn hàng không hợp lệ.'], String(limit));
  }
  assert.equal((await list({ before: 'x'.repeat(101) })).status, 422);
});

Deno.test('POST /userorders streams a long list, and limits the streams of a network', async () => {
  await using api = await openTestShop({ products: sampleProducts(3, { stock: 1_000 }) });
  for (let count = 0; count < 45; count += 1) {
    await api.post('order/placecod', orderRequest(), { as: 'an' });
  }
  const request = (body: object = {}) =>
    api.fetch('/api/order/userorders', {
      method: 'POST',
      as: 'an',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const list = async (body?: object) => await (await request(body)).json();
  const pages = [await list({ limit: 20 })];
  while (pages.at(-1).next) pages.push(await list({ limit: 20, before: pages.at(-1).next }));
  const data = pages.flatMap((page) => page.data);
  assert.equal(new Set(data.map(({ _id }) => _id)).size, 45);
  assert.deepEqual(await list(), { success: true, data });
  for (const limit of [1_000, 45, 44, 40, 21]) {
    const { next, ...page } = await list({ limit });
    assert.deepEqual(page, { success: true, data: data.slice(0, limit) });
    assert.equal(next, limit < 45 ? data[limit - 1]._id : undefined);
  }
  const open = [await request(), await request()];
  assert.equal((await request()).status, 503);
  assert.equal((await request({ limit: 20 })).status, 200);
  for (const reply of open) await reply.body?.cancel();
});
