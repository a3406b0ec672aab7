import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database, StatementBuilder } from './database.ts';

/** Time between two writes of many, in ms. */
const pause = 10;

/**
 * Changes or deletes the rows of a table that fulfil a condition, some in one write, so that no
 * other write waits for long. The rows are found outside of the write. A changed row must
 * not fulfil the condition any more.
 *
 * @param change builds the statement that changes the rows which fulfil the condition it is given
 * @param portion maximum number of rows in one write
 */
export async function changeInPortions(
  database: Pick<Database, 'read' | 'batch'>,
  table: SQLiteTable,
  where: SQL | undefined,
  change: (db: StatementBuilder, where: SQL | undefined) => BatchItem<'sqlite'>,
  portion = 100,
): Promise<void> {
  const rowid = sql<number>`${table}.rowid`;
  let first: number | undefined;
  for (;;) {
    const rows = await database.read.select({ rowid }).from(table).where(where).limit(portion);
    // Without progress the next run goes on.
    if (rows.length === 0 || rows[0]?.rowid === first) return;
    first = rows[0]?.rowid;
    const isPortion = inArray(rowid, rows.map((row) => row.rowid));
    await database.batch((db) => [change(db, and(isPortion, where))]);
    if (rows.length < portion) return;
    await letOthersWrite();
  }
}

/** Waits between two writes of many, so that those of other processes can begin. */
export const letOthersWrite = () => delay(pause);

/** Deletes the rows of a table that fulfil a condition, as {@linkcode changeInPortions} does. */
export async function deleteInPortions(
  database: Pick<Database, 'read' | 'batch'>,
  table: SQLiteTable,
  where: SQL | undefined,
): Promise<void> {
  await changeInPortions(database, table, where, (db, isRow) => db.delete(table).where(isRow));
}
