import { sql } from 'drizzle-orm';
import { deadline } from '../concurrency/deadline.ts';
import type { Database } from './database.ts';
import { DatabaseStorageError, DatabaseTimeoutError } from './database-errors.ts';
import { counters } from './schema/process-tables.ts';

export type WriteCheck =
  | { ok: true; milliseconds: number }
  | { ok: false; error: unknown };

/**
 * Checks with a real write that the database accepts writes: a server can hang on writes while it
 * answers reads. The write passes through the write gate like any other, so cache the result for
 * some seconds. A damaged file is not repaired by a write that succeeds: it fails the check until
 * the process ends.
 *
 * @param limitMs maximum time for the write, in milliseconds
 */
export async function checkWrites(database: Database, limitMs = 2_000): Promise<WriteCheck> {
  if (database.corrupt) {
    return { ok: false, error: new DatabaseStorageError('The database file is damaged') };
  }
  const start = performance.now();
  const write = database.batch((db) => [
    db.insert(counters).values({ name: 'write-check', value: 1 }).onConflictDoUpdate({
      target: counters.name,
      set: { value: sql`${counters.value} + 1` },
    }),
  ]);
  try {
    await deadline(write, limitMs, () => {
      throw new DatabaseTimeoutError(`A write took more than ${limitMs} ms`);
    });
    return { ok: true, milliseconds: performance.now() - start };
  } catch (error) {
    return { ok: false, error };
  }
}
