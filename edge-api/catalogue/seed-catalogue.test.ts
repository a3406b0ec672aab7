import assert from 'node:assert/strict';
import { like } from 'drizzle-orm';
import { join } from 'node:path';
import { MigrationError } from '../db/database-errors.ts';
import { migrateDatabase } from '../db/migrate-database.ts';
import { openDatabase } from '../db/open-database.ts';
import { readCatalogueVersions } from './catalogue-versions.ts';
import { type NewProductRow, products } from '../db/schema/catalogue-tables.ts';
import { counters } from '../db/schema/process-tables.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { isConstraintViolation } from '../db/sqlite-error.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { sampleProducts } from '../testing/sample-products.ts';

Deno.test('seedCatalogue() fills an empty catalogue in order and does not change a filled one', async () => {
  await using test = await createTestDatabase();
  assert.equal(await seedCatalogue(test.database, sampleProducts(1_200)), 1_200);
  assert.equal(await seedCatalogue(test.database, sampleProducts(3)), 0);
  const rows = await test.database.read.select().from(products).orderBy(products.position);
  assert.deepEqual(rows.map(({ id }) => id), sampleProducts(1_200).map(({ id }) => id));
});

Deno.test('seedCatalogue() adds nothing when one product violates a constraint', async () => {
  await using test = await createTestDatabase();
  const list = sampleProducts(3);
  list[2]!.price = 0;
  await assert.rejects(seedCatalogue(test.database, list), isConstraintViolation);
  assert.equal(await test.database.read.$count(products), 0);
});

Deno.test('products reject a price of 0, a negative stock and an original price that is not higher', async () => {
  await using test = await createTestDatabase();
  const [sample] = sampleProducts(1);
  const invalid: Partial<NewProductRow>[] = [
    { price: 0 },
    { price: -1 },
    { stock: -1 },
    { originalPrice: 250_000 },
  ];
  for (const fields of invalid) {
    const row = { ...sample!, position: 0, ...fields };
    await assert.rejects(
      test.database.batch((db) => [db.insert(products).values(row)]),
      isConstraintViolation,
      JSON.stringify(fields),
    );
  }
});

Deno.test('migrateDatabase() does nothing when it is called again', async () => {
  await using test = await createTestDatabase();
  await seedCatalogue(test.database, sampleProducts(2));
  assert.equal(await migrateDatabase(test.database), 0);
  assert.equal((await readCatalogueVersions(test.database)).content, 2);
});

/** Creates a folder of migrations with one that is later than all of the shop's. */
async function createMigration(parent: string, sql: string): Promise<string> {
  const folder = join(parent, 'migrations');
  await Deno.mkdir(join(folder, 'meta'), { recursive: true });
  const entries = [{ idx: 0, version: '6', when: 9e12, tag: '0000_later', breakpoints: true }];
  await Deno.writeTextFile(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }));
  await Deno.writeTextFile(join(folder, '0000_later.sql'), sql);
  return folder;
}

Deno.test('migrateDatabase() rolls back a migration that fails', async () => {
  await using test = await createTestDatabase();
  const folder = await createMigration(
    test.folder,
    'delete from counters;\n--> statement-breakpoint\ninsert into nowhere values (1);',
  );
  await assert.rejects(migrateDatabase(test.database, folder), MigrationError);
  assert.equal((await readCatalogueVersions(test.database)).content, 0);
});

Deno.test('migrateDatabase() applies a migration once when it runs twice at the same time', async () => {
  await using test = await createTestDatabase();
  const other = await openDatabase({ url: test.url });
  const folder = await createMigration(
    test.folder,
    "insert into counters values ('migrated-' || hex(randomblob(8)), 1);",
  );
  const applied = await Promise.all(
    [test.database, other].map((each) => migrateDatabase(each, folder)),
  );
  assert.ok(applied.includes(1));
  assert.equal(await other.read.$count(counters, like(counters.name, 'migrated-%')), 1);
  await other.close();
});
