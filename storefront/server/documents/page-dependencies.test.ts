import { encodeBody } from '@thach-an/edge-api';
import { defaultCategories, readStoreQuery } from '@thach-an/edge-api/contract';
import assert from 'node:assert/strict';
import { openApi } from '../../testing/open-api.ts';
import { until } from '../../testing/until.ts';
import { documentRoutes } from './document-routes.ts';
import { createRenderLimiter } from './render-limits.ts';

/**
 * Opens the demo shop with pages that consist of the names and prices of their products.
 *
 * @param listLimit number of products above which the database answers
 */
async function openPages(listLimit: number) {
  const { deps, [Symbol.asyncDispose]: close } = await openApi({
    CATALOGUE_LIST_LIMIT: String(listLimit),
  });
  const { catalogue, database } = deps;
  const rendered: string[] = [];
  const find = async (href: string) => {
    const query = readStoreQuery(new URL(href, 'http://localhost').searchParams, defaultCategories);
    return (await (await catalogue.current()).source.page(query)).products;
  };
  const routes = documentRoutes({
    render: async ({ url }) => {
      const { pathname, search } = new URL(url);
      rendered.push(pathname + search);
      const products = await find(url);
      return {
        status: 200,
        html: products.map(({ name, price }) => `${name} ${price}`).join('\n'),
        nonce: 'nonce',
        products: new Set(products.map(({ _id }) => _id)),
      };
    },
    styleSheet: { text: '', placeholder: '/*styles*/' },
    paths: new Set(['/store']),
    catalogue,
    shopSettings: deps.shopSettings,
    log: () => {},
    settings: {
      publicUrl: 'http://localhost',
      analysisUrl: '',
      provincesUrl: '',
      facebookAppId: '',
      cardPayments: false,
    },
    limiter: createRenderLimiter({ concurrency: 2 }),
    searchBudget: deps.searchBudget,
    compressor: { encode: encodeBody },
    today: () => ({ year: 2026, month: 11, day: 24 }),
    addressOf: () => '192.0.2.1',
  });
  return {
    rendered,
    find,
    get: async (path: string) => await (await routes.request(`http://localhost${path}`)).text(),
    setPrice: (id: string, price: number) =>
      database.batch((db) => [
        db.run(`update products set price = ${price}, original_price = null where id = '${id}'`),
      ]),
    [Symbol.asyncDispose]: close,
  };
}

for (const listLimit of [1, 1_000]) {
  Deno.test(`a price changes the pages that show or sort it, with a limit of ${listLimit}`, async () => {
    await using shop = await openPages(listLimit);
    const kept = ['/store', '/store?sort=newest', '/store?q=ngoc+trai'];
    const changed = ['/store?page=3', '/store?sort=price-asc', '/store?sort=price-desc&page=2'];
    const limited = ['/store?max=500000', '/store?min=100000&max=200000'];
    const [product] = await shop.find('/store?page=3');
    assert.ok(product);
    for (const path of kept) {
      assert.ok((await shop.find(path)).every(({ _id }) => _id !== product._id), path);
    }
    for (const path of [...kept, ...changed, ...limited]) await shop.get(path);
    shop.rendered.length = 0;

    await shop.setPrice(product._id, 1_000);
    const [shown, cheapest] = changed as [string, string];
    await until(async () => (await shop.get(shown)).includes(`${product.name} 1000`));
    assert.ok((await shop.get(cheapest)).includes(`${product.name} 1000`));
    for (const path of [...kept, ...changed, ...limited]) await shop.get(path);
    assert.deepEqual(shop.rendered.toSorted(), [...changed, ...limited].toSorted());
  });
}
