import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './database.ts';
import { MigrationError } from './database-errors.ts';
import { driverCode, isBusy, isSqliteAnswer } from './sqlite-error.ts';

const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Applies the pending migrations. Each one is applied once, also when several processes start at
 * the same time.
 *
 * The migrator reads the journal before it takes the lock, so two processes may choose the same
 * migrations. A unique index on the journal makes the second process fail and roll back. It then
 * reads the journal again and finds no pending migration. Usually none is pending, which a single
 * query shows: a start waits for the database server once instead of seven times.
 *
 * @returns the number of migrations that were pending
 * @throws {MigrationError} if a migration fails; it was rolled back
 */
export async function migrateDatabase(
  database: Database,
  migrationsFolder: string = MIGRATIONS_FOLDER,
): Promise<number> {
  if (await isUpToDate(database, migrationsFolder)) return 0;
  return await database.maintain(async (db) => {
    await db.run(sql`create table if not exists __drizzle_migrations (
      id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric
    )`);
    await db.run(
      sql`create unique index if not exists __drizzle_migrations_once
        on __drizzle_migrations (created_at)`,
    );
    const applied = () => db.$count(sql`__drizzle_migrations`);
    const first = await applied();
    for (;;) {
      const before = await applied();
      try {
        await migrate(db, { migrationsFolder });
        return await applied() - first;
      } catch (error) {
        if (isBusy(error)) throw error;
        if (driverCode(error) && await applied() > before) continue;
        throw new MigrationError('A migration could not be applied', { cause: error });
      }
    }
  });
}

/** Returns `true` if the last migration of the folder, or a later one, has been applied. */
async function isUpToDate({ read }: Database, migrationsFolder: string): Promise<boolean> {
  const last = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  try {
    const [row] = await read.values<[number]>(
      sql`select max(created_at) from __drizzle_migrations`,
    );
    return Number(row?.[0] ?? 0) >= last;
  } catch (error) {
    // A new database has no journal.
    if (isSqliteAnswer(error)) return false;
    throw error;
  }
}
