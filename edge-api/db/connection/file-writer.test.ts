import assert from 'node:assert/strict';
import { createClient, type ResultSet } from '@libsql/client/sqlite3';
import { driverCode } from '../sqlite-error.ts';
import type { BatchOutcome, BatchStatements } from './connections.ts';
import { FileWriter } from './file-writer.ts';

const create = 'create table t (a integer primary key, b text unique, c blob, d real)';

/** Creates a file with a table, and opens it with a `FileWriter` and with a client. */
async function openFile() {
  const folder = await Deno.makeTempDir({ prefix: 'thach-an-prepared-' });
  const writer = new FileWriter({
    path: `${folder}/a.db`,
    settings: create,
  });
  const other = createClient({ url: `file:${folder}/a.db`, concurrency: 1, timeout: 0 });
  return {
    folder,
    writer,
    other,
    async count() {
      const { rows: [row] } = await other.execute('select count(*) as count from t');
      return Number(row!.count);
    },
    async [Symbol.asyncDispose]() {
      writer.close();
      other.close();
      await Deno.remove(folder, { recursive: true });
    },
  };
}

function insert(a: number, b = `b${a}`): [string, (string | number)[]] {
  return ['insert into t (a, b) values (?, ?)', [a, b]];
}

function resultsOf(outcome: BatchOutcome | undefined): ResultSet[] {
  assert.ok(outcome && 'results' in outcome);
  return outcome.results;
}

/** Returns the error of `group`, or that of its first batch. */
async function failureOf(group: Promise<BatchOutcome[]>): Promise<Error> {
  const [outcome] = await group.catch((error) => [{ error }]);
  assert.ok(outcome && 'error' in outcome);
  return outcome.error as Error;
}

Deno.test('prepared statements give the results of the client, also when they are repeated', async () => {
  await using file = await openFile();
  await using same = await openFile();
  const round = (first: number): BatchStatements => [
    {
      sql: 'insert into t values (?, ?, ?, ?)',
      args: [BigInt(first), null, new Uint8Array([0, 255]), -1],
    },
    { sql: 'insert into t values (?, ?, ?, ?)', args: [first + 1, 'đá', null, 0.5] },
    ['update t set d = ? where a < ?', [true, 9]],
    'select a, b, c, d, a as a, 9007199254740991 as big from t order by a',
    'select a from t where a < 0',
    ['delete from t where a = ? returning *', [first + 1]],
  ];
  for (const first of [1, 3, 5]) {
    const [outcome] = await file.writer.group([round(first)]);
    const expected = await same.other.batch(round(first), 'write');
    const lists = ({ rows, ...others }: ResultSet) => ({
      ...others,
      rows: rows.map((r) => [...Array.from(r)]),
    });
    assert.deepEqual(
      resultsOf(outcome).map(({ toJSON: _, ...result }) => lists(result as ResultSet)),
      expected.map(({ columns, columnTypes, rows, rowsAffected, lastInsertRowid }) =>
        lists({ columns, columnTypes, rows, rowsAffected, lastInsertRowid } as ResultSet)
      ),
    );
    resultsOf(outcome).forEach(({ rows }, index) => assert.deepEqual(rows, expected[index]!.rows));
  }
});

Deno.test('prepared statements give the errors of the client', async () => {
  await using file = await openFile();
  await file.other.execute("insert into t (a, b) values (1, 'a')");
  for (
    const statement of [
      'selct 1',
      insert(1),
      insert(2, 'a'),
      ['insert into t (a) values (?)', ['not a number']],
      ['insert into t (a) values (1, ?)', [1]],
    ] as BatchStatements
  ) {
    const [sql, args] = [statement].flat(1) as [string, string[]?];
    const expected: Error & { extendedCode?: string } = await file.other.execute(sql, args)
      .then(() => assert.fail('no error'), (error) => error);
    const actual: typeof expected = await failureOf(file.writer.group([[statement]]));
    assert.equal(actual.message, expected.message);
    assert.equal(driverCode(actual), driverCode(expected));
    assert.equal(actual.extendedCode, expected.extendedCode);
  }
  assert.equal(await file.count(), 1);
});

Deno.test('a statement that failed is prepared again, without its old arguments', async () => {
  await using file = await openFile();
  const outcomes = await file.writer.group([[insert(1)], [insert(1)], [insert(2)], [insert(3)]]);
  assert.deepEqual(outcomes.map((outcome) => 'error' in outcome), [false, true, false, false]);
  const select = 'select ?1 as x, ?2 as y';
  const [results] = await file.writer.group([[[select, [1, 2]], [select, [3]], [select, []]]]);
  assert.deepEqual(
    resultsOf(results).map(({ rows: [row] }) => [row!.x, row!.y]),
    [[1, 2], [3, null], [null, null]],
  );
});

Deno.test('statements that are no longer kept are prepared again', async () => {
  await using file = await openFile();
  const batch = (round: number): BatchStatements =>
    Array.from({ length: 450 }, (_, number) => [
      `insert into t (a, d) values (?, ${number})`,
      [round * 1_000 + number],
    ]);
  for (const round of [1, 2]) resultsOf((await file.writer.group([batch(round)]))[0]);
  assert.equal(await file.count(), 900);
});

Deno.test('prepared statements follow a change of the schema by another program', async () => {
  await using file = await openFile();
  const statement = 'insert into t (b) values (?) returning *';
  await file.writer.group([[[statement, ['first']]]]);
  await file.other.execute('alter table t add column e text default 5');
  const [outcome] = await file.writer.group([[[statement, ['second']]]]);
  const [{ columns, rows: [row] }] = resultsOf(outcome) as [ResultSet];
  assert.deepEqual(columns, ['a', 'b', 'c', 'd', 'e']);
  assert.deepEqual({ ...row }, { a: 2, b: 'second', c: null, d: null, e: '5' });
});

Deno.test('a group stores nothing while another program holds the lock, and all of it later', async () => {
  await using file = await openFile();
  const lock = await file.other.transaction('write');
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await assert.rejects(
      () => file.writer.group([[insert(1)]]),
      (error) => driverCode(error) === 'SQLITE_BUSY',
    );
  }
  await lock.rollback();
  resultsOf((await file.writer.group([[insert(1)]]))[0]);
  assert.equal(await file.count(), 1);
});

Deno.test('an argument that cannot be stored fails the whole group', async () => {
  await using file = await openFile();
  for (const argument of [Infinity, NaN, undefined]) {
    const invalid = ['insert into t (d) values (?)', [argument]] as BatchStatements[number];
    await assert.rejects(() => file.writer.group([[insert(1)], [invalid]]), TypeError);
  }
  const named = { sql: 'insert into t (d) values (:d)', args: { d: 1 } };
  await assert.rejects(() => file.writer.group([[insert(1)], [named]]), TypeError);
  assert.equal(await file.count(), 0);
  resultsOf((await file.writer.group([[insert(1)]]))[0]);
});

Deno.test('a closed writer refuses groups, and may be closed twice', async () => {
  await using file = await openFile();
  file.writer.close();
  file.writer.close();
  const error = await failureOf(file.writer.group([[insert(1)]]));
  assert.equal(driverCode(error), 'CLIENT_CLOSED');
});
