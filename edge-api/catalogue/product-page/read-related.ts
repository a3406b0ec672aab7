import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Product } from '../../contract/catalogue/product.ts';
import type { Reader } from '../../db/database.ts';
import { products } from '../../db/schema/catalogue-tables.ts';
import { isAfter, type Place, placeOrder } from '../product-pages.ts';
import { isListed, productColumns, toProduct } from '../product-row.ts';
import { relatedLimit } from '../../contract/catalogue/product-page.ts';

/** Reads the related products of a product, with at most four queries of an index. */
export async function readRelated({ read }: Reader, product: Product): Promise<Product[]> {
  const [row] = await read.select({ position: products.position, serial: products.serial })
    .from(products).where(eq(products.id, product._id));
  if (!row) return [];
  const place = row;

  async function neighbours(filter?: SQL): Promise<Product[]> {
    const rows = await read.select(productColumns).from(products)
      .where(and(isListed, filter, isAfter(place))).orderBy(...placeOrder).limit(neighbourLimit);
    const left = neighbourLimit - rows.length;
    const first = left === 0 ? [] : await read.select(productColumns).from(products)
      .where(and(isListed, filter, isBefore(place))).orderBy(...placeOrder).limit(left);
    return [...rows, ...first].map(toProduct);
  }

  return await chooseRelated(product, {
    category: await neighbours(eq(products.category, product.category)),
    all: () => neighbours(),
  });
}

function isBefore({ position, serial }: Place): SQL {
  return sql`(${products.position}, ${products.serial}) < (${position}, ${serial})`;
}

/**
 * Number of products from which related ones are chosen. The rows of a large catalogue are read in
 * about two milliseconds.
 */
export const neighbourLimit = 64;

/** Products near another one in the order of the catalogue, without that product. */
interface Neighbours {
  /** Those of the same category. */
  category: readonly Product[];
  /** Returns those of all categories. */
  all: () => Promise<readonly Product[]> | readonly Product[];
}

/**
 * Chooses the related products of a product: those of its category, the ones that share an element
 * with it first, and then those of other categories that share an element. Sold-out products are
 * left out.
 */
export async function chooseRelated(
  { elements = [], category }: Pick<Product, 'elements' | 'category'>,
  neighbours: Neighbours,
): Promise<Product[]> {
  const sharesElement = (other: Product) =>
    other.elements?.some((element) => elements.includes(element)) ?? false;
  const available = ({ stock }: Product) => stock > 0;
  const similar = neighbours.category.filter(available)
    .toSorted((a, b) => Number(sharesElement(b)) - Number(sharesElement(a)));
  if (similar.length >= relatedLimit) return similar.slice(0, relatedLimit);
  const others = (await neighbours.all()).filter((other) =>
    other.category !== category && available(other) && sharesElement(other)
  );
  return [...similar, ...others].slice(0, relatedLimit);
}

/**
 * Returns the products that follow a product in a list, and after the end of the list those from
 * its beginning. Nothing follows a product that is not in the list.
 */
export function neighboursIn(
  products: readonly Product[],
  id: string,
  isMember: (product: Product) => boolean,
): Product[] {
  const index = products.findIndex(({ _id }) => _id === id);
  const found: Product[] = [];
  if (index < 0) return found;
  for (let step = 1; step < products.length && found.length < neighbourLimit; step += 1) {
    const product = products[(index + step) % products.length];
    if (product && isMember(product)) found.push(product);
  }
  return found;
}
