import { and, asc, eq, exists, gte, lt, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/account-tables.ts';
import { orderOrigins, orders } from '../db/schema/order-tables.ts';
import { cancelOrder } from './cancel-order.ts';
import type { OrderDeps } from './order-deps.ts';
import { closePayment } from './reconcile-payment.ts';

/** Filter of the unconfirmed orders. All of its conditions apply. */
export interface UnconfirmedFilter {
  /** Origins, from `phoneOrigin()` and `networkOrigin()`. */
  origins: readonly string[];
  /** Earliest time of placement, in ms since 1970. */
  since?: number;
  /** Time before which the orders were placed, in ms since 1970. */
  until?: number;
}

/** Order that the owner has not confirmed and nobody has paid. */
export type UnconfirmedOrder = Awaited<ReturnType<typeof findUnconfirmedOrders>>[number];

/** Returns the orders that the owner has not confirmed and nobody has paid, oldest first. */
export async function findUnconfirmedOrders(
  { read }: Pick<Database, 'read'>,
  { origins, since, until }: UnconfirmedFilter,
) {
  const hasOrigin = (origin?: string): SQL =>
    exists(
      read.select({ id: orderOrigins.orderId }).from(orderOrigins).where(and(
        eq(orderOrigins.orderId, orders.id),
        origin === undefined ? undefined : eq(orderOrigins.origin, origin),
      )),
    );
  return await read.select({
    id: orders.id,
    status: orders.status,
    paymentSessionId: orders.paymentSessionId,
    emailVerifiedAt: users.emailVerifiedAt,
  }).from(orders).innerJoin(users, eq(users.id, orders.userId)).where(and(
    hasOrigin(),
    ...origins.map(hasOrigin),
    since === undefined ? undefined : gte(orders.createdAt, since),
    until === undefined ? undefined : lt(orders.createdAt, until),
  )).orderBy(asc(orders.createdAt));
}

/**
 * Cancels an unconfirmed order and returns its stock. Only customers with a verified address get a
 * mail: the others may be strangers whose addresses were misused.
 *
 * @returns `false` if the order has changed meanwhile
 * @throws {PaymentError} if a payment has to be closed and the provider is unavailable
 */
export async function cancelUnconfirmedOrder(
  deps: OrderDeps,
  { id, status, paymentSessionId, emailVerifiedAt }: UnconfirmedOrder,
): Promise<boolean> {
  const mailAt = emailVerifiedAt === null ? undefined : deps.clock();
  return status === 'awaiting-payment'
    ? await closePayment(deps, { id, paymentSessionId }, { mailAt }) === 'cancelled'
    : await cancelOrder(deps.database, id, status, { mailAt });
}
