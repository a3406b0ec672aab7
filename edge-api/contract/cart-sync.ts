import { z } from './zod.ts';
import { type Cart, lineLimit, quantityLimit, repairCart } from './cart.ts';

const productId = z.string('Thiếu mã sản phẩm.').regex(
  /^[a-z0-9][a-z0-9-]{0,79}$/,
  'Mã sản phẩm không đúng.',
);

const quantity = z.int('Số lượng phải là một số nguyên.').min(0, 'Số lượng không được âm.')
  .max(quantityLimit, `Số lượng tối đa là ${quantityLimit}.`);

const noCart = 'Giỏ hàng không đúng dạng.';

// zod leaves the key `__proto__` out without a word: a cart that has it would be taken for an empty one.
const cart = z.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Object.hasOwn(value, '__proto__'),
  noCart,
)
  .pipe(z.record(productId, quantity, noCart))
  .refine(
    (cart) => Object.keys(cart).length <= lineLimit,
    `Giỏ hàng chỉ chứa tối đa ${lineLimit} sản phẩm khác nhau.`,
  );

/** The body of `POST /api/cart/add` and `/remove`: one piece of a product more or less. */
export const cartItemSchema = z.object({ itemId: productId });

/**
 * The body of `POST /api/cart/batch-update`: the whole cart, product id to quantity; zero is no line.
 * With `base`, the server's cart as the client knew it when it made its changes, only what differs
 * between the two is changed, so that another device's changes stay.
 */
export const cartBatchSchema = z.object({ items: cart, base: cart.optional() });

/**
 * Joins the cart of a guest with that of the account: no line is lost, the larger quantity wins.
 *
 * @example
 * ```ts
 * import { joinCarts } from '@thach-an/edge-api/contract';
 * import assert from 'node:assert/strict';
 *
 * assert.deepEqual({ ...joinCarts({ a: 1, b: 5 }, { b: 2, c: 1 }) }, { a: 1, b: 5, c: 1 });
 * ```
 */
export function joinCarts(one: Cart, other: Cart): Cart {
  const joined: Cart = { ...one };
  for (const [id, quantity] of Object.entries(other)) {
    joined[id] = Math.max(joined[id] ?? 0, quantity);
  }
  return repairCart(joined);
}

/** What has to be done to `from` so that it becomes `to`: quantities to set, zero for a line to take away. */
export function cartChanges(from: Cart, to: Cart): Cart {
  const changes: Cart = Object.create(null);
  for (const [id, quantity] of Object.entries(to)) {
    if ((from[id] ?? 0) !== quantity) changes[id] = quantity;
  }
  for (const id of Object.keys(from)) {
    if (!Object.hasOwn(to, id)) changes[id] = 0;
  }
  return changes;
}

/**
 * Puts the changes that were made here since `base` on top of `theirs`.
 *
 * @param base the cart that both sides had
 * @param ours what was made of it here
 * @param theirs what was made of it elsewhere
 *
 * @example
 * ```ts
 * import { rebaseCart } from '@thach-an/edge-api/contract';
 * import assert from 'node:assert/strict';
 *
 * const base = { a: 1, b: 2 };
 * assert.deepEqual({ ...rebaseCart(base, { a: 3, b: 2 }, { a: 1, c: 1 }) }, { a: 3, c: 1 });
 * ```
 */
export function rebaseCart(base: Cart, ours: Cart, theirs: Cart): Cart {
  return repairCart({ ...theirs, ...cartChanges(base, ours) });
}
