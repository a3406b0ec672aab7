import { and, eq, inArray } from 'drizzle-orm';
import type { OrderRequest } from '../contract/checkout/order.ts';
import type { OrderStatus } from '../contract/orders/order-status.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/account-tables.ts';
import { orders } from '../db/schema/order-tables.ts';

/** Limit of the orders of one account. */
export interface OrderLimit {
  /** Maximum quantity of each product in an order. */
  quantity: number;
  /** Maximum amount of an order, in đồng. */
  amount: number;
  /** Maximum number of orders that are not yet delivered or cancelled. */
  openOrders: number;
}

/** Limits of orders on delivery. Above them an order waits for the owner's confirmation. */
export interface OrderLimits {
  /** Limit of an account whose e-mail address is not verified. */
  unverified: OrderLimit;
  /** Limit of any other account. */
  verified: OrderLimit;
  /** Time after which an order that was not confirmed is cancelled, in ms. */
  confirmationTimeout: number;
}

/** Number of open orders from which on another order has to be confirmed, by kind of account. */
export interface OrderAllowance {
  unverified: number;
  verified: number;
}

/** Statuses of the open orders on delivery. */
export const openStatuses = [
  'awaiting-confirmation',
  'processing',
  'shipping',
] as const satisfies OrderStatus[];

/**
 * Computes the allowance for an order.
 *
 * @returns 0 for the accounts to which the order is too large
 *
 * @example
 * ```ts
 * import { orderAllowance } from './order-limits.ts';
 * import { orderRequest } from '../checkout/testing/order-shop.ts';
 * import assert from 'node:assert/strict';
 *
 * const allowance = orderAllowance({
 *   unverified: { quantity: 5, amount: 5_000_000, openOrders: 3 },
 *   verified: { quantity: 20, amount: 20_000_000, openOrders: 10 },
 * }, orderRequest({ 'sample-0': 6 }));
 * assert.deepEqual(allowance, { unverified: 0, verified: 10 });
 * ```
 */
export function orderAllowance(
  { unverified, verified }: Pick<OrderLimits, 'unverified' | 'verified'>,
  { items, amount }: OrderRequest,
): OrderAllowance {
  const largest = Math.max(...items.map(({ quantity }) => quantity));
  const allowed = (limit: OrderLimit) =>
    largest <= limit.quantity && amount <= limit.amount ? limit.openOrders : 0;
  return { unverified: allowed(unverified), verified: allowed(verified) };
}

/** Returns `true` if another order of the user has to be confirmed. */
export async function exceedsAllowance(
  { read }: Pick<Database, 'read'>,
  userId: string,
  { unverified, verified }: OrderAllowance,
): Promise<boolean> {
  const [user] = await read.select({ emailVerifiedAt: users.emailVerifiedAt }).from(users)
    .where(eq(users.id, userId));
  const open = await read.$count(
    orders,
    and(
      eq(orders.userId, userId),
      eq(orders.payment, 'cod'),
      inArray(orders.status, openStatuses),
    ),
  );
  return open >= (user?.emailVerifiedAt == null ? unverified : verified);
}
