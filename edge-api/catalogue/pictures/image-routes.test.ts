import assert from 'node:assert/strict';
import { pictures } from '../../db/schema/picture-tables.ts';
import { createRequestHandler } from '../../http/request-handler.ts';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import type { Database } from '../../db/database.ts';
import { auditLog } from '../../db/schema/audit-tables.ts';
import { runAsOwner } from '../../operations/testing/run-as-owner.ts';
import { addPicture, removePicture } from './store-picture.ts';
import { imageRoutes, readByteRange } from './image-routes.ts';
import { createPictureSource } from './picture-source.ts';

const now = 1_000;

const add = (database: Database, name: string, bytes: Uint8Array<ArrayBuffer>) =>
  runAsOwner(database, addPicture, { name, bytes }, now);

Deno.test('an SVG picture cannot run scripts when it is opened as a page', async () => {
  await using test = await createTestDatabase();
  const { folder } = test;
  {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    await Deno.writeTextFile(`${folder}/a.svg`, svg);
    await Deno.writeTextFile(`${folder}/B.SVG`, svg);
    await Deno.writeTextFile(`${folder}/c.png`, 'png');
    const routes = imageRoutes(createPictureSource({ folders: [folder], database: test.database }));
    for (const name of ['a.svg', 'B.SVG']) {
      const reply = await routes.request(`/${name}`);
      assert.equal(reply.headers.get('Content-Type'), 'image/svg+xml');
      assert.equal(
        reply.headers.get('Content-Security-Policy'),
        "sandbox; default-src 'none'; style-src 'unsafe-inline'",
      );
    }
    const png = await routes.request('/c.png');
    assert.equal(png.headers.get('Content-Security-Policy'), null);
  }
});

/** Returns a file that begins like a WebP picture. */
function webp(content: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`RIFF\0\0\0\0WEBPVP8 ${content}`);
}

async function openPictures(maxBytes?: number) {
  const test = await createTestDatabase();
  const { database, folder } = test;
  let reads = 0;
  const read = new Proxy(database.read, {
    get(target, key) {
      if (key === 'select') reads += 1;
      return Reflect.get(target, key).bind(target);
    },
  });
  const find = createPictureSource({ folders: [folder], database: { read }, maxBytes });
  const handle = createRequestHandler(imageRoutes(find));
  const info = {} as Deno.ServeHandlerInfo;
  const request = (name: string, headers = {}, method = 'GET') =>
    handle(new Request(`http://shop.example/${name}`, { method, headers }), info);
  return { ...test, reads: () => reads, request, [Symbol.asyncDispose]: test.cleanup };
}

Deno.test('a picture of the database has an ETag, is cached permanently, and is read once', async () => {
  await using shop = await openPictures();
  await add(shop.database, 'a.webp', webp('content'));
  const replies = await Promise.all([1, 2, 3].map(() => shop.request('a.webp')));
  for (const reply of replies) {
    assert.equal(reply.status, 200);
    assert.equal(reply.headers.get('Content-Type'), 'image/webp');
    assert.equal(reply.headers.get('Cache-Control'), 'public, max-age=31536000, immutable');
    assert.deepEqual(new Uint8Array(await reply.arrayBuffer()), webp('content'));
  }
  assert.equal(shop.reads(), 1);
  const etag = replies[0]?.headers.get('ETag') ?? '';
  assert.match(etag, /^"[\da-f]{64}"$/);
  for (const value of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
    assert.equal((await shop.request('a.webp', { 'If-None-Match': value })).status, 304, value);
  }
  assert.equal((await shop.request('a.webp', { 'If-None-Match': '"x"' })).status, 200);
});

Deno.test('the next form is sent in place of the largest or smallest that does not exist', async () => {
  await using shop = await openPictures();
  await Deno.writeTextFile(`${shop.folder}/a-800.avif`, '800');
  await Deno.writeTextFile(`${shop.folder}/b-800.avif`, '800');
  await Deno.writeTextFile(`${shop.folder}/b-1600.avif`, '1600');
  const get = async (name: string) => {
    const reply = await shop.request(name);
    return [reply.status, reply.headers.get('Cache-Control'), await reply.text()];
  };
  assert.deepEqual(await get('a-1600.avif'), [200, 'public, max-age=86400', '800']);
  const kept = 'public, max-age=31536000, immutable';
  assert.deepEqual(await get('b-1600.avif'), [200, kept, '1600']);
  await Deno.writeTextFile(`${shop.folder}/a-400.webp`, '400');
  assert.deepEqual(await get('a-200.webp'), [200, 'public, max-age=86400', '400']);
  for (const name of ['a-200.avif', 'c-1600.avif', 'a-1600.webp', 'a-400.avif']) {
    assert.notEqual((await get(name))[0], 200, name);
  }
});

Deno.test('a picture in a folder has priority over one in the database', async () => {
  await using shop = await openPictures();
  await Deno.writeFile(`${shop.folder}/a.webp`, webp('file'));
  await add(shop.database, 'a.webp', webp('row'));
  const reply = await shop.request('a.webp');
  assert.deepEqual(new Uint8Array(await reply.arrayBuffer()), webp('file'));
  assert.equal(shop.reads(), 0);
});

