import assert from 'node:assert/strict';
import { openApi } from '../../testing/open-api.ts';
import { siteMapRoutes } from './site-map.ts';

/** Opens a shop with the 56 products of the demo. */
async function openRoutes(perMap?: number) {
  const { deps, [Symbol.asyncDispose]: close } = await openApi();
  const publicUrl = 'https://shop.example';
  const today = () => ({ year: 2026, month: 11, day: 24 });
  const routes = siteMapRoutes({ ...deps, publicUrl, today, perMap });
  return {
    get: async (path: string) => {
      const reply = await routes.request(path);
      return { status: reply.status, text: await reply.text() };
    },
    [Symbol.asyncDispose]: close,
  };
}

const locations = (text: string) =>
  [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);

Deno.test('one site map lists the pages, categories and products', async () => {
  await using shop = await openRoutes();
  const { text } = await shop.get('/sitemap.xml');
  assert.match(text, /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]+">\n/);
  assert.match(text, /<\/urlset>\n$/);
  const urls = locations(text);
  assert.ok(urls.includes('https://shop.example/tuvi'));
  assert.ok(urls.includes('https://shop.example/store?category=Nh%E1%BA%ABn'));
  const almanac = urls.filter((url) => url?.startsWith('https://shop.example/lich'));
  assert.equal(almanac.length, 31);
  assert.deepEqual(
    [almanac[0], almanac[3], almanac[6], almanac.at(-1)],
    ['', '/nam-2025', '/2025-11', '/2027-11'].map((path) => `https://shop.example/lich${path}`),
  );
  assert.equal(urls.filter((url) => url?.includes('/product/')).length, 56);
  assert.equal((await shop.get('/sitemap-2.xml')).status, 404);
});

Deno.test('a list of site maps covers every product once', async () => {
  await using shop = await openRoutes(20);
  const { text } = await shop.get('/sitemap.xml');
  assert.match(text, /<sitemapindex /);
  const maps = locations(text);
  assert.deepEqual(
    maps,
    [1, 2, 3].map((number) => `https://shop.example/sitemap-${number}.xml`),
  );
  const urls = [];
  for (const map of maps) {
    urls.push(...locations((await shop.get(new URL(map!).pathname)).text));
  }
  const products = urls.filter((url) => url?.includes('/product/'));
  assert.equal(products.length, 56);
  assert.equal(new Set(urls).size, urls.length);
  for (const path of ['/sitemap-4.xml', '/sitemap-0.xml', '/sitemap-x.xml']) {
    assert.equal((await shop.get(path)).status, 404, path);
  }
});
