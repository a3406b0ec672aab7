import assert from 'node:assert/strict';
import { openOrderApi } from '../checkout/testing/order-api.ts';
import { orderRequest } from '../checkout/testing/order-shop.ts';

Deno.test('POST /userorders lists the orders of the session’s user only', async () => {
  await using api = await openOrderApi();
  const placed = await api.post('order/placecod', orderRequest(), { as: 'an' });
  const listed = await api.post('order/userorders', undefined, { as: 'an' });
  assert.equal(listed.status, 200);
  assert.equal(listed.body.success, true);
  assert.deepEqual(listed.body.data.map(({ _id }: { _id: string }) => _id), [placed.body.orderId]);
  const others = await api.post('order/userorders', {}, { as: 'binh' });
  assert.deepEqual(others.body, { success: true, data: [] });
});

Deno.test('POST /userorders requires neither a body nor a content type', async () => {
  await using api = await openOrderApi();
  for (const body of [undefined, '', '{}', 'no json']) {
    const reply = await api.app.request('/api/order/userorders', {
      method: 'POST',
      headers: { token: api.tokens.an! },
      body,
    });
    assert.equal(reply.status, 200);
  }
});

Deno.test('POST /userorders requires a session', async () => {
  await using api = await openOrderApi();
  for (const as of [undefined, 'x'.repeat(43), 'nonsense']) {
    const { status, body } = await api.post('order/userorders', {}, { as });
    assert.deepEqual([status, body.code], [401, 'UNAUTHENTICATED']);
  }
});

Deno.test('POST /userorders lists a page if its body asks for one, and everything without', async () => {
  await using api = await openOrderApi();
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