Deno.test('a range of a picture is sent with 206, and one outside of it refused with 416', async () => {
  await using shop = await openPictures();
  const bytes = webp('0123456789');
  await add(shop.database, 'a.webp', bytes);
  const etag = (await shop.request('a.webp')).headers.get('ETag') ?? '';
  const cases: [headers: Record<string, string>, status: number, from: number, to: number][] = [
    [{ Range: 'bytes=0-3' }, 206, 0, 4],
    [{ Range: 'bytes=3-3' }, 206, 3, 4],
    [{ Range: 'bytes=4-' }, 206, 4, bytes.length],
    [{ Range: 'bytes=-3' }, 206, bytes.length - 3, bytes.length],
    [{ Range: 'bytes=-9999' }, 206, 0, bytes.length],
    [{ Range: 'bytes=4-9999' }, 206, 4, bytes.length],
    [{ Range: 'bytes=0-3', 'If-Range': etag }, 206, 0, 4],
    [{ Range: 'bytes=0-3', 'If-Range': '"other"' }, 200, 0, bytes.length],
    [{ Range: 'bytes=0-1,4-5' }, 200, 0, bytes.length],
    [{ Range: 'bytes=3-1' }, 200, 0, bytes.length],
    [{ Range: 'lines=0-1' }, 200, 0, bytes.length],
    [{ Range: 'bytes=-' }, 200, 0, bytes.length],
    [{ Range: `bytes=${'9'.repeat(400)}-` }, 200, 0, bytes.length],
  ];
  for (const [headers, status, from, to] of cases) {
    const reply = await shop.request('a.webp', headers);
    assert.equal(reply.status, status, JSON.stringify(headers));
    assert.deepEqual(new Uint8Array(await reply.arrayBuffer()), bytes.subarray(from, to));
    const range = status === 206 ? `bytes ${from}-${to - 1}/${bytes.length}` : null;
    assert.equal(reply.headers.get('Content-Range'), range);
  }
  for (const range of ['bytes=9999-', 'bytes=-0']) {
    const reply = await shop.request('a.webp', { Range: range });
    assert.equal(reply.status, 416);
    assert.equal(reply.headers.get('Content-Range'), `bytes */${bytes.length}`);
  }
});

Deno.test('HEAD has the headers of the whole picture, also with a range', async () => {
  await using shop = await openPictures();
  await add(shop.database, 'a.webp', webp('content'));
  const reply = await shop.request('a.webp', { Range: 'bytes=0-3' }, 'HEAD');
  assert.equal(reply.status, 200);
  assert.equal(reply.headers.get('Content-Length'), String(webp('content').length));
  assert.equal(reply.headers.get('Accept-Ranges'), 'bytes');
  assert.equal(await reply.text(), '');
});

Deno.test('the memory of pictures is bounded, and those used last stay in it', async () => {
  await using shop = await openPictures(3 * webp('0').length);
  for (const name of ['a', 'b', 'c', 'd']) {
    await add(shop.database, `${name}.webp`, webp(name));
  }
  await add(shop.database, 'large.webp', webp('x'.repeat(1_000)));
  const get = async (name: string) => {
    const before = shop.reads();
    await (await shop.request(`${name}.webp`)).arrayBuffer();
    return shop.reads() - before;
  };
  for (const name of ['a', 'b', 'c']) assert.equal(await get(name), 1);
  assert.equal(await get('a'), 0);
  assert.equal(await get('d'), 1);
  assert.equal(await get('a'), 0);
  assert.equal(await get('b'), 1);
  assert.deepEqual([await get('large'), await get('large'), await get('b')], [1, 1, 0]);
});

Deno.test('addPicture() stores a content once and refuses another content for a name', async () => {
  await using shop = await openPictures();
  const { database } = shop;
  assert.equal((await add(database, 'a.webp', webp('1'))).added, true);
  assert.equal((await add(database, 'a.webp', webp('1'))).added, false);
  assert.equal((await add(database, 'b.webp', webp('1'))).added, true);
  assert.equal(await database.read.$count(pictures), 1);
  await assert.rejects(add(database, 'a.webp', webp('2')), { code: 'BROKEN_RULE' });
  await runAsOwner(database, removePicture, { name: 'a.webp' });
  assert.equal((await shop.request('b.webp')).status, 200);
  await runAsOwner(database, removePicture, { name: 'b.webp' });
  assert.equal(await database.read.$count(pictures), 0);
  await assert.rejects(runAsOwner(database, removePicture, { name: 'b.webp' }), {
    code: 'NOT_FOUND',
  });
  const log = await database.read.select().from(auditLog);
  assert.deepEqual(log.map(({ operation, subject }) => [operation, subject]), [
    ['pictures.add', 'a.webp'],
    ['pictures.add', 'b.webp'],
    ['pictures.remove', 'a.webp'],
    ['pictures.remove', 'b.webp'],
  ]);
});

Deno.test('addPicture() refuses names that are no file names, other formats and large files', async () => {
  await using shop = await openPictures();
  const html = new TextEncoder().encode('<!doctype html><script>alert(1)</script>');
  const cases: [name: string, bytes: Uint8Array<ArrayBuffer>][] = [
    ['../a.webp', webp('1')],
    ['a/b.webp', webp('1')],
    ['.webp', webp('1')],
    ['a.html', html],
    ['a.webp', html],
    ['a.svg', html],
    ['a.png', webp('1')],
    ['a.webp', new Uint8Array()],
    ['a.webp', webp('x'.repeat(4 * 2 ** 20))],
  ];
  for (const [name, bytes] of cases) {
    await assert.rejects(
      add(shop.database, name, bytes),
      { code: 'BROKEN_RULE' },
      name,
    );
  }
  assert.equal(await shop.database.read.$count(pictures), 0);
});

Deno.test('readByteRange() reads the header `Range` (RFC 9110, section 14.2)', () => {
  assert.deepEqual(readByteRange('bytes=0-99', 1_000), { first: 0, last: 99 });
  assert.deepEqual(readByteRange('bytes=-100', 1_000), { first: 900, last: 999 });
  assert.equal(readByteRange('bytes=1000-', 1_000), null);
  assert.equal(readByteRange('bytes=0-1,5-6', 1_000), undefined);
});
