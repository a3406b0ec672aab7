import type { Cart } from '../contract/cart/cart.ts';
import { staticSql } from '../db/static-sql.ts';

export interface CartRow {
  id: string;
  quantity: number;
}

/** Selects the cart of a user, in the order in which its lines were added. */
export const selectCart = staticSql(`
  select product_id as id, quantity from cart_lines where user_id = ?1 order by added_at, rowid`);

export function toCart(rows: readonly CartRow[]): Cart {
  return Object.fromEntries(rows.map(({ id, quantity }) => [id, quantity]));
}
