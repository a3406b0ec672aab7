import type { Product } from '../contract/product.ts';
import type { Database } from '../db/database.ts';
import { readCatalogue } from './read-catalogue.ts';

/** All products of the shop in their order, as files have them. */
export async function exportProducts(database: Database): Promise<Product[]> {
  const rows = await readCatalogue(database);
  return rows.map(({ id, originalPrice, position: _, ...rest }) => ({
    _id: id,
    ...rest,
    ...(originalPrice === null ? {} : { originalPrice }),
  }));
}
