import { toProduct } from '../../catalogue/to-product.ts';
import type { Product } from '../../contract/catalogue/product.ts';
import type { Database } from '../../db/database.ts';
import { readProductRows } from './read-product-rows.ts';

/** Returns all products in order, in the format of product files. */
export async function exportProducts(database: Database): Promise<Product[]> {
  return (await readProductRows(database)).map(toProduct);
}
