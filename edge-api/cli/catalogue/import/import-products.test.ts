import assert from 'node:assert/strict';
import { join } from 'node:path';
import { importRows, imports } from '../../../db/schema/import-tables.ts';
import { createTestDatabase } from '../../../testing/create-test-database.ts';
import { formatText } from '../../testing/format-text.ts';
import { importCatalogue, readAllProducts } from '../../testing/import-catalogue.ts';
import { runShop, spawnShop } from '../../testing/run-shop.ts';
import { sampleCatalogue } from '../../testing/sample-catalogue.ts';
import { deleteInterruptedImports } from '../../../catalogue/delete-interrupted-imports.ts';
import { assertComplete } from '../check-command.ts';
import { partSize } from './import-products.ts';

const hour = 60 * 60_000;

Deno.test('an import reports duplicates of the whole file, also of invalid products', async () => {
  await using test = await createTestDatabase();
  const list = sampleCatalogue(450);
  list[300] = { ...list[300]!, price: 0 };
  const file = [...list, list[2]!, list[300]!, list[2]!];
  await assert.rejects(importCatalogue(test.database, file), (error: Error) => {
    assert.deepEqual(error.message.split('\n').slice(1), [
      '  product 301 (sample-300): price must be a whole number from 1 to 1000000000000, digits ' +
      'only: 1250000, not 1.250.000',
      '  product 451 (sample-2): _id stands in product 3 too',
      '  product 452 (sample-300): price must be a whole number from 1 to 1000000000000, digits ' +
      'only: 1250000, not 1.250.000',
      '  product 452 (sample-300): _id stands in product 301 too',
      '  product 453 (sample-2): _id stands in product 3 too',
    ]);
    return true;
  });
  assert.equal(await test.database.read.$count(imports), 0);
  assert.equal(await test.database.read.$count(importRows), 0);
});

Deno.test('an import keeps a thousand errors and counts the others', async () => {
  await using test = await createTestDatabase();
  const wrong = sampleCatalogue(1_203).map((product) => ({ ...product, price: 0 }));
  await assert.rejects(importCatalogue(test.database, wrong), (error: Error) => {
    assert.match(error.message, /has 1203 errors\.\n[^]*\n {2}and 1153 more$/);
    const { issues, moreIssues } = (error as Error & { details: Record<string, unknown> }).details;
    assert.deepEqual([(issues as unknown[]).length, moreIssues], [1_000, 203]);
    return true;
  });
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

Deno.test('an import whose rows were deleted meanwhile changes nothing', async () => {
  await using test = await createTestDatabase();
  const { database } = test;
  await importCatalogue(database, sampleCatalogue(3));
  await assert.rejects(
    importCatalogue(database, sampleCatalogue(1), { replace: true }, {
      async confirmRemoval() {
        await database.batch((db) => [db.delete(imports)]);
        return true;
      },
    }),
    { code: 'IMPORT_EXPIRED' },
  );
  assert.deepEqual(await readAllProducts(database), sampleCatalogue(3));
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
  const results = await Promise.all(files.map((path) => runShop(url, 'import', path, '--replace')));
  assert.deepEqual(results.map(({ code, stderr }) => stderr.includes('Nothing') || code), [0, 0]);
  const products = await readAllProducts(database);
  assert.equal(new Set(products.map(({ price }) => price)).size, 1);
  assert.deepEqual(products.map(({ _id }) => _id), list.map(({ _id }) => _id));
});

Deno.test('an import that begins while another one writes follows it', async () => {
  await using test = await createTestDatabase();
  const { database } = test;
  const list = sampleCatalogue(6 * partSize);
  const withPrice = (price: number) => list.map((product) => ({ ...product, price }));
  await importCatalogue(database, withPrice(1));
  let second: ReturnType<typeof importCatalogue> | undefined;
  await importCatalogue(database, withPrice(2), {}, {
    onWrite(written) {
      if (written > 0) second ??= importCatalogue(database, withPrice(3).slice(-1));
    },
  });
  assert.deepEqual((await second)?.changed.map(({ fields }) => fields), [['price']]);
  assert.equal((await readAllProducts(database)).at(-1)?.price, 3);
});

Deno.test('an import of 10,000 products is complete and in order', async () => {
  await using test = await createTestDatabase();
  const { database } = test;
  const list = sampleCatalogue(10_000);
  const report = await importCatalogue(database, list);
  assert.deepEqual([report.added.length, report.unchanged], [10_000, 0]);
  const again = await importCatalogue(database, list.with(9_999, { ...list[9_999]!, price: 1 }));
  assert.deepEqual(again.changed, [{ id: 'sample-9999', fields: ['price'] }]);
  assert.equal(again.unchanged, 9_999);
  const products = await readAllProducts(database);
  assert.equal(products.length, 10_000);
  assert.ok(products.every(({ _id }, index) => _id === `sample-${index}`));
});

Deno.test('many changes are written in parts, and the same file completes an interrupted import', async () => {
  await using test = await createTestDatabase();
  const { database } = test;
  const before = sampleCatalogue(partSize + 400);
  await importCatalogue(database, before);
  const after = before.map((product) => ({ ...product, stock: 99 }));
  const seen: [number, number][] = [];
  const interrupted = importCatalogue(database, after, {}, {
    onWrite(written, total) {
      seen.push([written, total]);
      // Another process has begun to delete the rows, as after an interruption of hours.
      if (written > 0) void database.batch((db) => [db.update(imports).set({ activeAt: 0 })]);
    },
  });
  await assert.rejects(interrupted, { code: 'IMPORT_INCOMPLETE' });
  assert.deepEqual(seen, [[0, 900], [partSize, 900]]);
  const stocks = (await readAllProducts(database)).map(({ stock }) => stock);
  assert.equal(stocks.filter((stock) => stock === 99).length, partSize);
  await assert.rejects(assertComplete(database, Date.now()), {
    code: 'IMPORT_INCOMPLETE',
    message: /^An import stopped after 500 changes/,
  });
  await deleteInterruptedImports(database, Date.now());
  await assert.rejects(assertComplete(database, Date.now()));
  assert.equal((await importCatalogue(database, after)).changed.length, 400);
  await assertComplete(database, Date.now());
  assert.deepEqual(await readAllProducts(database), after);
  const rest = after.slice(0, 1);
  const { removed } = await importCatalogue(database, rest, { replace: true });
  assert.equal(removed.length, after.length - 1);
  assert.deepEqual(await readAllProducts(database), rest);
});
