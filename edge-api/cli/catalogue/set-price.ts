import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { productSchema } from '../../contract/catalogue/product.ts';
import type { Database } from '../../db/database.ts';
import { products } from '../../db/schema/catalogue-tables.ts';
import { formatMoney } from '../../format/format-money.ts';
import { OwnerError } from '../owner-error.ts';
import { unknownProduct } from './unknown-product.ts';

/** Prices of a product, in đồng. `original` is shown struck through. */
export interface Prices {
  price: number;
  original: number | null;
}

/** Old and new prices of a product. */
export interface PriceChange {
  id: string;
  name: string;
  before: Prices;
  after: Prices;
}

/**
 * Sets the price of a product.
 *
 * @param price new price, in đồng
 * @param original new struck-through price; `null` removes it, `undefined` keeps it
 * @throws {OwnerError} if the product is unknown or a price is invalid
 */
export async function setPrice(
  database: Database,
  id: string,
  price: number,
  original?: number | null,
): Promise<PriceChange> {
  for (const amount of [price, original ?? 1]) {
    if (productSchema.shape.price.safeParse(amount).success) continue;
    throw new OwnerError(
      'NOT_A_PRICE',
      'A price must be a whole number of đồng from 1 to 1.000.000.000.000.',
    );
  }
  if (typeof original === 'number' && original <= price) throw notBelow(price, original);
  const [[before], [after]] = await database.batch((db) => [
    db.select(fields).from(products).where(eq(products.id, id)),
    db.update(products)
      .set({ price, ...(original === undefined ? {} : { originalPrice: original }) })
      .where(and(
        eq(products.id, id),
        original === undefined
          ? or(isNull(products.originalPrice), gt(products.originalPrice, price))
          : undefined,
      ))
      .returning(fields),
  ]);
  if (!before) throw await unknownProduct(database, id);
  if (!after) throw notBelow(price, before.original ?? price);
  const { name, ...prices } = before;
  return { id, name, before: prices, after: { price: after.price, original: after.original } };
}

const fields = {
  name: products.name,
  price: products.price,
  original: products.originalPrice,
};

function notBelow(price: number, original: number): OwnerError {
  return new OwnerError(
    'PRICE_NOT_BELOW_ORIGINAL',
    `The price ${formatMoney(price)} is not below the original price ${formatMoney(original)}. ` +
      'Give a higher one with --original, or remove it with --no-original.',
    { price, original },
  );
}
