import { createBaseApp, encodeBody } from '@thach-an/edge-api';
import assert from 'node:assert/strict';
import { openApi } from '../../testing/open-api.ts';
import { productFeedRoutes } from './product-feed.ts';

/** Opens the demo shop with a limit of products in memory. */
async function openFeed(limit: string) {
  const { deps, [Symbol.asyncDispose]: close } = await openApi({ CATALOGUE_LIST_LIMIT: limit });
  let encoded = 0;
  const routes = productFeedRoutes({
    ...deps,
    publicUrl: 'https://shop.example',
    encode(content) {
      encoded += 1;
      return encodeBody(content, 1);
    },
  });
  const app = createBaseApp(deps.log, false).route('/', routes);
  return {
    database: deps.database,
    catalogue: deps.catalogue,
    get: async (etag?: string, more: Record<string, string> = {}) =>
      await app.request('/feed.xml', {
        headers: { ...(etag ? { 'If-None-Match': etag } : {}), ...more },
      }),
    encodings: () => encoded,
    [Symbol.asyncDispose]: close,
  };
}

for (const [size, limit] of [['small', '1000'], ['large', '1']] as const) {
  Deno.test(`the feed of a ${size} catalogue lists every product once`, async () => {
    await using feed = await openFeed(limit);
    const reply = await feed.get();
    assert.equal(reply.status, 200);
    assert.match(reply.headers.get('Content-Type') ?? '', /^application\/xml/);
    const text = await reply.text();
    assert.match(
      text,
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss version="2.0" xmlns:g="http:\/\/base.google.com\/ns\/1.0">/,
    );
    assert.match(text, /<title>Thạch An<\/title>/);
    assert.match(text, /<\/channel>\n<\/rss>\n$/);
    const ids = [...text.matchAll(/<g:id>([^<]+)<\/g:id>/g)].map(([, id]) => id);
    assert.equal(ids.length, 56);
    assert.equal(new Set(ids).size, 56);
    // Every tag is closed in order.
    const open: string[] = [];
    for (const [, slash, name] of text.matchAll(/<(\/?)([\w:]+)[^<>?]*>/g)) {
      if (slash === '/') assert.equal(open.pop(), name);
      else open.push(name!);
    }
    assert.deepEqual(open, []);
  });

  Deno.test(`the feed of a ${size} catalogue is not sent again to a client that has it`, async () => {
    await using feed = await openFeed(limit);
    const first = await feed.get();
    await first.body?.cancel();
    const again = await feed.get(first.headers.get('ETag')!);
    assert.equal(again.status, 304);
    assert.equal(await again.text(), '');
  });
}

Deno.test('the feed of a small catalogue is written once', async () => {
  await using feed = await openFeed('1000');
  const texts = await Promise.all([1, 2, 3].map(async () => (await feed.get()).text()));
  assert.equal(new Set(texts).size, 1);
  assert.equal(feed.encodings(), 1);
});

Deno.test('all clients read one copy of the feed of a large catalogue, compressed or not', async () => {
  await using feed = await openFeed('1');
  const plain = await (await feed.get()).text();
  const replies = await Promise.all(
    [1, 2].map(() => feed.get(undefined, { 'Accept-Encoding': 'gzip' })),
  );
  const bodies = await Promise.all(replies.map((reply) => {
    assert.equal(reply.headers.get('Content-Encoding'), 'gzip');
    return new Response(reply.body!.pipeThrough(new DecompressionStream('gzip'))).text();
  }));
  assert.deepEqual(bodies, [plain, plain]);
  // Otherwise the feed would be written again with three products.
  const { versions } = await feed.catalogue.current();
  await feed.database.batch((db) => [db.run('delete from products where position > 2')]);
  while ((await feed.catalogue.current()).versions.content === versions.content) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  assert.equal(await (await feed.get()).text(), plain);
});

Deno.test('a request for a busy feed is answered with 503 and Retry-After', async () => {
  await using feed = await openFeed('1');
  const open = await Promise.all([feed.get(), feed.get()]);
  const busy = await feed.get();
  assert.equal(busy.status, 503);
  assert.equal(busy.headers.get('Retry-After'), '5');
  assert.match(await busy.text(), /Hệ thống đang bận/);
  for (const reply of open) await reply.body?.cancel();
  assert.equal((await feed.get()).status, 200);
});
