import type { OrderStatus } from '../contract/orders/order-status.ts';
import type { Database } from '../db/database.ts';
import { staticSql } from '../db/static-sql.ts';
import { changeStatusStatements, type StatusChange } from './statements/status-change.ts';
import { hasState, type OrderState, stateOf } from './statements/update-order.ts';

const hasMoney = `${hasState} and 0 < (
  select sum(amount) from payments where order_id = orders.id and state = 'paid')`;

/** Reports to staff that they are to pay money back, in place of a report that waits. */
const deleteReports = staticSql(`
  delete from mails where order_id = ?1 and kind in ('new-order', 'new-order-push')
    and attempts = 0 and exists (select 1 from orders where ${hasMoney})`);
const insertReports = staticSql(`
  insert into mails (kind, order_id, created_at, next_attempt_at)
  select column1, orders.id, ?3, ?3 from orders, (values ('new-order'), ('new-order-push'))
  where ${hasMoney} and 60 > (
    select count(*) from mails where kind = 'new-order' and created_at > ?3 - 3600000)`);

/**
 * Cancels an order without its staff and returns its items to stock, in one transaction. If money
 * has arrived, staff get a report. Concurrent calls cancel the order once.
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
  const order = { id, status: from, version };
  const results = await database.batch((db) => [
    db.run(deleteReports(id, stateOf(order))),
    db.run(insertReports(id, stateOf(order), options.at)),
    ...changeStatusStatements(db, order, 'cancelled', options),
  ]);
  return (results.at(-1) as { rowsAffected: number }).rowsAffected > 0;
}
