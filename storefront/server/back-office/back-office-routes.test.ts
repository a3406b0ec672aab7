import assert from 'node:assert/strict';
import type { SettingsStore } from '@thach-an/edge-api';
import { backOfficeRoutes } from './back-office-routes.ts';

/** Creates the routes of a small built application. */
async function openRoutes() {
  const folder = await Deno.makeTempDir();
  await Deno.mkdir(`${folder}/assets`);
  await Deno.writeTextFile(
    `${folder}/index.html`,
    '<html><head></head><body><script src="/admin/assets/a-1.js"></script></body></html>',
  );
  await Deno.writeTextFile(`${folder}/assets/a-1.js`, 'go()');
  await Deno.writeTextFile(`${folder}/avif-worker.js`, 'encode()');
  const identity = { name: '"><script>alert(1)</script>' };
  const shopSettings = { current: () => Promise.resolve({ identity }) };
  const app = await backOfficeRoutes({
    folder,
    shopSettings: shopSettings as unknown as SettingsStore,
    publicUrl: 'https://shop.example',
  });
  return { app, [Symbol.asyncDispose]: () => Deno.remove(folder, { recursive: true }) };
}

Deno.test('each address of the back office has its page, which no cache stores', async () => {
  await using test = await openRoutes();
  for (const path of ['/admin', '/admin/', '/admin/orders/1', '/admin/index.html']) {
    const reply = await test.app.request(path);
    const { headers } = reply;
    assert.equal(reply.status, 200, path);
    assert.equal(headers.get('Cache-Control'), 'no-store');
    assert.equal(headers.get('X-Robots-Tag'), 'noindex, nofollow');
    const policy = headers.get('Content-Security-Policy') ?? '';
    for (
      const part of ["default-src 'none'", "frame-ancestors 'none'", 'require-trusted-types-for']
    ) {
      assert.ok(policy.includes(part), part);
    }
    assert.doesNotMatch(policy, /unsafe/);
    const text = await reply.text();
    assert.ok(text.includes('content="https://shop.example"'));
    assert.ok(!text.includes('<script>'), 'the name of the shop is escaped');
  }
});

Deno.test('only browsers keep the files of the back office', async () => {
  await using test = await openRoutes();
  const reply = await test.app.request('/admin/assets/a-1.js');
  assert.equal(await reply.text(), 'go()');
  assert.equal(reply.headers.get('Cache-Control'), 'private, max-age=31536000, immutable');
  assert.equal(reply.headers.get('X-Robots-Tag'), 'noindex, nofollow');
  assert.equal(reply.headers.get('Content-Security-Policy'), null);
  const worker = await test.app.request('/admin/avif-worker.js');
  assert.equal(
    worker.headers.get('Content-Security-Policy'),
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    'only the worker that encodes pictures runs WebAssembly',
  );
  const old = await test.app.request('/admin/assets/a-0.js');
  assert.equal(old.status, 404);
  assert.equal((await test.app.request('/store')).status, 404, 'nothing but /admin');
});
