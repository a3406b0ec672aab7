import assert from 'node:assert/strict';
import { encodeBody, encodedSize, RateLimitError } from '@thach-an/edge-api';
import { createDocumentCache, type RenderedDocument } from './document-cache.ts';

async function rendered(text: string, ...products: string[]): Promise<RenderedDocument> {
  const body = await encodeBody(text, 1);
  const ids = new Set(products);
  return { status: 200, body, contentSecurityPolicy: '', products: ids, byPrice: false };
}

const textOf = (document: RenderedDocument | Response) => {
  assert.ok(!(document instanceof Response));
  return new TextDecoder().decode(document.body.bytes.identity);
};

function createClock() {
  let time = 0;
  return { now: () => time, advance: (ms: number) => time += ms };
}

Deno.test('a page is rendered once per key, and again when everything is outdated', async () => {
  const cache = createDocumentCache({ bytes: 1e6, age: 1e6 });
  let renders = 0;
  const render = () => rendered(`page ${renders += 1}`);
  assert.equal(textOf(await cache.get('/', render)), 'page 1');
  assert.equal(textOf(await cache.get('/', render)), 'page 1');
  assert.equal(textOf(await cache.get('/store', render)), 'page 2');
  cache.outdate();
  assert.equal(textOf(await cache.get('/', render)), 'page 3');
  assert.equal(textOf(await cache.get('/store', render)), 'page 4');
  assert.equal(textOf(await cache.get('/', render)), 'page 3');
});

Deno.test('a change of products invalidates only the pages that show one of them', async () => {
  const cache = createDocumentCache({ bytes: 1e6, age: 1e6 });
  await cache.get('/', () => rendered('home', 'a', 'b'));
  await cache.get('/store', () => rendered('store', 'c'));
  await cache.get('/tuvi', () => rendered('chart'));
  cache.outdate({ ids: ['b', 'x'] });
  assert.equal(textOf(await cache.get('/', () => rendered('new home'))), 'new home');
  const unused = () => Promise.reject(new Error('the page is cached'));
  assert.equal(textOf(await cache.get('/store', unused)), 'store');
  assert.equal(textOf(await cache.get('/tuvi', unused)), 'chart');
});

Deno.test('concurrent requests for a page share one rendering', async () => {
  const cache = createDocumentCache({ bytes: 1e6, age: 1e6 });
  let renders = 0;
  const render = () => rendered(`page ${renders += 1}`);
  const pages = await Promise.all(Array.from({ length: 50 }, () => cache.get('/', render)));
  assert.equal(renders, 1);
  assert.ok(pages.every((page) => page === pages[0]));
});

Deno.test('a failure is not cached, and rejects every waiting request', async () => {
  const cache = createDocumentCache({ bytes: 1e6, age: 1e6 });
  const fail = () => Promise.reject(new Error('no list'));
  const failed = await Promise.allSettled([cache.get('/', fail), cache.get('/', fail)]);
  assert.ok(failed.every(({ status }) => status === 'rejected'));
  assert.equal(textOf(await cache.get('/', () => rendered('well'))), 'well');
});

Deno.test('a rendering that began before a change does not answer later requests', async () => {
  const cache = createDocumentCache({ bytes: 1e6, age: 1e6 });
  for (const change of [undefined, { ids: ['a'] }]) {
    const { promise, resolve } = Promise.withResolvers<RenderedDocument>();
    const old = cache.get('/', () => promise);
    cache.outdate(change);
    const later = cache.get('/', () => rendered('later', 'a'));
    assert.equal(textOf(await later), 'later');
    resolve(await rendered('old', 'a'));
    assert.equal(textOf(await old), 'old');
    assert.equal(textOf(await cache.get('/', () => rendered('again'))), 'later');
    cache.outdate();
  }
});

Deno.test('a page that was rendered during the change of another product is kept', async () => {
  const cache = createDocumentCache({ bytes: 1e6, age: 1e6 });
  const { promise, resolve } = Promise.withResolvers<RenderedDocument>();
  const page = cache.get('/', () => promise);
  cache.outdate({ ids: ['b'] });
  resolve(await rendered('page', 'a'));
  await page;
  assert.equal(textOf(await cache.get('/', () => rendered('again'))), 'page');
});

