import { type Cart, repairCart } from './cart.ts';

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
