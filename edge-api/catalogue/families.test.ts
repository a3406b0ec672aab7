import assert from 'node:assert/strict';
import type { StoreQuery } from '../contract/catalogue/store-query.ts';
import { openTestShop } from '../testing/open-test-shop.ts';
import { runAsOwner } from '../operations/testing/run-as-owner.ts';
import { sampleProducts } from '../testing/sample-products.ts';
import { createCatalogue } from './catalogue.ts';
import { countStock } from './adjust-stock.ts';
import { getProduct, hideProduct, saveProduct } from './save-product.ts';
import { createSqlSource } from './source/sql-source.ts';

const all: StoreQuery = { q: '', category: '', subCategory: '', page: 1, product: '' };

/** Opens a shop with five products, of which the first three are sizes of one. */
async function openShop(listLimit: number) {
  const shop = await openTestShop({
    products: sampleProducts(5, { originalPrice: null, stock: 3 }),
  });
  const versionOf = async (id: string) => {
    const { version } = await runAsOwner(shop.deps, getProduct, { id });
    return { id, version };
  };
  for (const [index, price] of [350_000, 420_000, 520_000].entries()) {
    await runAsOwner(shop.deps, saveProduct, {
      ...await versionOf(`sample-${index}`),
      changes: { name: 'Vòng mắt hổ', family: 'mat-ho', option: `${14 + 2 * index} cm`, price },
    });
  }
  const source = async () =>
    (await createCatalogue(shop.database, () => {}, { listLimit }).current()).source;
  return {
    ...shop,
    source,
    versionOf,
    async cards(query: Partial<StoreQuery> = {}) {
      const { products } = await (await source()).page({ ...all, ...query });
      return products.map(({ _id, price, familySize, familyTopPrice }) =>
        [_id, ...familySize ? [price, familySize, familyTopPrice] : []].join(' ')
      );
    },
    count: (index: number, quantity: number) =>
      runAsOwner(shop.deps, countStock, { productId: `sample-${index}`, quantity }),
    hide: async (index: number) =>
      await runAsOwner(shop.deps, hideProduct, await versionOf(`sample-${index}`)),
  };
}

for (const [size, listLimit] of [['small', 1_000], ['large', 1]] as const) {
  Deno.test(`a ${size} catalogue lists a family once, with its lowest price in stock`, async () => {
    await using shop = await openShop(listLimit);
    assert.deepEqual(await shop.cards(), ['sample-0 350000 3 520000', 'sample-3', 'sample-4']);
    assert.deepEqual(await shop.cards({ q: 'mat ho' }), ['sample-0 350000 3 520000']);
    await shop.count(0, 0);
    assert.deepEqual(await shop.cards({ q: 'mat ho' }), ['sample-1 420000 3 520000']);
    await shop.count(1, 0);
    await shop.count(2, 0);
    assert.deepEqual((await shop.cards())[0], 'sample-0 350000 3 520000', 'all are sold out');
    await shop.count(2, 1);
    assert.deepEqual((await shop.cards())[0], 'sample-2 520000 3 520000');
    await shop.count(0, 1);
    await shop.hide(2);
    assert.deepEqual((await shop.cards())[0], 'sample-0 350000 2 420000');
    const picked = await (await shop.source()).pick('', 8);
    assert.deepEqual(picked.map(({ _id }) => _id).sort(), ['sample-0', 'sample-3', 'sample-4']);
  });

  Deno.test(`a ${size} catalogue finds a family by each of its shown options`, async () => {
    await using shop = await openShop(listLimit);
    const family = 'sample-0 350000 3 520000';
    const found: [Partial<StoreQuery>, string[]][] = [
      [{ q: '18 cm' }, [family]],
      [{ q: 'vong mat ho 16' }, [family]],
      [{ q: '20 cm' }, []],
      [{ min: 500_000, max: 600_000 }, [family]],
      [{ min: 400_000, max: 450_000, category: sampleProducts(1)[0]!.category }, [family]],
      [{ min: 430_000, max: 510_000 }, []],
      // One option must meet all conditions.
      [{ q: '18 cm', max: 400_000 }, []],
      [{ q: '18 cm', min: 400_000, sort: 'price-desc' }, [family]],
      [{ q: 'mat ho', min: 400_000 }, [family]],
      [{ min: 360_000, sort: 'newest' }, [family]],
    ];
    for (const [query, cards] of found) {
      assert.deepEqual(await shop.cards(query), cards, JSON.stringify(query));
    }
    await shop.hide(2);
    assert.deepEqual(await shop.cards({ q: '18 cm' }), [], 'a hidden option');
    assert.deepEqual(await shop.cards({ min: 500_000 }), []);
    await shop.count(0, 0);
    assert.deepEqual(await shop.cards({ q: '14 cm' }), ['sample-1 420000 2 420000']);
    await runAsOwner(shop.deps, saveProduct, {
      ...await shop.versionOf('sample-0'),
      changes: { option: '12 cm' },
    });
    assert.deepEqual(await shop.cards({ q: '14 cm' }), [], 'the former name of an option');
    assert.deepEqual(await shop.cards({ q: '12 cm' }), ['sample-1 420000 2 420000']);
  });

  Deno.test(`a product of a ${size} catalogue has the options of its family`, async () => {
    await using shop = await openShop(listLimit);
    await shop.count(1, 0);
    const source = await shop.source();
    const options = [
      { _id: 'sample-0', option: '14 cm', soldOut: false },
      { _id: 'sample-1', option: '16 cm', soldOut: true },
      { _id: 'sample-2', option: '18 cm', soldOut: false },
    ];
    assert.deepEqual((await source.find('sample-2'))?.options, options);
    assert.deepEqual((await source.details('sample-0'))?.options, options);
    assert.equal((await source.find('sample-3'))?.options, undefined);
    assert.deepEqual((await source.lookup(['sample-1'])).map(({ option }) => option), ['16 cm']);
    await shop.hide(0);
    const left = (await (await shop.source()).find('sample-2'))?.options;
    assert.deepEqual(left?.map(({ _id }) => _id), ['sample-1', 'sample-2']);
  });
}

Deno.test('only a product of a family costs another query', async () => {
  await using shop = await openShop(1);
  let queries = 0;
  const read = new Proxy(shop.database.read, {
    get(target, name, receiver) {
      if (name === 'select') queries += 1;
      return Reflect.get(target, name, receiver);
    },
  });
  const source = createSqlSource({ read });
  await source.find('sample-4');
  assert.equal(queries, 1);
  await source.find('sample-0');
  assert.equal(queries, 3);
});
