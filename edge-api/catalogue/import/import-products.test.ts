import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import { categories } from '../../db/schema/category-tables.ts';
import { auditLog } from '../../db/schema/audit-tables.ts';
import { importRows, imports } from '../../db/schema/import-tables.ts';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { importCatalogue, readAllProducts } from '../testing/import-catalogue.ts';
import { sampleCatalogue } from '../testing/sample-catalogue.ts';
import { deleteInterruptedImports } from './staged-import.ts';
import { describeShopError } from '../../cli/describe-shop-error.ts';
import { FileError, type ShopError } from '../../errors.ts';
import { runAsOwner } from '../../operations/testing/run-as-owner.ts';
import { checkCatalogue } from '../check-catalogue.ts';
import { partSize } from './import-products.ts';

Deno.test('an import reports duplicates of the whole file, also of invalid products', async () => {
  await using test = await createTestDatabase();
  const list = sampleCatalogue(450);
  list[300] = { ...list[300]!, price: 0 };
  const file = [...list, list[2]!, list[300]!, list[2]!];
  const invalid = { id: 'sample-300', field: 'price', reason: 'invalid' } as const;
  const duplicate = (id: string, place: string) => ({
    ...{ id, field: '_id', reason: 'duplicate', place } as const,
  });
  await assert.rejects(importCatalogue(test.database, file), {
    code: 'FILE_WRONG',
    values: { file: 'products.json', count: 5 },
    details: {
      issues: [
        { where: 'product 301', ...invalid },
        { where: 'product 451', ...duplicate('sample-2', 'product 3') },
        { where: 'product 452', ...invalid },
        { where: 'product 452', ...duplicate('sample-300', 'product 301') },
        { where: 'product 453', ...duplicate('sample-2', 'product 3') },
      ],
    },
  });
  assert.equal(await test.database.read.$count(imports), 0);
  assert.equal(await test.database.read.$count(importRows), 0);
});

Deno.test('an import keeps a thousand errors and counts the others', async () => {
  await using test = await createTestDatabase();
  const wrong = sampleCatalogue(1_203).map((product) => ({ ...product, price: 0 }));
  await assert.rejects(importCatalogue(test.database, wrong), (error: Error) => {
    assert.ok(error instanceof FileError);
    const { issues, moreIssues } = error.details as { issues: unknown[]; moreIssues: number };
    assert.deepEqual([error.values, issues.length, moreIssues], [
      { file: 'products.json', count: 1_203 },
      1_000,
      203,
    ]);
    return true;
  });
});

Deno.test('an import whose rows were deleted meanwhile changes nothing', async () => {
  await using test = await createTestDatabase();
  const { database } = test;
  await importCatalogue(database, sampleCatalogue(3));
  await assert.rejects(
    importCatalogue(database, sampleCatalogue(1), { replace: true }, {
      onStaged: async () => void await database.batch((db) => [db.delete(imports)]),
    }),
    { code: 'IMPORT_EXPIRED' },
  );
  assert.deepEqual(await readAllProducts(database), sampleCatalogue(3));
});

Deno.test('an import whose category was renamed meanwhile writes none of its products', async () => {
  for (const moment of ['staged', 'written', 'half']) {
    await using test = await createTestDatabase();
    const { database } = test;
    const list = sampleCatalogue(partSize + 1);
    const rename = () =>
      database.batch((db) => [
        db.update(categories).set({ name: 'Khác' }).where(eq(categories.name, list[0]!.category)),
      ]);
    const importing = importCatalogue(database, list, {}, {
      onStaged: async () => void (moment === 'staged' && await rename()),
      onWrite: (written) => void (moment === (written ? 'half' : 'written') && rename()),
    });
    const isHalf = moment === 'half';
    await assert.rejects(importing, (error: ShopError) => {
      assert.equal(error.key, `${isHalf ? 'IMPORT_INCOMPLETE' : 'CHANGED'}.category`);
      const { message } = describeShopError(error);
      assert.match(message, isHalf ? /^Only a part .+a category was changed/ : /^Nothing/);
      return true;
    });
    assert.equal((await readAllProducts(database)).length, isHalf ? partSize : 0);
  }
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
  await assert.rejects(interrupted, { key: 'IMPORT_INCOMPLETE.expired' });
  assert.deepEqual(seen, [[0, 900], [partSize, 900]]);
  const stocks = (await readAllProducts(database)).map(({ stock }) => stock);
  assert.equal(stocks.filter((stock) => stock === 99).length, partSize);
  const check = () => runAsOwner(database, checkCatalogue, {});
  const stopped = { incompleteImport: partSize, unbooked: [] };
  assert.deepEqual(await check(), stopped);
  await deleteInterruptedImports(database, Date.now());
  assert.deepEqual(await check(), stopped);
  assert.equal((await importCatalogue(database, after)).changed.length, 400);
  assert.equal((await check()).incompleteImport, undefined);
  assert.deepEqual(await readAllProducts(database), after);
  const log = await database.read.select().from(auditLog);
  assert.deepEqual(log.map(({ after }) => JSON.parse(after)), [
    { added: 900, changed: 0, moved: 0, unchanged: 0, removed: 0 },
    { added: 0, changed: 400, moved: 0, unchanged: 500, removed: 0 },
  ]);
  const rest = after.slice(0, 1);
  const { removed } = await importCatalogue(database, rest, { replace: true });
  assert.equal(removed.length, after.length - 1);
  assert.deepEqual(await readAllProducts(database), rest);
});
