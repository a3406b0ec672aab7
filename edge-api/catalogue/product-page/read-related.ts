import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Product } from '../../contract/catalogue/product.ts';
import type { ReadDatabase } from '../../db/database.ts';
import { products } from '../../db/schema/catalogue-tables.ts';
import { isListed, productColumns, toProduct } from '../product-row.ts';
import { chooseRelated, neighbourLimit } from './related-products.ts';

type Reader = { read: Pick<ReadDatabase, 'select'> };

/** Place of a product in the order of the catalogue. */
interface Place {
  position: number;
  serial: number | null;
}

const order = [asc(products.position), asc(products.serial)];

/** Reads the related products of a product, with at most four queries of an index. */
export async function readRelated({ read }: Reader, product: Product): Promise<Product[]> {
  const [row] = await read.select({ position: products.position, serial: products.serial })
    .from(products).where(eq(products.id, product._id));
  if (!row) return [];
  const place: Place = row;

  async function neighbours(filter?: SQL): Promise<Product[]> {
    const rows = await read.select(productColumns).from(products)
      .where(and(isListed, filter, isAfter(place))).orderBy(...order).limit(neighbourLimit);
    const left = neighbourLimit - rows.length;
    const first = left === 0 ? [] : await read.select(productColumns).from(products)
      .where(and(isListed, filter, isBefore(place))).orderBy(...order).limit(left);
    return [...rows, ...first].map(toProduct);
  }

  return await chooseRelated(product, {
    category: await neighbours(eq(products.category, product.category)),
    all: () => neighbours(),
  });
}

function isAfter({ position, serial }: Place): SQL {
  return sql`(${products.position}, ${products.serial}) > (${position}, ${serial})`;
}

function isBefore({ position, serial }: Place): SQL {
  return sql`(${products.position}, ${products.serial}) < (${position}, ${serial})`;
}
