import { sql } from 'drizzle-orm';
import type { OrderStatus } from '../contract/order-status.ts';
import type { Database } from '../db/database.ts';
import { giveStockBack, mailNewStatus, type OrderState } from './order-statements.ts';

/** What else belongs to a cancellation. */
export interface CancelOptions {
  /** Tell the customer, with this as the time. */
  mailAt?: number;
  /** Only if no payment was opened; the order's idempotency key may then be used anew. */
  unopened?: boolean;
}

/**
 * Cancels an order and gives its stock back, in one transaction and once, whoever else tries the same.
 *
 * @param from the status that the order is in; in any other nothing is done
 * @returns whether this call did it
 */
export async function cancelOrder(
  database: Database,
  id: string,
  from: OrderStatus,
  { mailAt, unopened = false }: CancelOptions = {},
): Promise<boolean> {
  const order: OrderState = { id, status: from };
  const condition = unopened ? sql`orders.payment_session_id is null` : sql`true`;
  const key = unopened ? sql`'released:' || orders.id` : sql`orders.idempotency_key`;
  const results = await database.batch((db) => [
    giveStockBack(db, order, condition),
    ...(mailAt === undefined ? [] : [mailNewStatus(db, order, 'cancelled', mailAt)]),
    db.run(sql`
      update orders set status = 'cancelled', idempotency_key = ${key}
      where orders.id = ${id} and orders.status = ${from} and ${condition}`),
  ]);
  return (results.at(-1)?.rowsAffected ?? 0) > 0;
}
