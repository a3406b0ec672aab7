import assert from 'node:assert/strict';
import { createClient } from '@libsql/client/sqlite3';
import { driverCode } from '../sqlite-error.ts';
import { FileReader } from './file-reader.ts';

const script = `pragma journal_mode = wal;
  create table t (a integer primary key, b text);
  insert into t values (1, 'đá'), (2, null);`;

/** Creates a file with a table, and opens it with a client and with a `FileReader`. */
async function openFile() {
  const folder = await Deno.makeTempDir({ prefix: 'thach-an-reader-' });
  const path = `${folder}/a.db`;
  const client = createClient({ url: `file:${path}`, concurrency: 1, timeout: 0 });
  await client.executeMultiple(script);
  const reader = new FileReader({ path, settings: 'pragma query_only = on;' });
  return {
    client,
    reader,
    /** Returns `true` if no connection holds an older state of the data than the newest. */
    async isReleased() {
      const { rows: [row] } = await client.execute('pragma wal_checkpoint(truncate)');
      return row!.busy === 0;
    },
    async [Symbol.asyncDispose]() {
      reader.close();
      client.close();
      await Deno.remove(folder, { recursive: true });
    },
  };
}

const query = { sql: 'select b from t where a = ?', args: [1] };

Deno.test('a repeated query returns the newest data and holds no older state', async () => {
  await using file = await openFile();
  const read = async () => (await file.reader.execute(query)).rows[0]!.b;
  for (const value of ['đá', 'ngọc', 'bạc']) {
    await file.client.execute({ sql: 'update t set b = ? where a = 1', args: [value] });
    assert.equal(await read(), value);
    assert.equal(await file.isReleased(), true);
  }
});

Deno.test('a query follows a change of the schema', async () => {
  await using file = await openFile();
  const columns = async () => (await file.reader.execute('select * from t')).columns;
  assert.deepEqual(await columns(), ['a', 'b']);
  await file.client.execute('alter table t add column c text');
  assert.deepEqual(await columns(), ['a', 'b', 'c']);
});

Deno.test('a query that fails holds no state of the data', async () => {
  await using file = await openFile();
  await file.reader.execute(query);
  await assert.rejects(file.reader.execute('select abs(-9223372036854775808) from t'), /overflow/);
  await file.client.execute('insert into t values (3, null)');
  assert.equal(await file.isReleased(), true);
  assert.equal((await file.reader.execute('select a from t')).rows.length, 3);
});

Deno.test('a reader cannot write, before and after it reconnects', async () => {
  await using file = await openFile();
  const write = file.reader.execute('delete from t');
  await assert.rejects(write, (error) => driverCode(error) === 'SQLITE_READONLY');
  file.reader.reconnect();
  assert.equal((await file.reader.execute(query)).rows[0]!.b, 'đá');
  await assert.rejects(file.reader.execute('delete from t'), /readonly/);
});

Deno.test('a closed reader refuses queries', async () => {
  await using file = await openFile();
  file.reader.close();
  const isClosed = (error: unknown) => driverCode(error) === 'CLIENT_CLOSED';
  await assert.rejects(file.reader.execute(query), isClosed);
});
