import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { counters } from '../db/schema.ts';

/** Reads the version of the catalogue, which increases with every change to a product. */
export async function readCatalogueVersion(database: Database): Promise<number> {
  const [row] = await database.read.select({ value: counters.value }).from(counters)
    .where(eq(counters.name, 'catalogue'));
  if (!row) throw new Error('The counter of the catalogue is missing: migrate the database first');
  return row.value;
}
