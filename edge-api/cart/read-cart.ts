import { asc, eq, sql } from 'drizzle-orm';
import type { Cart } from '../contract/cart/cart.ts';
import type { ReadDatabase, StatementBuilder } from '../db/database.ts';
import { cartLines } from '../db/schema/cart-tables.ts';

/** Builds the query for the cart of a user, in the order in which its lines were added. */
export function selectCart(db: Pick<ReadDatabase | StatementBuilder, 'select'>, userId: string) {
  return db.select({ id: cartLines.productId, quantity: cartLines.quantity }).from(cartLines)
    .where(eq(cartLines.userId, userId)).orderBy(asc(cartLines.addedAt), sql`rowid`);
}

/** Converts the rows of {@linkcode selectCart} to a cart. */
export function toCart(rows: readonly { id: string; quantity: number }[]): Cart {
  return Object.fromEntries(rows.map(({ id, quantity }) => [id, quantity]));
}
