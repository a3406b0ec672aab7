import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { guardedBatch } from '../db/guarded-batch.ts';
import { type NewProductRow, products } from '../db/schema/catalogue-tables.ts';

/** A product of a seed list; its index in the list becomes its `position`. */
export type SeedProduct = Omit<NewProductRow, 'position'>;

/** Keeps a statement below the 32,766 parameters that SQLite allows. */
const rowsPerStatement = 500;

/**
 * Fills an empty catalogue in one transaction. A catalogue with products is not changed.
 *
 * @returns number of added products: all or 0
 */
export async function seedCatalogue(
  database: Database,
  catalogue: readonly SeedProduct[],
): Promise<number> {
  const rows = catalogue.map((product, position) => ({ ...product, position }));
  const portions = Array.from(
    { length: Math.ceil(rows.length / rowsPerStatement) },
    (_, index) => rows.slice(index * rowsPerStatement, (index + 1) * rowsPerStatement),
  );
  const isEmpty = { condition: sql`not exists (select 1 from ${products})` };
  const isStored = await guardedBatch(
    database,
    [isEmpty],
    (db) => portions.map((portion) => db.insert(products).values(portion)),
  );
  return isStored ? rows.length : 0;
}
