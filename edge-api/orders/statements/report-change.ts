import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { undoTime } from '../../contract/orders/order-status.ts';
import type { StatementBuilder } from '../../db/database.ts';
import { mails, type OrderChangeKind } from '../../db/schema/mail-tables.ts';
import { orders } from '../../db/schema/order-tables.ts';

/**
 * Builds the statement that queues a mail about an order.
 *
 * @param isOrder condition on the order, which holds before the change alone
 * @param delay time in ms after which it is due
 */
export function queueOrderMail(
  db: StatementBuilder,
  kind: OrderChangeKind,
  at: number,
  isOrder: SQL | undefined,
  delay = 0,
) {
  return db.run(sql`
    insert into mails (kind, order_id, created_at, next_attempt_at)
    select ${kind}, ${orders.id}, ${at}, ${at + delay} from ${orders} where ${isOrder}`);
}

/**
 * Builds the statements that report a change by staff to the customer, besides those of the status.
 * The mail is due when staff can no longer undo the change. It replaces a waiting one of its kind.
 *
 * @param at time of the change, in ms since 1970
 * @param isOrder condition on the order, which holds before the change alone
 */
export function reportChange(
  db: StatementBuilder,
  kind: OrderChangeKind,
  at: number,
  isOrder: SQL | undefined,
) {
  const changed = db.select({ id: orders.id }).from(orders).where(isOrder);
  return [
    db.delete(mails)
      .where(and(inArray(mails.orderId, changed), eq(mails.kind, kind), eq(mails.attempts, 0))),
    queueOrderMail(db, kind, at, isOrder, undoTime),
  ] as const;
}
