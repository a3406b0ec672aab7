import { createClient } from '@libsql/client';
import assert from 'node:assert/strict';
import { toPlainResult, toResultSet } from './result-set.ts';

Deno.test('toResultSet() returns the rows of the driver, also with two columns of one name', async () => {
  const client = createClient({ url: ':memory:' });
  const result = await client.execute("select 1 as a, 'đá' as b, 2 as a, null as c");
  client.close();
  const copy = toResultSet(toPlainResult(result));
  const describe = (row?: object) => Object.getOwnPropertyDescriptors(row);
  assert.deepEqual(describe(copy.rows[0]), describe(result.rows[0]));
});
