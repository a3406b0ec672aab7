import {
  adviseStones,
  type CatalogueSource,
  defaultCategories,
  elements,
  readStoreQuery,
  type StoreQuery,
} from '@thach-an/edge-api/contract';
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { openApi } from '../../testing/open-api.ts';
import { createApiClient } from '../api/api-client.ts';
import { createApiSource } from './api-source.ts';
import { keepCategories } from './browser-categories.ts';
import { openListSource } from './open-list-source.ts';
import { readList } from './read-list.ts';

/** Opens the demo shop with a limit of products in memory, and both sources of a browser. */
async function openSources(limit: string) {
  const { api, [Symbol.asyncDispose]: close } = await openApi({ CATALOGUE_LIST_LIMIT: limit });
  const client = createApiClient(
    'http://localhost',
    (input, init) => api.request(new Request(input, init)),
  );
  const { products } = await readList(client);
  keepCategories(defaultCategories);
  return {
    products,
    list: openListSource(products, client),
    api: createApiSource(client),
    [Symbol.asyncDispose]: close,
  };
}

const words = [
  'đá',
  'Mắt',
  'ho',
  'thạch anh',
  'xyz',
  'tay',
  '',
  '"',
  '100%',
  'ngoc',
  '?',
  'VÒNG',
  'jade',
  'quà tặng',
  'tya',
];
const query = fc.record({
  q: fc.array(fc.constantFrom(...words), { maxLength: 3 }).map((parts) => parts.join(' ')),
  of: fc.constantFrom(...defaultCategories),
  filter: fc.nat(2),
  page: fc.integer({ min: 1, max: 7 }),
  // Conditions in the form of the URL.
  others: fc.constantFrom('', 'element=Hỏa', 'min=300000&max=900000', 'sort=newest&element=Thổ'),
}).map(({ q, of, filter, page, others }): StoreQuery => ({
  ...readStoreQuery(new URLSearchParams(others), defaultCategories),
  q,
  category: filter > 0 ? of.name : '',
  subCategory: filter > 1 ? of.subCategories[0]! : '',
  page,
  product: '',
}));

for (const [size, limit] of [['small', '1000'], ['large', '1']] as const) {
  Deno.test(`the API of a ${size} catalogue and the list of a browser give the same pages`, async () => {
    await using sources = await openSources(limit);
    await fc.assert(fc.asyncProperty(query, async (query) => {
      assert.deepEqual(await sources.api.page(query), await sources.list.page(query));
    }));
  });

  Deno.test(`the API of a ${size} catalogue and the list of a browser find the same products`, async () => {
    await using sources = await openSources(limit);
    const ids = ['nhan-cam-thach', 'khong-co', '../x', '%', 'hu-da-ngu-sac'];
    const answers = async (source: CatalogueSource) => ({
      found: await Promise.all(ids.map((id) => source.find(id))),
      lookedUp: await source.lookup(ids),
      none: await source.pick('Không có', 8),
    });
    const { found, lookedUp } = await answers(sources.api);
    assert.deepEqual(found.map((product) => product?._id), [
      'nhan-cam-thach',
      ...[undefined, undefined, undefined],
      'hu-da-ngu-sac',
    ]);
    const fromList = await answers(sources.list);
    assert.deepEqual({ found, lookedUp }, { found: fromList.found, lookedUp: fromList.lookedUp });
    const picked = await sources.api.pick('Nhẫn', 3);
    assert.equal(new Set(picked.map(({ _id }) => _id)).size, 3);
    for (const product of picked) assert.deepEqual(product, await sources.list.find(product._id));
  });

  Deno.test(`the API of a ${size} catalogue and the list of a browser give the same advice`, async () => {
    await using sources = await openSources(limit);
    for (const menh of elements) {
      for (const weakest of elements) {
        const chart = { menh, weakest };
        const advice = async (source: CatalogueSource) =>
          adviseStones(chart, await source.suited(chart));
        assert.deepEqual(await advice(sources.api), await advice(sources.list));
      }
    }
  });
}
