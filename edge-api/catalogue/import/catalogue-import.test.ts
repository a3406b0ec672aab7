import assert from 'node:assert/strict';
import { createCatalogue } from '../catalogue.ts';
import { countStock } from '../adjust-stock.ts';
import { getProduct, saveProduct } from '../save-product.ts';
import type { DetailedProduct } from '../../contract/catalogue/product.ts';
import type { Database } from '../../db/database.ts';
import { auditLog } from '../../db/schema/audit-tables.ts';
import { cartLines } from '../../db/schema/cart-tables.ts';
import { importRows } from '../../db/schema/import-tables.ts';
import { orderItems } from '../../db/schema/order-tables.ts';
import { runAsOwner } from '../../operations/testing/run-as-owner.ts';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { timesOfTest } from '../../testing/times-of-test.ts';
import { readStock } from '../../checkout/testing/order-fixtures.ts';
import { endImport, importProducts, previewImport } from './import-products.ts';
import { stageImport } from './stage-import.ts';
import {
  importCatalogue,
  type ImportOptions,
  type ImportSteps,
  readAllProducts,
} from '../testing/import-catalogue.ts';
import { placeSampleOrders } from '../../orders/testing/place-sample-orders.ts';
import { sampleCatalogue } from '../testing/sample-catalogue.ts';

async function openShop(list: readonly DetailedProduct[] = sampleCatalogue(5)) {
  const test = await createTestDatabase();
  const { database } = test;
  const runImport = (
    products: readonly DetailedProduct[],
    options?: ImportOptions,
    steps?: ImportSteps,
  ) => importCatalogue(database, products, options, steps);
  await runImport(list);
  const ids = async () => (await readAllProducts(database)).map(({ _id }) => _id);
  return { database, runImport, ids, [Symbol.asyncDispose]: test.cleanup };
}

/** Saves changes of the current version of a product. */
async function save(database: Database, id: string, changes: object) {
  const { version } = await runAsOwner(database, getProduct, { id });
  return await runAsOwner(database, saveProduct, { id, version, changes });
}

Deno.test('importProducts() appends new products, updates changed ones and keeps the others', async () => {
  await using shop = await openShop();
  const [first, second] = sampleCatalogue(5);
  const added = { ...first!, _id: 'more' };
  const cheaper = { ...second!, price: 200_000, stock: 3 };
  const report = await shop.runImport([added, cheaper, first!]);
  assert.deepEqual(report, {
    added: ['more'],
    changed: [{ id: 'sample-1', fields: ['price', 'stock'] }],
    moved: [],
    unchanged: 1,
    removed: [],
  });
  assert.deepEqual(await shop.ids(), [0, 1, 2, 3, 4].map((n) => `sample-${n}`).concat('more'));
  assert.deepEqual((await readAllProducts(shop.database))[1], cheaper);
});

Deno.test('importProducts() writes stone, elements and details, and empties those that are left out', async () => {
  await using shop = await openShop();
  const [first] = sampleCatalogue(1);
  const detailed: DetailedProduct = {
    ...first!,
    stone: 'Cẩm thạch',
    elements: ['Kim', 'Mộc'],
    size: 'Hạt 10 mm',
    care: 'Lau khô.',
    gallery: ['b.webp', 'a.webp'],
  };
  const fields = ['stone', 'elements', 'size', 'care', 'gallery'];
  const written = await shop.runImport([detailed]);
  assert.deepEqual(written.changed, [{ id: 'sample-0', fields }]);
  assert.deepEqual((await readAllProducts(shop.database))[0], detailed);
  const again = await shop.runImport([{ ...detailed, elements: ['Mộc', 'Kim'] }]);
  assert.deepEqual([again.changed, again.unchanged], [[], 1]);
  const emptied = await shop.runImport([{ ...first!, elements: [], gallery: [] }]);
  assert.deepEqual(emptied.changed, [{ id: 'sample-0', fields }]);
  assert.deepEqual((await readAllProducts(shop.database))[0], first);
});

Deno.test('importProducts() with replace applies the order of the file and counts the rest as unchanged', async () => {
  await using shop = await openShop();
  const [a, b, c, d] = sampleCatalogue(4);
  const report = await shop.runImport([d!, b!, a!, c!], { replace: true });
  assert.deepEqual(report.moved, ['sample-3', 'sample-0', 'sample-2']);
  assert.deepEqual([report.removed, report.unchanged], [['sample-4'], 1]);
  assert.deepEqual(await shop.ids(), ['sample-3', 'sample-1', 'sample-0', 'sample-2']);
  const again = await shop.runImport(await readAllProducts(shop.database), { replace: true });
  assert.deepEqual([again.moved, again.unchanged], [[], 4]);
});

