import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import { products } from '../db/schema/catalogue-tables.ts';
import { createErrorHandler } from '../http/error-reply.ts';
import { encodeBody, type EncodedBody } from '../http/encoded-body.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { sampleProducts } from '../testing/sample-products.ts';
import { createCatalogue } from './catalogue.ts';
import { createListBody, stockAge } from './list-body.ts';
import { listRoutes } from './list-routes.ts';
import { readStockChanges } from './read-changes.ts';
import { seedCatalogue } from './seed-catalogue.ts';

async function openList({ count, listLimit }: { count: number; listLimit: number }) {
  const test = await createTestDatabase();
  const { database } = test;
  await seedCatalogue(database, sampleProducts(count));
  const catalogue = createCatalogue(database, () => {}, { listLimit });
  const routes = listRoutes({ database, catalogue });
  routes.onError(createErrorHandler(() => {}));
  return {
    database,
    get: async (headers: Record<string, string> = {}) => await routes.request('/list', { headers }),
    [Symbol.asyncDispose]: () => test[Symbol.asyncDispose](),
  };
}

Deno.test('the streamed list of a large catalogue equals the encoded list', async () => {
  await using large = await openList({ count: 777, listLimit: 10 });
  await using small = await openList({ count: 777, listLimit: 1_000 });
  const streamed = await (await large.get()).json();
  assert.equal(streamed.data.length, 777);
  assert.deepEqual(streamed, await (await small.get()).json());
});

Deno.test('the streamed list of an empty catalogue and of a full chunk is valid', async () => {
  for (const count of [11, 250, 500]) {
    await using list = await openList({ count, listLimit: 10 });
    assert.equal((await (await list.get()).json()).data.length, count);
  }
});

Deno.test('the streamed list is compressed for clients that accept it, and 304 for its ETag', async () => {
  await using list = await openList({ count: 300, listLimit: 10 });
  const reply = await list.get({ 'Accept-Encoding': 'gzip, br' });
  assert.equal(reply.headers.get('Content-Encoding'), 'gzip');
  const text = reply.body!.pipeThrough(new DecompressionStream('gzip'));
  assert.equal((await new Response(text).json()).data.length, 300);
  const etag = reply.headers.get('ETag') ?? '';
  assert.equal((await list.get({ 'If-None-Match': etag })).status, 304);
});

Deno.test('two large lists are streamed at a time, and an interrupted one frees its place', async () => {
  await using list = await openList({ count: 2_000, listLimit: 10 });
  const first = await list.get();
  const second = await list.get();
  const refused = await list.get();
  assert.equal(refused.status, 503);
  await first.body?.cancel();
  const third = await list.get();
  assert.equal(third.status, 200);
  await Promise.all([second.text(), third.text()]);
  assert.equal((await (await list.get()).json()).data.length, 2_000);
});

Deno.test('the body of the list is encoded once per content, and every 4 s if the stock changes', async () => {
  const encodings: Promise<EncodedBody>[] = [];
  let time = 0;
  const body = createListBody((content) => {
    const encoding = encodeBody(content, 1);
    encodings.push(encoding);
    return encoding;
  }, () => time);
  const at = (content: number, stock: number) =>
    body({ versions: { content, stock }, products: [] });
  const first = await at(1, 1);
  time = stockAge - 1;
  assert.equal(await at(1, 2), first);
  time = stockAge;
  assert.equal(await at(1, 1), first, 'nothing has changed');
  const second = await at(1, 2);
  assert.notEqual(second, first);
  assert.equal(await at(1, 3), second);
  await at(2, 3);
  // A busy machine may need longer than the request waits.
  await encodings.at(-1);
  assert.notEqual(await at(2, 3), second);
  assert.equal(encodings.length, 3);
});

Deno.test('an old stock is not served while a body is encoded, and is served after a failure', async () => {
  let time = 0;
  let encode = () => encodeBody('first', 1);
  const body = createListBody(() => encode(), () => time);
  const first = await body({ versions: { content: 1, stock: 1 }, products: [] });
  time = 60_000;
  const slow = Promise.withResolvers<EncodedBody>();
  encode = () => slow.promise;
  const second = body({ versions: { content: 1, stock: 2 }, products: [] });
  setTimeout(async () => slow.resolve(await encodeBody('second', 1)), 150);
  assert.notEqual(await second, first);
  time = 120_000;
  encode = () => Promise.reject(new Error('no memory'));
  assert.equal(await body({ versions: { content: 1, stock: 3 }, products: [] }), await second);
});

Deno.test('the older body is served while the new one is encoded, and after a failure', async () => {
  let encode = () => encodeBody('first', 1);
  const body = createListBody(() => encode());
  const at = (content: number) => ({ versions: { content, stock: 1 }, products: [] });
  const first = await body(at(1));
  const slow = Promise.withResolvers<EncodedBody>();
  encode = () => slow.promise;
  assert.equal(await body(at(2)), first);
  slow.resolve(await encodeBody('second', 1));
  await new Promise((resolve) => setTimeout(resolve));
  const second = await body(at(2));
  assert.equal(new TextDecoder().decode(second.body.bytes.identity), 'second');
  encode = () => Promise.reject(new Error('no memory'));
  assert.equal(await body(at(3)), second);
});

Deno.test('the stock of the list is completed by the changes since its version', async () => {
  await using list = await openList({ count: 3, listLimit: 10 });
  const { version } = await (await list.get()).json();
  await list.database.batch((db) => [
    db.update(products).set({ stock: 7 }).where(eq(products.id, 'sample-1')),
  ]);
  assert.deepEqual(await readStockChanges(list.database, version.stock), {
    version: version.stock + 1,
    stock: { 'sample-1': 7 },
  });
});
