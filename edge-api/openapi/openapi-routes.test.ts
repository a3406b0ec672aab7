import assert from 'node:assert/strict';
import { Hono } from 'hono';
import { openApiRoutes } from './openapi-routes.ts';

const app = new Hono();
app.route('/api', openApiRoutes(() => {}, () => app.routes));

Deno.test('GET /api/openapi.json sends the description, and 304 for a known one', async () => {
  const reply = await app.request('/api/openapi.json');
  assert.equal(reply.headers.get('Content-Type'), 'application/json; charset=utf-8');
  const { paths } = await reply.json();
  assert.deepEqual(Object.keys(paths), ['/api/openapi.json', '/api/docs']);
  const headers = { 'If-None-Match': reply.headers.get('ETag') ?? '' };
  assert.equal((await app.request('/api/openapi.json', { headers })).status, 304);
});

Deno.test('GET /api/docs has a policy without inline scripts and other origins', async () => {
  const reply = await app.request('/api/docs');
  const policy = reply.headers.get('Content-Security-Policy') ?? '';
  assert.match(policy, /default-src 'none'.*script-src 'self';.*frame-ancestors 'none'/);
  assert.doesNotMatch(policy, /https?:|unsafe-eval|script-src[^;]*unsafe/);
  const html = await reply.text();
  assert.doesNotMatch(html, /https?:|<script(?![^>]*src="\/api\/docs\/viewer\.js")/);
});

Deno.test('GET /api/docs/viewer.js sends the script of the page', async () => {
  const reply = await app.request('/api/docs/viewer.js');
  assert.match(reply.headers.get('Content-Type') ?? '', /^text\/javascript/);
  assert.match(await reply.text(), /rapi-doc/);
});
