import assert from 'node:assert/strict';
import { createClient, type ResultSet } from '@libsql/client/sqlite3';
import { driverError } from '../../testing/driver-error.ts';
import { DatabaseBusyError, DatabaseClosedError } from '../database-errors.ts';
import type { DatabaseEvent } from './connections.ts';
import { FileReader } from './file-reader.ts';
import { PreparedConnection } from './prepared-connection.ts';

const limits = { maxWaiting: 1, maxWaitMs: 1, requestMs: 1, busyMs: 60_000 };

const script = `pragma journal_mode = wal;
  create table t (a integer primary key, b text);
  insert into t values (1, 'đá'), (2, null);`;

/** Creates a file with a table, and opens it with a client and with a `FileReader`. */
async function openFile() {
  const folder = await Deno.makeTempDir({ prefix: 'thach-an-reader-' });
  const path = `${folder}/a.db`;
  const client = createClient({ url: `file:${path}`, concurrency: 1, timeout: 0 });
  await client.executeMultiple(script);
  const errors: Error[] = [];
  const reader = new FileReader(() => {
    const connection = new PreparedConnection({ path, settings: 'pragma query_only = on;' });
    return {
      run(statement) {
        const error = errors.shift();
        if (error) throw error;
        return connection.run(statement);
      },
      close: () => connection.close(),
    };
  }, { limits, onEvent: () => {} });
  return {
    client,
    reader,
    /** The next query finds the file locked, so that the reader reconnects. */
    lockOnce: () => void errors.push(driverError('SQLITE_BUSY')),
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
  await assert.rejects(file.reader.execute('delete from t'), /SQLITE_READONLY/);
  file.lockOnce();
  assert.equal((await file.reader.execute(query)).rows[0]!.b, 'đá');
  await assert.rejects(file.reader.execute('delete from t'), /SQLITE_READONLY/);
});

Deno.test('a closed reader refuses queries', async () => {
  await using file = await openFile();
  file.reader.close();
  await assert.rejects(file.reader.execute(query), DatabaseClosedError);
});

/** Creates a reader whose first queries fail with these errors, one each; later ones succeed. */
function createFailingReader(errors: Error[], busyMs = 60_000) {
  const events: DatabaseEvent[] = [];
  const result = { rows: [] } as unknown as ResultSet;
  let queries = 0;
  let connections = 0;
  const open = () => {
    connections++;
    let closed = false;
    return {
      run() {
        assert.ok(!closed, 'the query runs on the new connection');
        queries++;
        const error = errors.shift();
        if (error) throw error;
        return result;
      },
      close: () => void (closed = true),
    };
  };
  const reader = new FileReader(open, {
    limits: { ...limits, busyMs },
    onEvent: (event) => events.push(event),
  });
  return { reader, result, events, counts: () => ({ queries, reconnections: connections - 1 }) };
}

Deno.test('FileReader repeats a read on a new connection when the database is locked', async () => {
  const { reader, result, events, counts } = createFailingReader([
    driverError('SQLITE_BUSY'),
    driverError('SQLITE_BUSY_RECOVERY'),
  ]);
  assert.equal(await reader.execute('select 1'), result);
  assert.deepEqual(counts(), { queries: 3, reconnections: 2 });
  assert.deepEqual(events.map(({ kind }) => kind), [
    'reconnected',
    'busy',
    'reconnected',
    'busy',
    'free',
  ]);
});

Deno.test('FileReader gives up after its limit', async () => {
  const locked = Array.from({ length: 100 }, () => driverError('SQLITE_BUSY'));
  const { reader } = createFailingReader(locked, 50);
  await assert.rejects(reader.execute('select 1'), DatabaseBusyError);
});

Deno.test('FileReader does not repeat a read that fails for another reason', async () => {
  const error = driverError('SQLITE_ERROR');
  const { reader, counts } = createFailingReader([error]);
  await assert.rejects(reader.execute('nonsense'), error);
  assert.deepEqual(counts(), { queries: 1, reconnections: 0 });
});
