import type { Database } from '../db/database.ts';
import { type NewProductRow, products } from '../db/schema/catalogue-tables.ts';

/** A product of a seed list; its index in the list becomes its `position`. */
export type SeedProduct = Omit<NewProductRow, 'position'>;

/** Keeps a statement below the 32,766 parameters that SQLite allows. */
const ROWS_PER_STATEMENT = 500;

/**
 * Fills an empty catalogue in one transaction. A catalogue with products is not changed.
 *
 * @returns number of added products: all or 0
 */
export function seedCatalogue(
  database: Database,
  catalogue: readonly SeedProduct[],
): Promise<number> {
  const rows = catalogue.map((product, position) => ({ ...product, position }));
  return database.write(async (tx) => {
    if (await tx.$count(products) > 0) return 0;
    for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
      await tx.insert(products).values(rows.slice(start, start + ROWS_PER_STATEMENT));
    }
    return rows.length;
  });
}
