import assert from 'node:assert/strict';
import { is, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { expiredRows } from '../../account/delete-expired.ts';
import { finishedOrdersOfDeletedAccounts } from '../../account/deletion/forget-orders.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { orders } from './order-tables.ts';

const operations = new URL('../../../docs/operations.md', import.meta.url);

/** Returns the names of the tables, without those of SQLite, its text search and the migrations. */
async function tablesOf({ database }: TestDatabase): Promise<string[]> {
  const rows = await database.read.all<{ name: string }>(
    sql`select name from pragma_table_list where schema = 'main' and type = 'table'`,
  );
  return rows.map(({ name }) => name).filter((name) => !/^(sqlite_|__drizzle)/.test(name)).sort();
}

/** Returns the steps of the plan of a query. */
async function planOf({ database }: TestDatabase, query: SQL): Promise<string[]> {
  const steps = await database.read.all<{ detail: string }>(sql`explain query plan ${query}`);
  return steps.map(({ detail }) => detail);
}

Deno.test('the migrations create the columns of the schema, with their types and defaults', async () => {
  await using test = await createTestDatabase();
  const names: string[] = [];
  for await (const { name: file } of Deno.readDir(new URL('.', import.meta.url))) {
    if (!file.endsWith('-tables.ts')) continue;
    for (const table of Object.values(await import(`./${file}`))) {
      if (!is(table, SQLiteTable)) continue;
      const { name, columns } = getTableConfig(table);
      names.push(name);
      const found = await test.database.read.all(sql`
        select name, lower(type) as type, "notnull", dflt_value from pragma_table_info(${name})
        order by name`);
      const expected = columns.map((column) => ({
        name: column.name,
        type: column.getSQLType(),
        notnull: Number(column.notNull),
        dflt_value: typeof column.default === 'string'
          ? `'${column.default}'`
          : column.default?.toString() ?? null,
      })).sort((one, other) => one.name < other.name ? -1 : 1);
      assert.deepEqual(found, expected, name);
    }
  }
  assert.deepEqual(names.sort(), await tablesOf(test));
});

Deno.test('every foreign key has an index, so that no deletion scans a table', async () => {
  await using test = await createTestDatabase();
  let keys = 0;
  for (const table of await tablesOf(test)) {
    const columns = await test.database.read.all<{ from: string }>(
      sql`select "from" from pragma_foreign_key_list(${table})`,
    );
    for (const { from } of columns) {
      keys += 1;
      const query = sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(from)} = 'x'`;
      const [step = ''] = await planOf(test, query);
      assert.match(step, /^SEARCH /, `${table}.${from}`);
    }
  }
  assert.ok(keys >= 21, `${keys} foreign keys`);
});

Deno.test('the jobs find the rows to delete or to change with an index', async () => {
  await using test = await createTestDatabase();
  const { database } = test;
  const conditions = expiredRows(database, 1, { unverifiedLifetime: 1, mailLifetime: 1 });
  const where = finishedOrdersOfDeletedAccounts(database);
  for (const condition of [...conditions, { table: orders, where }]) {
    const query = database.read.select({ id: sql`rowid` }).from(condition.table)
      .where(condition.where).limit(200).getSQL();
    const steps = await planOf(test, query);
    // Every attempt changes its limits, which another index would make slower.
    if (steps.length === 1 && steps[0] === 'SCAN rate_limits') continue;
    for (const step of steps) assert.doesNotMatch(step, /^SCAN /, steps.join('; '));
  }
});

Deno.test('the documentation says for every table how long its rows live', async () => {
  await using test = await createTestDatabase();
  const [, section = ''] = (await Deno.readTextFile(operations)).split('## How long rows live\n');
  const documented = section.split('\n## ')[0]!.split('\n')
    .flatMap((line) =>
      [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name!)
    );
  assert.deepEqual(documented.toSorted(), await tablesOf(test));
});
