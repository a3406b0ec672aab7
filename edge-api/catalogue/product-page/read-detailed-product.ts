import { and, asc, eq } from 'drizzle-orm';
import { toOption } from '../../contract/catalogue/families.ts';
import type { FamilyOption } from '../../contract/catalogue/family-option.ts';
import type { DetailedProduct, Product } from '../../contract/catalogue/product.ts';
import type { Reader } from '../../db/database.ts';
import { products } from '../../db/schema/catalogue-tables.ts';
import { detailedColumns, isShown, toDetailedProduct } from '../product-row.ts';

type WithOptions<P extends Product> = P & { options?: FamilyOption[] };

/** Reads a product with its details and options; `undefined` if it is not sold. */
export async function readDetailedProduct(
  { read }: Reader,
  id: string,
): Promise<WithOptions<DetailedProduct> | undefined> {
  const [row] = await read.select(detailedColumns).from(products).where(
    and(eq(products.id, id), isShown),
  );
  if (!row) return undefined;
  const { lowStock: _, ...product } = toDetailedProduct(row);
  return await readOptions({ read }, product);
}

/** Adds the options of its family to a product. Without a family there is no query. */
export async function readOptions<P extends Product>(
  { read }: Reader,
  product: P,
): Promise<WithOptions<P>> {
  if (product.family === undefined) return product;
  const rows = await read.select({
    _id: products.id,
    name: products.name,
    option: products.option,
    stock: products.stock,
  }).from(products).where(and(eq(products.family, product.family), isShown))
    .orderBy(asc(products.position), asc(products.serial));
  const options = rows.map(({ option, ...row }) =>
    toOption({ ...row, option: option ?? row.name })
  );
  return { ...product, options };
}
