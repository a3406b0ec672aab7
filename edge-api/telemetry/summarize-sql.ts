/** Matches a table after the word that introduces it. Names are plain words in the shop's SQL. */
const tableName = /\b(?:from|into|update)\s+["`]?([a-z]\w*)/i;

/**
 * Returns the operation and the first table of a statement, without values: `SELECT products`.
 *
 * @example
 * ```ts
 * import { summarizeSql } from './summarize-sql.ts';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(summarizeSql('insert into "mails" ("kind") values (?)'), 'INSERT mails');
 * assert.equal(summarizeSql('select 1'), 'SELECT');
 * ```
 */
export function summarizeSql(sql: string): string {
  const operation = /[a-z]+/i.exec(sql)?.[0].toUpperCase() ?? 'QUERY';
  const table = tableName.exec(sql)?.[1];
  return table === undefined ? operation : `${operation} ${table}`;
}
