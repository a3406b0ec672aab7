import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { DatabaseTimeoutError } from './errors.ts';
import { counters } from './schema.ts';
import { withTimeLimit } from './time-limit.ts';

/** What {@linkcode checkWrites} found. */
export type WriteCheck =
  | { ok: true; milliseconds: number }
  | { ok: false; error: unknown };

/**
 * Whether the database takes writes: a server can hang on them while it answers reads.
 * It does write, and waits for its turn like any other: keep the answer for some seconds.
 */
export async function checkWrites(database: Database, limitMs = 2_000): Promise<WriteCheck> {
  const start = performance.now();
  const write = database.batch((db) => [
    db.insert(counters).values({ name: 'write-check', value: 1 }).onConflictDoUpdate({
      target: counters.name,
      set: { value: sql`${counters.value} + 1` },
    }),
  ]);
  try {
    await withTimeLimit(
      write,
      limitMs,
      () => new DatabaseTimeoutError(`A write took more than ${limitMs} ms`),
    );
    return { ok: true, milliseconds: performance.now() - start };
  } catch (error) {
    return { ok: false, error };
  }
}
