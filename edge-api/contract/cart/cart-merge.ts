import { type Cart, repairCart } from './cart.ts';

/**
 * Merges a guest's cart with the account's cart. All lines are kept, and the larger quantity wins.
 *
 * @example
 * ```ts
 * import { mergeCarts } from '@thach-an/edge-api/contract';
 * import assert from 'node:assert/strict';
 *
 * assert.deepEqual({ ...mergeCarts({ a: 1, b: 5 }, { b: 2, c: 1 }) }, { a: 1, b: 5, c: 1 });
 * ```
 */
export function mergeCarts(one: Cart, other: Cart): Cart {
  const merged: Cart = { ...one };
  for (const [id, quantity] of Object.entries(other)) {
    merged[id] = Math.max(merged[id] ?? 0, quantity);
  }
  return repairCart(merged);
}

/** Returns the quantities to set in `from` to get `to`. Zero removes a line. */
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
 * Applies the local changes since `base` to the remote cart.
 *
 * @param base last cart that both sides had in common
 * @param local cart after the local changes
 * @param remote cart after the changes of other devices
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
export function rebaseCart(base: Cart, local: Cart, remote: Cart): Cart {
  return repairCart({ ...remote, ...cartChanges(base, local) });
}
