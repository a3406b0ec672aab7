import { eq } from 'drizzle-orm';
import { productSchema } from '../../contract/catalogue/product.ts';
import type { Database } from '../../db/database.ts';
import { products } from '../../db/schema/catalogue-tables.ts';
import { OwnerError } from '../owner-error.ts';
import { unknownProduct } from './unknown-product.ts';

/** Old and new stock of a product. */
export interface StockChange {
  id: string;
  name: string;
  before: number;
  after: number;
}

/**
 * Sets the stock of a product.
 *
 * @throws {OwnerError} if the product is unknown or the stock is invalid
 */
export async function setStock(
  database: Database,
  id: string,
  stock: number,
): Promise<StockChange> {
  if (!productSchema.shape.stock.safeParse(stock).success) {
    throw new OwnerError('NOT_A_STOCK', 'The stock must be a whole number from 0 to 1.000.000.');
  }
  const [[before]] = await database.batch((db) => [
    db.select({ name: products.name, stock: products.stock }).from(products)
      .where(eq(products.id, id)),
    db.update(products).set({ stock }).where(eq(products.id, id)),
  ]);
  if (!before) throw await unknownProduct(database, id);
  return { id, name: before.name, before: before.stock, after: stock };
}
