import assert from 'node:assert/strict';
import { staticSql } from './static-sql.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';

Deno.test('staticSql() creates a statement from a text with the parameters `?1`, `?2` and so on', async () => {
  const twice = staticSql('select ?1 as one, ?1 as other');
  await using test = await createTestDatabase();
  assert.deepEqual(await test.database.read.all(twice('a')), [{ one: 'a', other: 'a' }]);
});
