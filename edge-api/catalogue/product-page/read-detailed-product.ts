import { and, eq } from 'drizzle-orm';
import type { DetailedProduct } from '../../contract/catalogue/product.ts';
import type { ReadDatabase } from '../../db/database.ts';
import { products } from '../../db/schema/catalogue-tables.ts';
import { detailedColumns, isShown, toDetailedProduct } from '../product-row.ts';

/** Reads a product with its details; `undefined` if it is not sold. */
export async function readDetailedProduct(
  { read }: { read: Pick<ReadDatabase, 'select'> },
  id: string,
): Promise<DetailedProduct | undefined> {
  const [row] = await read.select(detailedColumns).from(products).where(
    and(eq(products.id, id), isShown),
  );
  if (!row) return undefined;
  const { lowStock: _, ...product } = toDetailedProduct(row);
  return product;
}
