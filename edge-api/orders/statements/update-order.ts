import type { OrderStatus } from '../../contract/orders/order-status.ts';
import type { StatementBuilder } from '../../db/database.ts';
import { staticSql } from './static-sql.ts';

type Runner = Pick<StatementBuilder, 'run'>;

/**
 * An order and the status that it must have. Every statement requires this status, so that a
 * concurrent batch which runs second changes nothing.
 */
export interface OrderState {
  id: string;
  status: OrderStatus;
}

const hasState = 'orders.id = ?1 and orders.status = ?2';
const isUnopened = 'orders.payment_session_id is null';

// Subqueries look up single rows. With a join in FROM, SQLite scans all products.
const orderedProducts = 'select product_id from order_items where order_id = ?1';
const orderedQuantity = (product: string) =>
  `(select quantity from order_items where order_id = ?1 and product_id = ${product})`;

const changeStock = (sign: '+' | '-', condition: string) =>
  staticSql(`
    update products set stock = stock ${sign} ${orderedQuantity('products.id')}
    where id in (${orderedProducts}) and exists (select 1 from orders where ${condition})`);

const subtractStock = changeStock('-', hasState);
const addStock = changeStock('+', hasState);
const addUnopenedStock = changeStock('+', `${hasState} and ${isUnopened}`);

/** Subtracts the ordered quantities from the stock. The schema rejects a negative stock. */
export function reserveStock(db: Runner, { id, status }: OrderState) {
  return db.run(subtractStock(id, status));
}

const setCancelled = staticSql(`update orders set status = 'cancelled' where ${hasState}`);
const setUnopenedCancelled = staticSql(`
  update orders set status = 'cancelled', idempotency_key = 'released:' || id
  where ${hasState} and ${isUnopened}`);

/**
 * Cancels an order and returns its items to stock. Products that were deleted in the meantime stay
 * deleted.
 *
 * @param onlyUnopened `true` to cancel only if no payment was opened, and to release the
 * idempotency key
 */
export function cancelAndRestock(db: Runner, { id, status }: OrderState, onlyUnopened: boolean) {
  return onlyUnopened
    ? [db.run(addUnopenedStock(id, status)), db.run(setUnopenedCancelled(id, status))] as const
    : [db.run(addStock(id, status)), db.run(setCancelled(id, status))] as const;
}

const setProcessing = staticSql(`
  update orders set expires_at = null, status = case when not exists (
    select 1 from order_items
    where order_id = ?1 and product_id not in (select id from products)
  ) then 'processing' end
  where ${hasState}`);

/**
 * Sets the status of a confirmed order. If a product was deleted, the status is NULL, which
 * violates the constraint of its column.
 */
export function setConfirmed(db: Runner, { id, status }: OrderState) {
  return db.run(setProcessing(id, status));
}

const customer = `(select user_id from orders where ${hasState})`;
const deleteCartLines = staticSql(`
  delete from cart_lines
  where user_id = ${customer} and quantity <= ${orderedQuantity('cart_lines.product_id')}`);
const reduceCartLines = staticSql(`
  update cart_lines set quantity = quantity - ${orderedQuantity('cart_lines.product_id')}
  where user_id = ${customer} and product_id in (${orderedProducts})`);

/** Subtracts the ordered quantities from the customer's cart and deletes the emptied lines. */
export function removeFromCart(db: Runner, { id, status }: OrderState) {
  return [db.run(deleteCartLines(id, status)), db.run(reduceCartLines(id, status))] as const;
}

const insertConfirmationMail = staticSql(`
  insert into mails (kind, order_id, created_at, next_attempt_at)
  select 'order-placed', orders.id, ?3, ?3 from orders where ${hasState}`);

/**
 * Queues the mail that confirms an order.
 *
 * @param now ms since 1970
 */
export function queueConfirmationMail(db: Runner, { id, status }: OrderState, now: number) {
  return db.run(insertConfirmationMail(id, status, now));
}

const insertStatusMail = staticSql(`
  insert into mails (kind, order_id, order_status, created_at, next_attempt_at)
  select 'order-status', orders.id, ?3, ?4, ?4 from orders where ${hasState}`);

/**
 * Queues the mail about a new status. It must run while the order has the old one.
 *
 * @param now ms since 1970
 */
export function queueStatusMail(
  db: Runner,
  { id, status }: OrderState,
  next: OrderStatus,
  now: number,
) {
  return db.run(insertStatusMail(id, status, next, now));
}
