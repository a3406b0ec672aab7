import assert from 'node:assert/strict';
import { createClient, type ResultSet } from '@libsql/client/sqlite3';
import { driverCode } from '../sqlite-error.ts';
import type { BatchStatements, FileWriterClient } from './connections.ts';
import { FileWriter } from './file-writer.ts';
import { toPlainResult } from './result-set.ts';
import { openThreadClient } from './thread-client.ts';

/** Opens a new file in this thread and in a thread of its own. */
async function openBoth() {
  const folder = await Deno.makeTempDir({ prefix: 'thach-an-thread-' });
  const direct = new FileWriter({ path: `${folder}/direct.db`, settings: '' });
  const thread = await openThreadClient({ path: `${folder}/thread.db`, settings: '' });
  return {
    clients: [direct, thread],
    thread,
    folder,
    async [Symbol.asyncDispose]() {
      direct.close();
      thread.close();
      await Deno.remove(folder, { recursive: true });
    },
  };
}

/** Runs one batch. */
async function batch(client: FileWriterClient, statements: BatchStatements): Promise<ResultSet[]> {
  const [outcome] = await client.group([statements]);
  if ('error' in outcome!) throw outcome.error;
  return outcome!.results;
}

const create = 'create table t (a integer primary key, b text unique, c blob, d real)';

Deno.test('a thread gives the results of a writer without one', async () => {
  await using both = await openBoth();
  const [direct, thread] = await Promise.all(both.clients.map(async (client) => {
    await client.executeMultiple(`${create}; insert into t values (1, 'đá', null, 0.5);`);
    const written = await batch(client, [
      { sql: 'insert into t values (?, ?, ?, ?)', args: [2n, null, new Uint8Array([0, 255]), -1] },
      ['update t set d = ? where a < ?', [true, 9]],
      'select a, b, c, d, a as a, 9007199254740991 as big from t order by a',
      'delete from t where a = 1 returning *',
    ]);
    const read = await client.execute({ sql: 'select ? as x, count(*) from t', args: ['y'] });
    return [...written, read];
  }));
  assert.deepEqual(
    thread!.map((result) => result.toJSON()),
    direct!.map(toPlainResult),
  );
  // By name and by index, as drizzle and the driver's users read them.
  thread!.forEach(({ rows }, index) => {
    assert.deepEqual(rows, direct![index]!.rows);
    assert.deepEqual(rows.map((row) => row[0]), direct![index]!.rows.map((row) => row[0]));
  });
});

Deno.test('a thread gives the errors of a writer without one', async () => {
  await using both = await openBoth();
  const failures = await Promise.all(both.clients.map(async (client) => {
    await client.executeMultiple(`${create}; insert into t values (1, 'a', null, 0);`);
    const errors: unknown[] = [];
    for (
      const fail of [
        () => client.execute('selct 1'),
        () => client.execute({ sql: 'select ?', args: [Infinity] }),
        () => batch(client, ['insert into t (b) values (1)', "insert into t (b) values ('a')"]),
        () => client.executeMultiple('begin; insert into t values (1, 1, 1, 1); commit'),
      ]
    ) errors.push(await fail().then(() => assert.fail('no error'), (error: unknown) => error));
    const { rows: [row] } = await client.execute('select count(*) as count from t');
    return [
      row!.count,
      ...errors.map((
        error,
      ) => [(error as Error).name, (error as Error).message, driverCode(error)]),
    ];
  }));
  assert.deepEqual(failures[1], failures[0]);
});

Deno.test('a thread writes while its caller is busy', async () => {
  await using both = await openBoth();
  const { thread } = both;
  await thread.executeMultiple(`pragma journal_mode = wal; ${create}`);
  const writing = thread.execute("insert into t (b) values ('a')");
  const direct = createClient({ url: `file:${both.folder}/thread.db`, concurrency: 1 });
  try {
    // No answer of the thread is received in this loop, which never gives way to other tasks.
    const end = performance.now() + 10_000;
    let count = 0;
    while (count === 0 && performance.now() < end) {
      const { rows: [row] } = await direct.execute('select count(*) as count from t');
      count = Number(row!.count);
    }
    assert.equal(count, 1);
  } finally {
    direct.close();
  }
  await writing;
});

Deno.test('a closed thread rejects calls', async () => {
  await using both = await openBoth();
  const { thread } = both;
  thread.close();
  thread.close();
  await assert.rejects(
    thread.execute('select 1'),
    (error) => driverCode(error) === 'CLIENT_CLOSED',
  );
});

Deno.test('openThreadClient() fails with the error of the driver if a file cannot be opened', async () => {
  await using both = await openBoth();
  const path = `${both.folder}/missing/shop.db`;
  const failure: Error = await openThreadClient({ path, settings: '' }).then(
    () => assert.fail('it was opened'),
    (error) => error,
  );
  assert.throws(() => createClient({ url: `file:${path}` }), {
    name: failure.name,
    message: failure.message,
  });
});
