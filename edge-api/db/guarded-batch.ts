import { type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database, StatementBuilder } from './database.ts';
import { counters } from './schema/process-tables.ts';
import { isConstraintViolation } from './sqlite-error.ts';

/** Something that was read before and must still hold when a batch is stored. */
export interface Guard {
  /** Does not hold if it is NULL. */
  condition: SQL;
  /** Creates the error if it does not hold. @default none: the result is `false` */
  error?: () => Error;
}

/** Builds a statement that fails, and its batch with it, if a condition does not hold. */
export const assertHolds = (db: StatementBuilder, condition: SQL) =>
  // The value of a counter cannot be null.
  db.insert(counters).select(sql`select 'guard', null where (${condition}) is not true`);

/**
 * Runs statements in one batch, unless a guard does not hold any more: then nothing is stored. It
 * takes one round trip to a server, and no lock is held while code waits.
 *
 * @returns `true` if the statements are stored, `false` if the first guard that does not hold has
 * no error: read again and repeat, or leave it
 * @throws the error of the first guard that does not hold
 */
export async function guardedBatch(
  database: Pick<Database, 'read' | 'batch'>,
  guards: readonly Guard[],
  build: (db: StatementBuilder) => readonly BatchItem<'sqlite'>[],
): Promise<boolean> {
  const all = sql.join(guards.map(({ condition }) => condition), sql` and `);
  try {
    await database.batch((db) => [assertHolds(db, all), ...build(db)]);
    return true;
  } catch (error) {
    if (!isConstraintViolation(error)) throw error;
    for (const guard of guards) {
      const rows = await database.read.values(sql`select 1 where ${guard.condition}`);
      if (rows.length > 0) continue;
      if (guard.error) throw guard.error();
      return false;
    }
    throw error;
  }
}
