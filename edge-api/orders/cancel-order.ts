import type { OrderStatus } from '../contract/orders/order-status.ts';
import type { Database } from '../db/database.ts';
import { changeStatusStatements, type StatusChange } from './statements/status-change.ts';

/**
 * Cancels an order and returns its items to stock, in one transaction. Concurrent calls cancel the
 * order once.
 *
 * @param from required current status; an order in another status is not changed
 * @returns `true` if this call cancelled the order
 */
export async function cancelOrder(
  database: Pick<Database, 'batch'>,
  id: string,
  from: OrderStatus,
  options: StatusChange,
): Promise<boolean> {
  const results = await database.batch((db) =>
    changeStatusStatements(db, { id, status: from }, 'cancelled', options)
  );
  return (results.at(-1) as { rowsAffected: number }).rowsAffected > 0;
}
