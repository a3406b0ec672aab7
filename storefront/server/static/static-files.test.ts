import assert from 'node:assert/strict';
import { Hono } from 'hono';
import { staticFiles } from './static-files.ts';

Deno.test('staticFiles() serves the files in the folder, and none that is hidden, linked or outside', async () => {
  const outside = await Deno.makeTempDir();
  const folder = `${outside}/client`;
  try {
    await Deno.mkdir(`${folder}/assets`, { recursive: true });
    await Deno.writeTextFile(`${outside}/secret.txt`, 'secret');
    await Deno.writeTextFile(`${folder}/.env`, 'secret');
    await Deno.symlink(`${outside}/secret.txt`, `${folder}/link.txt`);
    await Deno.writeTextFile(`${folder}/hello.txt`, 'hello');
    await Deno.writeTextFile(`${folder}/assets/a-1234.js`, 'go()');
    await Deno.writeTextFile(`${folder}/assets/b-1234.js`, '');
    await Deno.writeTextFile(`${folder}/sw.js`, '');
    await Deno.writeFile(`${folder}/assets/c-1234.wasm`, new Uint8Array(100_000));
    await Deno.writeTextFile(`${folder}/icon.svg`, '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const app = new Hono().use(await staticFiles(folder)).get('*', (c) => c.text('a page'));

    const hello = await app.request('/hello.txt');
    assert.equal(await hello.text(), 'hello');
    assert.equal(hello.headers.get('Cache-Control'), 'public, max-age=3600');
    assert.equal(hello.headers.get('Content-Security-Policy'), null);
    const picture = await app.request('/icon.svg');
    assert.match(
      picture.headers.get('Content-Security-Policy') ?? '',
      /^sandbox; default-src 'none'/,
    );
    await picture.body?.cancel();
    const script = await app.request('/assets/a-1234.js');
    assert.equal(script.headers.get('Content-Type'), 'text/javascript; charset=utf-8');
    assert.match(script.headers.get('Cache-Control') ?? '', /immutable/);
    const program = await app.request('/assets/c-1234.wasm', {
      headers: { 'Accept-Encoding': 'br, gzip' },
    });
    assert.equal(program.headers.get('Content-Type'), 'application/wasm');
    assert.equal(program.headers.get('Content-Encoding'), 'br');
    assert.ok((await program.arrayBuffer()).byteLength < 1_000);
    const worker = await app.request('/sw.js');
    assert.equal(worker.headers.get('Cache-Control'), 'no-cache');
    await worker.body?.cancel();

    const paths = [
      '/.env',
      '/link.txt',
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
    ];
    for (
      const path of [...paths, '/assets/..%2f..%2fsecret.txt', '/assets', '/assets/old-1234.js']
    ) {
      const text = await (await app.request(path)).text();
      assert.ok(text === 'a page' || text === 'Not found', `${path} gave ${text}`);
    }
    assert.equal((await app.request('/assets/old-1234.js')).status, 404);
    await Deno.remove(`${folder}/assets/b-1234.js`);
    const removed = await app.request('/assets/b-1234.js');
    assert.deepEqual([removed.status, removed.headers.get('Cache-Control')], [404, 'no-store']);
  } finally {
    await Deno.remove(outside, { recursive: true });
  }
});
