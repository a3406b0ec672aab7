import { eq } from 'drizzle-orm';
import type { ProductPageData } from '../../contract/catalogue/product-page.ts';
import type { ReadDatabase } from '../../db/database.ts';
import { products } from '../../db/schema/catalogue-tables.ts';
import type { ShopSettings } from '../../settings/shop-settings-schema.ts';
import { toPurchaseTerms } from '../../settings/to-purchase-terms.ts';
import type { DetailedSource } from './detailed-source.ts';

type Reader = { read: Pick<ReadDatabase, 'select'> };

/** Reads the content of the page of a product; `undefined` if the product is not sold. */
export async function readProductPage(
  database: Reader,
  source: DetailedSource,
  settings: ShopSettings,
  id: string,
): Promise<ProductPageData | undefined> {
  const product = await source.details(id);
  if (!product) return undefined;
  const [related, rating] = await Promise.all([source.related(product), readRating(database, id)]);
  return { product, rating, related, terms: toPurchaseTerms(settings) };
}

async function readRating({ read }: Reader, id: string): Promise<ProductPageData['rating']> {
  const [row] = await read.select({ count: products.ratingCount, sum: products.ratingSum })
    .from(products).where(eq(products.id, id));
  return row && row.count > 0 ? { average: row.sum / row.count, count: row.count } : null;
}
