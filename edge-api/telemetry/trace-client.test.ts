import assert from 'node:assert/strict';
import { summarizeSql } from './trace-client.ts';

Deno.test('summarizeSql() returns the operation and the first table of a statement, without values', () => {
  assert.equal(summarizeSql('insert into "mails" ("kind") values (?)'), 'INSERT mails');
  assert.equal(summarizeSql('select 1'), 'SELECT');
});
