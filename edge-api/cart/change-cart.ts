import { and, eq, inArray, lte, notInArray, sql } from 'drizzle-orm';
import { type Cart, lineLimit, quantityLimit } from '../contract/cart/cart.ts';
import { cartChanges } from '../contract/cart/cart-merge.ts';
import type { Database } from '../db/database.ts';
import { cartLines } from '../db/schema/cart-tables.ts';
import { staticSql } from '../db/static-sql.ts';
import { NotFoundError, ValidationError } from '../errors.ts';
import { type CartRow, selectCart, toCart } from './read-cart.ts';

interface Change {
  userId: string;
  now: number;
}

/**
 * Adds one unit of a product to the cart.
 *
 * @throws {NotFoundError} if the product does not exist
 * @throws {ValidationError} if the cart has the maximum number of lines
 */
export async function addToCart(
  database: Database,
  { userId, now }: Change,
  productId: string,
): Promise<Cart> {
  const [, , rows] = await database.batch((db) => [
    db.run(addUnit(userId, productId)),
    db.run(insertNewLines(userId, now, JSON.stringify([[productId, 1]]))),
    db.all<CartRow>(selectCart(userId)),
  ]);
  const cart = toCart(rows);
  if (Object.hasOwn(cart, productId)) return cart;
  if (rows.length < lineLimit) throw new NotFoundError('product');
  throw new ValidationError('cartFull');
}

/** Removes one unit of a product from the cart, and the line with its last unit. */
export async function removeFromCart(
  database: Database,
  { userId }: Change,
  productId: string,
): Promise<Cart> {
  const line = lineOf(userId, productId);
  const [, , rows] = await database.batch((db) => [
    db.delete(cartLines).where(and(line, lte(cartLines.quantity, 1))),
    db.update(cartLines).set({ quantity: sql`${cartLines.quantity} - 1` }).where(line),
    db.all<CartRow>(selectCart(userId)),
  ]);
  return toCart(rows);
}

/**
 * Replaces the cart by that of the client. With `base`, only the lines in which `items` differs
 * from `base` are changed. Unknown products are ignored.
 */
export async function updateCart(
  database: Database,
  { userId, now }: Change,
  { items, base }: { items: Cart; base?: Cart },
): Promise<Cart> {
  const changes = base ? cartChanges(base, items) : items;
  const kept = Object.entries(changes).filter(([, quantity]) => quantity > 0);
  // New lines come first: a line is inserted while its index is below the number of free lines.
  if (base) kept.sort(([one], [other]) => Number(one in base) - Number(other in base));
  const ids = kept.map(([id]) => id);
  const removed = base
    ? inArray(cartLines.productId, Object.keys(changes).filter((id) => changes[id] === 0))
    : notInArray(cartLines.productId, ids);
  const [, , rows] = await database.batch((db) => [
    db.delete(cartLines).where(and(eq(cartLines.userId, userId), removed)),
    db.run(insertOrUpdateLines(userId, now, JSON.stringify(kept))),
    db.all<CartRow>(selectCart(userId)),
  ]);
  return toCart(rows);
}

const lineOf = (userId: string, productId: string) =>
  and(eq(cartLines.userId, userId), eq(cartLines.productId, productId));

/**
 * Inserts lines of existing products, up to the maximum number of lines. The account may have been
 * deleted in the meantime: it gets no lines.
 */
const insertLinesText = (onConflict: string) => `
  insert into cart_lines (user_id, product_id, quantity, added_at)
  select ?1, products.id, line.value ->> 1, ?2
  from json_each(?3) as line join products on products.id = line.value ->> 0 and hidden <> 1
  where (
      exists (
        select 1 from cart_lines own where own.user_id = ?1 and own.product_id = products.id
      )
      or line.key < ${lineLimit} - (select count(*) from cart_lines own where own.user_id = ?1)
    )
    and exists (select 1 from users where users.id = ?1 and users.deleted_at is null)
  order by line.key
  on conflict do ${onConflict}`;

const insertNewLines = staticSql(insertLinesText('nothing'));
const insertOrUpdateLines = staticSql(insertLinesText('update set quantity = excluded.quantity'));

const addUnit = staticSql(`
  update cart_lines set quantity = min(quantity + 1, ${quantityLimit})
  where user_id = ?1 and product_id = ?2`);
