import type { OrderStatus } from '../contract/orders/order-status.ts';
import type { Database } from '../db/database.ts';
import { changeStatusStatements, type StatusChange } from './statements/status-change.ts';
import type { OrderState } from './statements/update-order.ts';

/**
 * Cancels an order and returns its items to stock, in one transaction. Concurrent calls cancel the
 * order once.
 *
 * @param from required current status; an order in another status, or with another `version` than
 * a given one, is not changed
 * @returns `true` if this call cancelled the order
 */
export async function cancelOrder(
  database: Pick<Database, 'batch'>,
  id: string,
  from: OrderStatus,
  { version, ...options }: StatusChange & Pick<OrderState, 'version'>,
): Promise<boolean> {
  const results = await database.batch((db) =>
    changeStatusStatements(db, { id, status: from, version }, 'cancelled', options)
  );
  return (results.at(-1) as { rowsAffected: number }).rowsAffected > 0;
}
