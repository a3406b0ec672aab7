import assert from 'node:assert/strict';
import { Hono } from 'hono';
import { sizedJson } from './sized-json.ts';

Deno.test('a JSON reply has its length in bytes, its status and its headers', async () => {
  const app = new Hono().use(sizedJson).get('/', (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json({ message: 'Đá' }, 201, { 'X-Order': '1' });
  });
  const reply = await app.request('/');
  assert.deepEqual(Object.fromEntries(reply.headers), {
    'cache-control': 'no-store',
    'content-length': '18',
    'content-type': 'application/json',
    'x-order': '1',
  });
  assert.equal(reply.status, 201);
  assert.equal((await reply.arrayBuffer()).byteLength, 18);
});

Deno.test('a page that replaces a JSON reply is not cut at its length', async () => {
  const app = new Hono().use(sizedJson).get('/', (c) => {
    c.header('Cache-Control', 'no-store');
    c.json({ message: 'Đá' });
    return c.html('<p>Không thể thanh toán</p>');
  });
  assert.equal((await app.request('/')).headers.get('content-length'), null);
});
