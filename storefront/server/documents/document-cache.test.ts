import assert from 'node:assert/strict';
import { encodeBody } from '@thach-an/edge-api';
import { createDocumentCache, type RenderedDocument } from './document-cache.ts';
import { RenderLimitError } from './render-limits.ts';

async function rendered(text: string): Promise<RenderedDocument> {
  return { status: 200, body: await encodeBody(text, 1), contentSecurityPolicy: '' };
}

const textOf = (document: RenderedDocument | Response) => {
  assert.ok(!(document instanceof Response));
  return new TextDecoder().decode(document.body.bytes.identity);
};

function createClock() {
  let time = 0;
  return { now: () => time, advance: (ms: number) => time += ms };
}

Deno.test('a page is rendered once per URL and version', async () => {
  const cache = createDocumentCache({ bytes: 1e6, age: 1e6 });
  let renders = 0;
  const render = () => rendered(`page ${renders += 1}`);
  assert.equal(textOf(await cache.get('1', '/', render)), 'page 1');
  assert.equal(textOf(await cache.get('1', '/', render)), 'page 1');
  assert.equal(textOf(await cache.get('1', '/store', render)), 'page 2');
  assert.equal(textOf(await cache.get('2', '/', render)), 'page 3');
  assert.equal(textOf(await cache.get('2', '/store', render)), 'page 4');
});

Deno.test('concurrent requests for a page share one rendering', async () => {
  const cache = createDocumentCache({ bytes: 1e6, age: 1e6 });
  let renders = 0;
  const render = () => rendered(`page ${renders += 1}`);
  const pages = await Promise.all(Array.from({ length: 50 }, () => cache.get('1', '/', render)));
  assert.equal(renders, 1);
  assert.ok(pages.every((page) => page === pages[0]));
});

Deno.test('a failure is not cached, and rejects every waiting request', async () => {
  const cache = createDocumentCache({ bytes: 1e6, age: 1e6 });
  const fail = () => Promise.reject(new Error('no list'));
  const failed = await Promise.allSettled([cache.get('1', '/', fail), cache.get('1', '/', fail)]);
  assert.ok(failed.every(({ status }) => status === 'rejected'));
  assert.equal(textOf(await cache.get('1', '/', () => rendered('well'))), 'well');
});

Deno.test('a page rendered for an old version is not cached', async () => {
  const cache = createDocumentCache({ bytes: 1e6, age: 1e6 });
  const { promise, resolve } = Promise.withResolvers<RenderedDocument>();
  const old = cache.get('1', '/', () => promise);
  await cache.get('2', '/store', () => rendered('new store'));
  resolve(await rendered('old'));
  assert.equal(textOf(await old), 'old');
  assert.equal(textOf(await cache.get('2', '/', () => rendered('new'))), 'new');
});

Deno.test('a page is rendered again after its maximum age', async () => {
  const clock = createClock();
  const cache = createDocumentCache({ bytes: 1e6, age: 1000, now: clock.now });
  await cache.get('1', '/', () => rendered('young'));
  clock.advance(999);
  assert.equal(textOf(await cache.get('1', '/', () => rendered('late'))), 'young');
  clock.advance(1);
  assert.equal(textOf(await cache.get('1', '/', () => rendered('again'))), 'again');
});

Deno.test('a page above its maximum age is returned while renderings are limited', async () => {
  const clock = createClock();
  const cache = createDocumentCache({ bytes: 1e6, age: 1000, now: clock.now });
  await cache.get('1', '/', () => rendered('old'));
  clock.advance(1000);
  const refuse = () => Promise.reject(new RenderLimitError(1));
  const pages = await Promise.all([cache.get('1', '/', refuse), cache.get('1', '/', refuse)]);
  assert.deepEqual(pages.map(textOf), ['old', 'old']);
  await assert.rejects(cache.get('1', '/store', refuse), RenderLimitError);
  await assert.rejects(cache.get('2', '/', refuse), RenderLimitError);
});

Deno.test('the cache keeps its size limit and removes the least recently used page first', async () => {
  const page = (key: string) => () => rendered(key.repeat(1000));
  const one = await rendered('a'.repeat(1000));
  const each = Object.values(one.body.bytes).reduce((sum, { length }) => sum + length, 0);
  const cache = createDocumentCache({ bytes: each * 5, age: 1e6 });
  for (const key of 'abcde') await cache.get('1', key, page(key));
  await cache.get('1', 'a', () => Promise.reject(new Error('a is cached')));
  await cache.get('1', 'f', page('f'));
  assert.ok(cache.size <= each * 5 + 100);
  await cache.get('1', 'a', () => Promise.reject(new Error('a was used last but one')));
  await assert.rejects(cache.get('1', 'b', () => Promise.reject(new Error('b is not cached'))));
});

Deno.test('a response that is not a document is not cached, and each request gets its own', async () => {
  const cache = createDocumentCache({ bytes: 1e6, age: 1e6 });
  const render = () => Promise.resolve(new Response('elsewhere', { status: 302 }));
  const replies = await Promise.all([cache.get('1', '/x', render), cache.get('1', '/x', render)]);
  const texts = replies.map((reply) => reply instanceof Response ? reply.text() : '');
  assert.deepEqual(await Promise.all(texts), ['elsewhere', 'elsewhere']);
  assert.equal(cache.size, 0);
});
