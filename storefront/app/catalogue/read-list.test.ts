import assert from 'node:assert/strict';
import { openApi } from '../../testing/open-api.ts';
import { createApiClient } from '../api/api-client.ts';
import { readList } from './read-list.ts';

/** Opens the demo shop, and a client whose requests are recorded. */
async function openShop() {
  const { api, deps, [Symbol.asyncDispose]: close } = await openApi();
  const paths: string[] = [];
  const refused = new Set<string>();
  const client = createApiClient('http://localhost', async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    paths.push(pathname);
    if (refused.has(pathname)) throw new TypeError('the network is down');
    return await api.request(request);
  });
  return {
    client,
    paths,
    refused,
    sell: (id: string, stock: number) =>
      deps.database.batch((db) => [
        db.run(`update products set stock = ${stock} where id = '${id}'`),
      ]),
    [Symbol.asyncDispose]: close,
  };
}

Deno.test('readList() applies the stocks that have changed since the list was encoded', async () => {
  await using shop = await openShop();
  const before = await readList(shop.client);
  await shop.sell('nhan-cam-thach', 40);
  await shop.sell('hu-da-ngu-sac', 41);
  const after = await readList(shop.client);
  assert.equal(after.version, before.version);
  const changed = after.products.filter((product) => !before.products.includes(product));
  assert.deepEqual(changed.map(({ _id, stock }) => [_id, stock]).toSorted(), [
    ['hu-da-ngu-sac', 41],
    ['nhan-cam-thach', 40],
  ]);
});

Deno.test('readList() returns the same products while nothing has changed', async () => {
  await using shop = await openShop();
  const { products } = await readList(shop.client);
  assert.equal((await readList(shop.client)).products, products);
});

Deno.test('readList() returns the list if the stocks cannot be requested', async () => {
  await using shop = await openShop();
  shop.refused.add('/api/catalogue/stock');
  assert.equal((await readList(shop.client)).products.length, 56);
  shop.refused.add('/api/food/list');
  await assert.rejects(readList(shop.client), TypeError);
});
