import assert from 'node:assert/strict';
import { checkWrites } from '../http/health-routes.ts';
import type { DatabaseEvent } from './connection/connections.ts';
import { DatabaseLostError } from './database-errors.ts';
import { counters } from './schema/process-tables.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';

async function openRecorded() {
  const events: DatabaseEvent[] = [];
  const test = await createTestDatabase({ onEvent: (event) => events.push(event) });
  const kinds = () => events.map(({ kind }) => kind);
  return { test, kinds };
}

const insert = ({ database }: TestDatabase, name: string) =>
  database.batch((db) => [db.insert(counters).values({ name, value: 1 })]);

async function assertRefused(test: TestDatabase) {
  await assert.rejects(insert(test, 'batch'), DatabaseLostError);
  const several = await Promise.allSettled([1, 2, 3].map((number) => insert(test, `${number}`)));
  for (const result of several) {
    assert.ok(result.status === 'rejected' && result.reason instanceof DatabaseLostError);
  }
  const check = await checkWrites(test.database);
  assert.ok(!check.ok && check.error instanceof DatabaseLostError);
}

Deno.test('writes are refused while the database file is moved away, and accepted when it is back', async () => {
  const { test, kinds } = await openRecorded();
  await using _ = test;
  await insert(test, 'before');
  await Deno.rename(test.path, `${test.path}.moved`);
  await assertRefused(test);
  assert.deepEqual(kinds(), ['lost'], 'it is reported once');
  await Deno.rename(`${test.path}.moved`, test.path);
  await insert(test, 'after');
  assert.deepEqual(kinds(), ['lost', 'found']);
});

Deno.test('writes are refused when the database file is replaced by a copy', async () => {
  const { test } = await openRecorded();
  await using _ = test;
  await insert(test, 'before');
  await Deno.writeFile(`${test.path}.copy`, await Deno.readFile(test.path));
  await Deno.rename(`${test.path}.copy`, test.path);
  await assertRefused(test);
});

Deno.test('writes are refused when the write-ahead log is deleted', async () => {
  const { test } = await openRecorded();
  await using _ = test;
  await insert(test, 'before');
  await Deno.remove(`${test.path}-wal`);
  await assertRefused(test);
});

Deno.test('a write that is committed while the file is deleted is not reported as stored', async () => {
  await using test = await createTestDatabase({ writerThread: true });
  const writing = test.database.batch((db) => [
    db.run(`with recursive n (i) as (select 1 union all select i + 1 from n where i < 500000)
      insert into counters select 'row-' || i, i from n`),
  ]);
  await Promise.all([
    assert.rejects(writing, DatabaseLostError),
    // The thread executes the statement meanwhile.
    new Promise((resolve) => setTimeout(resolve)).then(() => Deno.remove(test.path)),
  ]);
});
