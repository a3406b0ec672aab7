import { toProduct } from '../../catalogue/to-product.ts';
import type { Product } from '../../contract/catalogue/product.ts';
import type { Database } from '../../db/database.ts';
import { readCatalogue } from './read-product-rows.ts';

/** All products of the shop in their order, as files have them. */
export async function exportProducts(database: Database): Promise<Product[]> {
  return (await readCatalogue(database)).map(toProduct);
}
