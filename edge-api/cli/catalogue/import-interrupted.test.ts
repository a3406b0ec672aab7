import { runAsOwner } from '../../operations/testing/run-as-owner.ts';
import { countStock } from '../../catalogue/adjust-stock.ts';
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { importRows, imports } from '../../db/schema/import-tables.ts';
import { formatText } from '../../catalogue/testing/format-text.ts';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { importCatalogue, readAllProducts } from '../../catalogue/testing/import-catalogue.ts';
import { runShopProcess, spawnShop } from '../testing/run-shop.ts';
import { sampleCatalogue } from '../../catalogue/testing/sample-catalogue.ts';
import { partSize } from '../../catalogue/import/import-products.ts';

const hour = 60 * 60_000;

/**
 * One part, but more than the page cache of SQLite: some pages reach the write-ahead log before the
 * commit.
 */
const before = sampleCatalogue(partSize);
const after = before.map((product) => ({
  ...product,
  stock: 99,
  description: 'Vòng tay đá tự nhiên. '.repeat(200).trim(),
}));

/**
 * Resolves with `true` when `file` exceeds `size` bytes, or with `false` when `ended` settles
 * first.
 */
async function grows(file: string, size: number, ended: Promise<unknown>): Promise<boolean> {
  using watcher = Deno.watchFs(file);
  const exceeds = () => Deno.statSync(file).size > size;
  const exceeded = (async () => {
    if (exceeds()) return true;
    for await (const _ of watcher) if (exceeds()) return true;
    return false;
  })();
  return await Promise.race([exceeded, ended.then(() => false)]);
}

Deno.test('an import that is interrupted while it writes changes all products or none', async () => {
  await using test = await createTestDatabase();
  const { database, url, path, folder } = test;
  const file = join(folder, 'after.json');
  const log = `${path}-wal`;
  await Deno.writeTextFile(file, JSON.stringify(after));
  const interruptions = [['SIGKILL', 0], ['SIGINT', 1e6], ['SIGKILL', 3e6]] as const;
  for (const [signal, written] of interruptions) {
    await importCatalogue(database, before);
    const { size } = Deno.statSync(log);
    const child = spawnShop(url, ['import', file]);
    const output = child.output();
    if (await grows(log, size + written, output)) killIfRunning(child, signal);
    const { success } = await output;
    const stocks = new Set((await readAllProducts(database)).map(({ stock }) => stock));
    assert.deepEqual(
      [...stocks],
      [success || stocks.has(99) ? 99 : 10],
      `${signal} after ${written} bytes`,
    );
    // Others can write.
    await runAsOwner(database, countStock, { productId: 'sample-0', quantity: 10 });
  }
  assert.equal((await runShopProcess(url, 'import', file)).code, 0);
  assert.deepEqual(await readAllProducts(database), after);
});

Deno.test('a killed import leaves rows that a later import deletes after an hour', async () => {
  await using test = await createTestDatabase();
  const { database, url, folder } = test;
  const path = join(folder, 'many.csv');
  await Deno.writeTextFile(path, await formatText(sampleCatalogue(20_000), 'csv'));
  const child = spawnShop(url, ['import', path]);
  const output = child.output();
  while (await database.read.$count(importRows) === 0) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  child.kill('SIGKILL');
  await output;
  assert.equal(await database.read.$count(imports), 1);
  assert.deepEqual(await readAllProducts(database), []);
  await importCatalogue(database, sampleCatalogue(1));
  assert.equal(await database.read.$count(imports), 1);
  await importCatalogue(database, sampleCatalogue(1), {}, { clock: () => Date.now() + 2 * hour });
  assert.equal(await database.read.$count(imports), 0);
  assert.equal(await database.read.$count(importRows), 0);
});

Deno.test('of two imports at the same time, each is complete', async () => {
  await using test = await createTestDatabase();
  const { database, url, folder } = test;
  const list = sampleCatalogue(3_000);
  const files = await Promise.all([1, 2].map(async (price) => {
    const path = join(folder, `${price}.json`);
    await Deno.writeTextFile(path, JSON.stringify(list.map((product) => ({ ...product, price }))));
    return path;
  }));
  await importCatalogue(database, list.toReversed());
  const results = await Promise.all(
    files.map((path) => runShopProcess(url, 'import', path, '--replace')),
  );
  assert.deepEqual(results.map(({ code, stderr }) => stderr.includes('Nothing') || code), [0, 0]);
  const products = await readAllProducts(database);
  assert.equal(new Set(products.map(({ price }) => price)).size, 1);
  assert.deepEqual(products.map(({ _id }) => _id), list.map(({ _id }) => _id));
});

/** Sends a signal to a process that may end at the same time. */
function killIfRunning(child: Deno.ChildProcess, signal: Deno.Signal) {
  try {
    child.kill(signal);
  } catch (error) {
    if (!(error instanceof TypeError) && !(error instanceof Deno.errors.NotFound)) throw error;
  }
}
