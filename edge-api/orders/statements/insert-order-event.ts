import { type SQL, sql } from 'drizzle-orm';
import type { OrderStatus } from '../../contract/orders/order-status.ts';
import type { StatementBuilder } from '../../db/database.ts';
import { type orderEventKinds, orders } from '../../db/schema/order-tables.ts';
import type { Booking } from './update-order.ts';

/** Event of an order, besides a change of the status by `changeStatusStatements()`. */
export interface OrderEvent extends Booking {
  kind: (typeof orderEventKinds)[number];
  /** @default none */
  text?: string;
  /** The new status. @default none */
  status?: OrderStatus;
}

/**
 * Builds the statement that adds an event to the history of an order.
 *
 * @param isOrder condition on the row of the order
 */
export function insertOrderEvent(
  db: Pick<StatementBuilder, 'run'>,
  { kind, at, actor, text, status }: OrderEvent,
  isOrder: SQL | undefined,
) {
  return db.run(sql`
    insert into order_events (order_id, kind, at, actor, status, text)
    select ${orders.id}, ${kind}, ${at}, ${actor}, ${status ?? null}, ${text ?? null} from ${orders}
    where ${isOrder}`);
}
