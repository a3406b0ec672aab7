import assert from 'node:assert/strict';
import { openTestShop } from '../testing/open-test-shop.ts';
import { runAsOwner } from '../operations/testing/run-as-owner.ts';
import { listMovements } from './list-movements.ts';
import { changeStocks } from './change-stocks.ts';
import { getProduct } from './save-product.ts';

async function openShop() {
  const shop = await openTestShop();
  const change = async (mode: string, quantities: [number, number][], dryRun = false) => {
    const rows = quantities.map(([index, quantity]) => ({
      productId: `sample-${index}`,
      quantity,
    }));
    return (await runAsOwner(shop.deps, changeStocks, { mode, rows, dryRun, reason: 'tệp' })).rows;
  };
  const stocks = () =>
    Promise.all(
      [0, 1, 2].map(async (index) =>
        (await runAsOwner(shop.deps, getProduct, { id: `sample-${index}` })).stock
      ),
    );
  return { shop, change, stocks, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() };
}

Deno.test('a stock list adds or sets after a preview, and is in the books', async () => {
  await using test = await openShop();
  const [first, second, third] = await test.stocks();
  const preview = await test.change('add', [[0, 5], [1, -1]], true);
  assert.deepEqual(preview.map(({ before, after }) => [before, after]), [
    [first, first! + 5],
    [second, second! - 1],
  ]);
  assert.deepEqual(await test.stocks(), [first, second, third]);
  await test.change('add', [[0, 5], [1, -1]]);
  assert.deepEqual(await test.stocks(), [first! + 5, second! - 1, third]);
  await test.change('set', [[0, 2], [2, 0]]);
  assert.deepEqual(await test.stocks(), [2, second! - 1, 0]);
  const { items } = await runAsOwner(test.shop.deps, listMovements, { productId: 'sample-0' });
  assert.deepEqual(items.slice(0, 2).map(({ delta, reason }) => [delta, reason]), [
    [2 - first! - 5, 'tệp'],
    [5, 'tệp'],
  ]);
});

Deno.test('a stock list with a wrong row changes nothing', async () => {
  await using test = await openShop();
  const stocks = await test.stocks();
  const rows = await test.change('add', [[0, 1], [0, 1], [1, -1_000], [9, 1]]);
  assert.deepEqual(rows.map(({ problem }) => problem), [
    undefined,
    'repeated',
    'negative',
    'unknown',
  ]);
  assert.deepEqual(await test.stocks(), stocks);
});