Deno.test('importProducts() with replace removes products without moving others', async () => {
  await using shop = await openShop();
  const kept = sampleCatalogue(5).filter((_, index) => index !== 1 && index !== 3);
  const report = await shop.runImport(kept, { replace: true });
  assert.deepEqual([report.moved, report.unchanged], [[], 3]);
  assert.deepEqual(report.removed, ['sample-1', 'sample-3']);
});

Deno.test('a removed product is removed from carts and stays in orders', async () => {
  await using test = await createTestDatabase();
  const { database } = test;
  await placeSampleOrders(database);
  await database.batch((db) => [
    db.insert(cartLines).values({ userId: 'an', productId: 'sample-1', quantity: 1, addedAt: 0 }),
  ]);
  const kept = (await readAllProducts(database)).filter(({ _id }) => _id !== 'sample-1');
  await importCatalogue(database, kept, { replace: true });
  assert.equal(await database.read.$count(cartLines), 0);
  assert.equal(await database.read.$count(orderItems), 6);
});

Deno.test('a staged import names the products that it would remove, and a preview changes nothing', async () => {
  await using shop = await openShop();
  const [first] = sampleCatalogue(1);
  const cheaper = { ...first!, price: 1 };
  const ids = ['sample-1', 'sample-2', 'sample-3', 'sample-4'];
  const refused = shop.runImport([cheaper], { replace: true }, {
    onStaged(removed) {
      assert.deepEqual(removed, { count: 4, ids });
      throw new Error('refused');
    },
  });
  await assert.rejects(refused, { message: 'refused' });
  const report = await shop.runImport([cheaper], { replace: true }, { preview: true });
  assert.equal(report.removed.length, 4);
  assert.deepEqual(await readAllProducts(shop.database), sampleCatalogue(5));
  const log = await shop.database.read.select().from(auditLog);
  assert.deepEqual(log.map(({ after }) => JSON.parse(after).added), [5]);
});

Deno.test('an import after its preview compares the file with the catalogue again', async () => {
  await using shop = await openShop();
  const { database } = shop;
  const [first] = sampleCatalogue(1);
  const texts = ReadableStream.from([JSON.stringify([{ ...first!, price: 1 }])]);
  const { importId } = await runAsOwner(database, stageImport, {
    ...{ file: 'products.json', format: 'json', texts },
  });
  const preview = await runAsOwner(database, previewImport, { importId });
  assert.deepEqual([preview.counts.changed, preview.counts.unchanged], [1, 0]);
  await save(database, 'sample-0', { price: 1 });
  const report = await runAsOwner(database, importProducts, { importId });
  assert.deepEqual([report.counts.changed, report.counts.unchanged], [0, 1]);
  await runAsOwner(database, endImport, { importId });
  assert.equal(await database.read.$count(importRows), 0);
  const log = await database.read.select().from(auditLog);
  assert.deepEqual(log.map(({ operation }) => operation), ['products.import', 'products.save']);
});

Deno.test('importProducts() sets the stock of the file, or keeps the current stock even after a sale', async () => {
  await using shop = await openShop();
  const { database } = shop;
  const renamed = sampleCatalogue(1).map((product) => ({ ...product, name: 'Tên mới' }));
  await shop.runImport(renamed, { keepStock: true }, {
    onProducts: async () =>
      void await runAsOwner(database, countStock, { productId: 'sample-0', quantity: 4 }),
  });
  assert.equal(await readStock(database), 4);
  const kept = await shop.runImport(sampleCatalogue(1), { keepStock: true });
  assert.deepEqual(kept.changed, [{ id: 'sample-0', fields: ['name'] }]);
  const set = await shop.runImport(sampleCatalogue(1));
  assert.deepEqual(set.changed, [{ id: 'sample-0', fields: ['stock'] }]);
  assert.equal(await readStock(database), 10);
});

Deno.test('a running catalogue shows new prices, stocks and products', async () => {
  await using shop = await openShop();
  let time = 0;
  const catalogue = createCatalogue(shop.database, () => {}, timesOfTest(() => time));
  const later = async () => {
    time += 2_000;
    return (await catalogue.current()).products!;
  };
  await later();
  await runAsOwner(shop.database, countStock, { productId: 'sample-1', quantity: 7 });
  await save(shop.database, 'sample-2', { price: 9, originalPrice: 10 });
  const [, second, third] = await later();
  assert.equal(second?.stock, 7);
  assert.deepEqual([third?.price, third?.originalPrice], [9, 10]);
  await shop.runImport(sampleCatalogue(6));
  const current = (await later()).map(({ serial: _, ...product }) => product);
  assert.deepEqual(current, sampleCatalogue(6));
});
