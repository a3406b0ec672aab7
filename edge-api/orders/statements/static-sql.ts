import { type Query, SQL } from 'drizzle-orm';

/** What a parameter can be. */
export type SqlValue = string | number | null;

/** SQL of which the text is ready; drizzle would put it together from its pieces each time. */
class StaticSql extends SQL {
  readonly #query: Query;

  constructor(sql: string, params: SqlValue[]) {
    super([]);
    this.#query = { sql, params };
  }

  override toQuery(): Query {
    return this.#query;
  }
}

/**
 * Makes a statement of a text with the parameters `?1`, `?2` and so on, each of which may stand at several
 * places. For what runs with every order: building those statements took a tenth of their time.
 *
 * @example
 * ```ts
 * import { fixedSql } from './static-sql.ts';
 * import { createTestDatabase } from '../../testing/create-test-database.ts';
 * import assert from 'node:assert/strict';
 *
 * const twice = fixedSql('select ?1 as one, ?1 as other');
 * await using test = await createTestDatabase();
 * assert.deepEqual(await test.database.read.all(twice('a')), [{ one: 'a', other: 'a' }]);
 * ```
 */
export function staticSql(text: string): (...params: SqlValue[]) => SQL {
  return (...params) => new StaticSql(text, params);
}
