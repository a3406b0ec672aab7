import type { OrderStatus } from '../../contract/orders/order-status.ts';
import type { StatementBuilder } from '../../db/database.ts';
import { staticSql } from './static-sql.ts';

type Runner = Pick<StatementBuilder, 'run'>;

/**
 * An order while it has this status. Each statement that begins or ends something carries this
 * condition, so that a batch which comes second finds nothing to do.
 */
export interface OrderState {
  id: string;
  status: OrderStatus;
}

const holds = 'orders.id = ?1 and orders.status = ?2';
const unopened = 'orders.payment_session_id is null';

// Written with subqueries, which look rows up one by one: joined in FROM, SQLite reads all products.
const ordered = 'select product_id from order_items where order_id = ?1';
const quantityOf = (product: string) =>
  `(select quantity from order_items where order_id = ?1 and product_id = ${product})`;

const moveStock = (sign: '+' | '-', condition: string) =>
  staticSql(`
    update products set stock = stock ${sign} ${quantityOf('products.id')}
    where id in (${ordered}) and exists (select 1 from orders where ${condition})`);

const stockTaken = moveStock('-', holds);
const stockGivenBack = moveStock('+', holds);
const unopenedStockGivenBack = moveStock('+', `${holds} and ${unopened}`);

/** Takes what was ordered from the stock; the schema refuses a stock below zero. */
export function reserveStock(db: Runner, { id, status }: OrderState) {
  return db.run(stockTaken(id, status));
}

/**
 * Cancels an order and gives its stock back; products that are gone meanwhile stay gone.
 *
 * @param onlyUnopened only if no payment was opened; its idempotency key may then be used anew
 */
export function cancelAndRestock(db: Runner, { id, status }: OrderState, onlyUnopened: boolean) {
  return onlyUnopened
    ? [db.run(unopenedStockGivenBack(id, status)), db.run(unopenedCancelled(id, status))] as const
    : [db.run(stockGivenBack(id, status)), db.run(cancelled(id, status))] as const;
}

const cancelled = staticSql(`update orders set status = 'cancelled' where ${holds}`);
const unopenedCancelled = staticSql(`
  update orders set status = 'cancelled', idempotency_key = 'released:' || id
  where ${holds} and ${unopened}`);

const customer = `(select user_id from orders where ${holds})`;
const linesTaken = staticSql(`
  delete from cart_lines
  where user_id = ${customer} and quantity <= ${quantityOf('cart_lines.product_id')}`);
const linesLowered = staticSql(`
  update cart_lines set quantity = quantity - ${quantityOf('cart_lines.product_id')}
  where user_id = ${customer} and product_id in (${ordered})`);

/** Takes what was ordered out of the customer's cart. A line that has grown meanwhile keeps the rest. */
export function removeFromCart(db: Runner, { id, status }: OrderState) {
  return [db.run(linesTaken(id, status)), db.run(linesLowered(id, status))] as const;
}

const confirmed = staticSql(`
  insert into mails (kind, order_id, created_at, next_attempt_at)
  select 'order-placed', orders.id, ?3, ?3 from orders where ${holds}`);

/** Puts the mail that confirms an order into the outbox, while the order has its status. */
export function queueConfirmationMail(db: Runner, { id, status }: OrderState, now: number) {
  return db.run(confirmed(id, status, now));
}

const told = staticSql(`
  insert into mails (kind, order_id, order_status, created_at, next_attempt_at)
  select 'order-status', orders.id, ?3, ?4, ?4 from orders where ${holds}`);

/** Puts the mail that tells of a new status into the outbox, while the order has the old one. */
export function queueStatusMail(
  db: Runner,
  { id, status }: OrderState,
  next: OrderStatus,
  now: number,
) {
  return db.run(told(id, status, next, now));
}
