import assert from 'node:assert/strict';
import { Hono } from 'hono';
import { z } from 'zod';
import { createErrorHandler } from './error-reply.ts';
import { jsonBody } from './json-body.ts';

const schema = z.object({ name: z.string(), quantities: z.array(z.int()).optional() });
const app = new Hono().post('/', ...jsonBody(schema), (c) => c.text('ok'));
app.onError(createErrorHandler(() => {}));

async function post(body: BodyInit) {
  const headers = { 'Content-Type': 'application/json' };
  const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit;
  return await app.request(new Request('http://localhost/', init));
}

Deno.test('jsonBody() rejects invalid JSON with 400, and a body that is cut off with 503', async () => {
  assert.equal((await post('{"name":"An"}')).status, 200);
  assert.equal((await post('{"name":')).status, 400);
  assert.equal((await post('{"name":1}')).status, 422);
  const cutOff = new ReadableStream({
    pull: (controller) => controller.error(new TypeError('error reading a body from connection')),
  });
  const reply = await post(cutOff);
  assert.equal(reply.status, 503);
  assert.equal(reply.headers.get('Retry-After'), '5');
});

Deno.test('the reply to a body with thousands of problems names the first of them', async () => {
  const quantities = Array.from({ length: 10_000 }, () => 'x');
  const reply = await post(JSON.stringify({ name: 'An', quantities }));
  assert.equal(reply.status, 422);
  const { issues } = await reply.json();
  assert.equal(issues.length, 100);
  assert.equal(issues[99].path, 'quantities.99');
});