Deno.test('a change of a price invalidates the pages that depend on prices, also those in rendering', async () => {
  const cache = createDocumentCache({ bytes: 1e6, age: 1e6 });
  const sorted = async (text: string) => ({ ...await rendered(text, 'a'), byPrice: true });
  await cache.get('/', () => rendered('home', 'a'));
  await cache.get('/store?sort=price-asc', () => sorted('cheap'));
  const { promise, resolve } = Promise.withResolvers<RenderedDocument>();
  const limited = cache.get('/store?max=5', () => promise);
  cache.outdate({ ids: ['b'], prices: true });
  resolve(await sorted('limited'));
  await limited;
  const newPage = () => rendered('new page');
  assert.equal(textOf(await cache.get('/', newPage)), 'home');
  assert.equal(textOf(await cache.get('/store?sort=price-asc', newPage)), 'new page');
  assert.equal(textOf(await cache.get('/store?max=5', newPage)), 'new page');
});

Deno.test('a page above its maximum age is returned while one new page is rendered', async () => {
  const clock = createClock();
  const cache = createDocumentCache({ bytes: 1e6, age: 1000, now: clock.now });
  await cache.get('/', () => rendered('young'));
  clock.advance(1000);
  let renders = 0;
  const { promise, resolve } = Promise.withResolvers<RenderedDocument>();
  const render = () => {
    renders += 1;
    return promise;
  };
  for (let request = 0; request < 3; request += 1) {
    assert.equal(textOf(await cache.get('/', render)), 'young');
  }
  assert.equal(renders, 1);
  resolve(await rendered('new'));
  await promise;
  assert.equal(textOf(await cache.get('/', render)), 'new');
});

Deno.test('an aged page is returned while renderings fail, which is reported', async () => {
  const clock = createClock();
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  const cache = createDocumentCache({ bytes: 1e6, age: 1000, now: clock.now, onError });
  await cache.get('/', () => rendered('old'));
  clock.advance(1000);
  const failure = new Error('no list');
  for (let request = 0; request < 2; request += 1) {
    assert.equal(textOf(await cache.get('/', () => Promise.reject(failure))), 'old');
    await new Promise((resolve) => setTimeout(resolve));
  }
  assert.deepEqual(errors, [failure, failure]);
});

Deno.test('an outdated page is returned while renderings are limited', async () => {
  const cache = createDocumentCache({ bytes: 1e6, age: 1000 });
  await cache.get('/', () => rendered('old'));
  cache.outdate();
  const refuse = () => Promise.reject(new RateLimitError(1));
  const pages = await Promise.all([cache.get('/', refuse), cache.get('/', refuse)]);
  assert.deepEqual(pages.map(textOf), ['old', 'old']);
  await assert.rejects(cache.get('/store', refuse), RateLimitError);
});

Deno.test('the cache keeps its size limit and removes the least recently used page first', async () => {
  const page = (key: string) => () => rendered(key.repeat(1000));
  const one = await rendered('a'.repeat(1000));
  const each = Object.values(one.body.bytes).reduce((sum, { length }) => sum + length, 0);
  const cache = createDocumentCache({ bytes: each * 5, age: 1e6 });
  for (const key of 'abcde') await cache.get(key, page(key));
  await cache.get('a', () => Promise.reject(new Error('a is cached')));
  await cache.get('f', page('f'));
  assert.ok(cache.size <= each * 5 + 100);
  await cache.get('a', () => Promise.reject(new Error('a was used last but one')));
  await assert.rejects(cache.get('b', () => Promise.reject(new Error('b is not cached'))));
});

Deno.test('a response that is not a document is not cached, and each request gets its own', async () => {
  const cache = createDocumentCache({ bytes: 1e6, age: 1e6 });
  const render = () => Promise.resolve(new Response('elsewhere', { status: 302 }));
  const replies = await Promise.all([cache.get('/x', render), cache.get('/x', render)]);
  const texts = replies.map((reply) => reply instanceof Response ? reply.text() : '');
  assert.deepEqual(await Promise.all(texts), ['elsewhere', 'elsewhere']);
  assert.equal(cache.size, 0);
});

Deno.test('a replaced page counts with its new size, and only a current one is replaced', async () => {
  const cache = createDocumentCache({ bytes: 1e5, age: 1e6 });
  const first = await cache.get('/', () => rendered('page'));
  const second = await rendered('x'.repeat(1_000));
  cache.replace('/', first, second);
  assert.equal(cache.size, encodedSize(second.body));
  assert.ok(cache.isCurrent('/', second));
  assert.ok(!cache.isCurrent('/', first));
  cache.replace('/', first, first);
  cache.replace('/store', first, first);
  assert.ok(cache.isCurrent('/', second));
  cache.outdate();
  assert.ok(!cache.isCurrent('/', second));
  await cache.get('/store', () => rendered('store'));
  const huge = await rendered(Array.from({ length: 30_000 }, (_, index) => index).join());
  const store = await cache.get('/store', () => Promise.reject(new Error('the page is cached')));
  cache.replace('/store', store, huge);
  assert.ok(cache.size <= 1e5);
});
