import { type SQL, sql } from 'drizzle-orm';
import type { OrderStatus } from '../contract/order-status.ts';
import type { StatementBuilder } from '../db/database.ts';

type Runner = Pick<StatementBuilder, 'run'>;

/**
 * An order while it has this status. Each statement that begins or ends something carries this
 * condition, so that a batch which comes second finds nothing to do.
 */
export interface OrderState {
  id: string;
  status: OrderStatus;
}

const holds = ({ id, status }: OrderState) => sql`orders.id = ${id} and orders.status = ${status}`;

/** Takes what was ordered from the stock; the schema refuses a stock below zero. */
export function takeStock(db: Runner, order: OrderState) {
  return moveStock(db, order, sql`-`);
}

/** Gives back to the stock what was ordered; products that are gone meanwhile stay gone. */
export function giveStockBack(db: Runner, order: OrderState, condition?: SQL) {
  return moveStock(db, order, sql`+`, condition);
}

/** Written so that the products are looked up one by one: joined in FROM, all of them are read. */
function moveStock(db: Runner, order: OrderState, sign: SQL, condition: SQL = sql`true`) {
  return db.run(sql`
    update products set stock = stock ${sign} (
      select quantity from order_items where order_id = ${order.id} and product_id = products.id
    )
    where id in (
      select item.product_id from orders cross join order_items item
      where ${holds(order)} and ${condition} and item.order_id = orders.id
    )`);
}

/** Takes what was ordered out of the customer's cart. A line that has grown meanwhile keeps the rest. */
export function takeFromCart(db: Runner, order: OrderState) {
  return [
    db.run(sql`
      delete from cart_lines where rowid in (
        select line.rowid from orders cross join order_items item cross join cart_lines line
        where ${holds(order)} and item.order_id = orders.id and line.user_id = orders.user_id
          and line.product_id = item.product_id and line.quantity <= item.quantity
      )`),
    db.run(sql`
      update cart_lines set quantity = cart_lines.quantity - item.quantity
      from orders cross join order_items item
      where ${holds(order)} and item.order_id = orders.id and cart_lines.user_id = orders.user_id
        and cart_lines.product_id = item.product_id`),
  ] as const;
}

/** Puts the mail that confirms an order into the outbox, while the order has its status. */
export function mailConfirmation(db: Runner, order: OrderState, now: number) {
  return db.run(sql`
    insert into mails (kind, order_id, created_at, next_attempt_at)
    select 'order-placed', orders.id, ${now}, ${now} from orders where ${holds(order)}`);
}

/** Puts the mail that tells of a new status into the outbox, while the order has the old one. */
export function mailNewStatus(db: Runner, order: OrderState, next: OrderStatus, now: number) {
  return db.run(sql`
    insert into mails (kind, order_id, order_status, created_at, next_attempt_at)
    select 'order-status', orders.id, ${next}, ${now}, ${now} from orders where ${holds(order)}`);
}
