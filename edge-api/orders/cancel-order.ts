import type { OrderStatus } from '../contract/orders/order-status.ts';
import type { Database } from '../db/database.ts';
import { cancelAndRestock, type OrderState, queueStatusMail } from './statements/update-order.ts';

/** What else belongs to a cancellation. */
export interface CancelOptions {
  /** Tell the customer, with this as the time. */
  mailAt?: number;
  /** Only if no payment was opened; the order's idempotency key may then be used anew. */
  onlyUnopened?: boolean;
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
  { mailAt, onlyUnopened = false }: CancelOptions = {},
): Promise<boolean> {
  const order: OrderState = { id, status: from };
  const results = await database.batch((db) => {
    const [giveStockBack, cancel] = cancelAndRestock(db, order, onlyUnopened);
    // The order changes its status last: the others ask for the old one.
    return mailAt === undefined
      ? [giveStockBack, cancel]
      : [giveStockBack, queueStatusMail(db, order, 'cancelled', mailAt), cancel];
  });
  return (results.at(-1)?.rowsAffected ?? 0) > 0;
}
