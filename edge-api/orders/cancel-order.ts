import type { OrderStatus } from '../contract/orders/order-status.ts';
import type { Database } from '../db/database.ts';
import { cancelAndRestock, type OrderState, queueStatusMail } from './statements/update-order.ts';

/** Options of {@linkcode cancelOrder}. */
export interface CancelOptions {
  /** Time of the mail that notifies the customer, in ms since 1970; no mail if unset. */
  mailAt?: number;
  /**
   * Cancels the order only if no payment was opened, and releases its idempotency key.
   *
   * @default false
   */
  onlyUnopened?: boolean;
}

/**
 * Cancels an order and returns its items to stock, in one transaction. An unconfirmed order has not
 * taken any stock. Concurrent calls cancel the order once.
 *
 * @param from required current status; an order in another status is not changed
 * @returns `true` if this call cancelled the order
 */
export async function cancelOrder(
  database: Database,
  id: string,
  from: OrderStatus,
  { mailAt, onlyUnopened = false }: CancelOptions = {},
): Promise<boolean> {
  const order: OrderState = { id, status: from };
  const results = await database.batch((db) => {
    const [restock, cancel] = cancelAndRestock(db, order, onlyUnopened);
    const reported = mailAt === undefined
      ? [cancel] as const
      : [queueStatusMail(db, order, 'cancelled', mailAt), cancel] as const;
    // The status changes last, because the other statements require the old one.
    return from === 'awaiting-confirmation' ? reported : [restock, ...reported] as const;
  });
  return (results.at(-1)?.rowsAffected ?? 0) > 0;
}
