import { eq, inArray } from 'drizzle-orm';
import type { ProductPageData } from '../../contract/catalogue/product-page.ts';
import type { Reader } from '../../db/database.ts';
import { products } from '../../db/schema/catalogue-tables.ts';
import { uploads } from '../../db/schema/picture-tables.ts';
import type { ShopSettings } from '../../settings/shop-settings-schema.ts';
import { purchaseTermsSchema } from '../../contract/settings/purchase-terms.ts';
import type { DetailedSource } from './detailed-source.ts';

/** Reads the content of the page of a product; `undefined` if the product is not sold. */
export async function readProductPage(
  database: Reader,
  source: DetailedSource,
  settings: ShopSettings,
  id: string,
): Promise<ProductPageData | undefined> {
  const product = await source.details(id);
  if (!product) return undefined;
  const [related, rating, galleryForms] = await Promise.all([
    source.related(product),
    readRating(database, id),
    readForms(database, product.gallery),
  ]);
  const terms = purchaseTermsSchema.parse(settings);
  return { product: { ...product, ...galleryForms && { galleryForms } }, rating, related, terms };
}

/** Reads the forms of pictures; `undefined` if none was uploaded. */
async function readForms({ read }: Reader, names: readonly string[] = []) {
  if (names.length === 0) return undefined;
  const rows = await read.select({ name: uploads.name, forms: uploads.forms }).from(uploads)
    .where(inArray(uploads.name, names));
  if (rows.length === 0) return undefined;
  const forms = new Map(rows.map(({ name, forms }) => [name, forms]));
  return names.map((name) => forms.get(name) ?? '');
}

async function readRating({ read }: Reader, id: string): Promise<ProductPageData['rating']> {
  const [row] = await read.select({ count: products.ratingCount, sum: products.ratingSum })
    .from(products).where(eq(products.id, id));
  return row && row.count > 0 ? { average: row.sum / row.count, count: row.count } : null;
}
