import { Hono } from 'hono';
import assert from 'node:assert/strict';
import { htmlPolicy } from './html-policy.ts';

Deno.test('htmlPolicy adds a policy to HTML without one, and to nothing else', async () => {
  const app = new Hono().use(htmlPolicy)
    .get('/html', (c) => c.html('<p>'))
    .get('/own', (c) => c.html('<p>', 200, { 'Content-Security-Policy': "default-src 'self'" }))
    .get('/raw', () => new Response('<p>', { headers: { 'Content-Type': 'text/html' } }))
    .get('/text', (c) => c.text('text'));
  const policyOf = async (path: string) =>
    (await app.request(path)).headers.get('Content-Security-Policy');
  assert.match(await policyOf('/html') ?? '', /^default-src 'none'; base-uri 'none'/);
  assert.match(await policyOf('/raw') ?? '', /^default-src 'none'/);
  assert.equal(await policyOf('/own'), "default-src 'self'");
  assert.equal(await policyOf('/text'), null);
});
