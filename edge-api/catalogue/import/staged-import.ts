import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database, StatementBuilder } from '../../db/database.ts';
import { importChanges, importRows, imports } from '../../db/schema/import-tables.ts';
import { ConflictError, ShopError } from '../../errors.ts';
import { deleteInPortions } from '../../db/change-in-portions.ts';

interface StagedRow {
  /** Index in the file, from 0. */
  position: number;
  id: string;
  /** Location in the file, such as `line 12`. */
  place: string;
  /** Row of the product; `null` if it is invalid. */
  data: object | null;
}

/** Begins an import: its rows are collected in the database, apart from the products. */
export async function beginImport(database: ImportDatabase, now: number): Promise<number> {
  const [[row]] = await database.batch((db) => [
    db.insert(imports).values({ activeAt: now }).returning({ id: imports.id }),
  ]);
  return row!.id;
}

/**
 * Stores rows of the file.
 *
 * @returns positions of the rows whose id is that of an earlier row, with the location of that row
 */
export async function addRows(
  database: ImportDatabase,
  importId: number,
  rows: readonly StagedRow[],
  now: number,
): Promise<Map<number, string>> {
  const ids = rows.map(({ position, id }) => [position, id]);
  const [, , duplicates] = await database.batch((db) => [
    keepActive(db, importId, now),
    db.run(sql`
      insert into import_rows (import_id, position, product_id, place, data)
      select ${importId}, value ->> 'position', value ->> 'id', value ->> 'place', value ->> 'data'
      from json_each(${JSON.stringify(rows)}) where true
      on conflict (import_id, product_id) do nothing`),
    // A cross join keeps the order of the tables: the other one would parse the ids for each row.
    db.run(sql`
      select given.value ->> 0 as position, import_rows.place
      from json_each(${JSON.stringify(ids)}) as given cross join import_rows
      where import_id = ${importId} and product_id = given.value ->> 1
        and import_rows.position <> given.value ->> 0`),
  ]);
  return new Map(duplicates.rows.map((row) => [Number(row.position), String(row.place)]));
}

/**
 * Builds a statement that renews the time of an import. It fails if the import was deleted, and
 * with it the batch.
 */
export function keepActive(db: StatementBuilder, importId: number, now: number) {
  return db.run(sql`
    insert into imports (id, active_at)
    values (${importId}, (select ${now} from imports where id = ${importId} and active_at > 0))
    on conflict (id) do update set active_at = excluded.active_at`);
}

/** Rethrows an error, and the failure of {@linkcode keepActive} as `IMPORT_EXPIRED`. */
export function rethrowExpiry(error: unknown): never {
  if (error instanceof ShopError) throw error;
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current.message.includes('failed: imports.active_at')) {
      throw new ConflictError('IMPORT_EXPIRED');
    }
  }
  throw error;
}

type ImportDatabase = Pick<Database, 'read' | 'batch'>;

/** Time after which an import without any write counts as interrupted, in ms. */
const lifetime = 60 * 60_000;

/** Deletes what interrupted imports of products have left in the database. */
export async function deleteInterruptedImports(database: ImportDatabase, now: number) {
  const interrupted = database.read.select({ id: imports.id }).from(imports)
    .where(lt(imports.activeAt, now - lifetime));
  for (const { id } of await interrupted) await deleteImport(database, id);
}

/** Deletes an import with its rows. A note stays of one that has written a part of its changes. */
export async function deleteImport(database: ImportDatabase, id: number): Promise<void> {
  // Stops a writer that is only slow.
  await database.batch((db) => [
    db.update(imports).set({ activeAt: 0 }).where(eq(imports.id, id)),
  ]);
  for (const table of [importRows, importChanges]) {
    await deleteInPortions(database, table, eq(table.importId, id));
  }
  const isComplete = and(eq(imports.id, id), eq(imports.written, 0));
  await database.batch((db) => [db.delete(imports).where(isComplete)]);
}
