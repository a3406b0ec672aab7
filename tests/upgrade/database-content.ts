import assert from 'node:assert/strict';
import { openRawDatabase, type RawDatabase } from '../../edge-api/testing/raw-database.ts';

/** Keys of the rows of each table. */
type Keys = ReadonlyMap<string, ReadonlySet<string>>;

/** Tables whose rows are not data of the shop. */
const processTables = /^(?:leases|rate_limits|sqlite_.*|libsql_.*|(?:products|options)_search.*)$/;

/** Returns the keys of all rows of a database. */
export async function readKeys({ all }: Pick<RawDatabase, 'all'>): Promise<Keys> {
  const tables = (await all(`select name from sqlite_schema where type = 'table'`))
    .map(({ name }) => String(name)).filter((name) => !processTables.test(name));
  const keys = new Map<string, Set<string>>();
  for (const table of tables) {
    const columns = await all(`select name from pragma_table_info('${table}') where pk > 0`);
    const key = columns.length === 0 ? 'rowid' : columns.map(({ name }) => `"${name}"`).join();
    const rows = await all(`select ${key} from "${table}"`);
    keys.set(table, new Set(rows.map((row) => JSON.stringify(Object.values(row)))));
  }
  return keys;
}

/** Checks that every row is there still, but for those of some tables. */
export function assertNoRowLost(after: Keys, before: Keys, except: readonly string[] = []): void {
  for (const [table, keys] of before) {
    if (except.includes(table)) continue;
    const lost = [...keys].filter((key) => !after.get(table)?.has(key));
    assert.deepEqual(lost, [], `lost rows of ${table}`);
  }
}

/**
 * Checks the references between the tables of a database, and its structure. It opens a connection
 * of its own: the check of SQLite 3.45 reports a sound search index as malformed if the connection
 * has checked it before another one changed it.
 */
export async function assertSound(databaseUrl: string): Promise<void> {
  using database = openRawDatabase(databaseUrl);
  const { all } = database;
  assert.deepEqual(await all('pragma foreign_key_check'), []);
  const [row] = await all('pragma integrity_check');
  assert.equal(row?.integrity_check, 'ok');
}
