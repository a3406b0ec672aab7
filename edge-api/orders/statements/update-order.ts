import type { OrderStatus } from '../../contract/orders/order-status.ts';
import type { StatementBuilder } from '../../db/database.ts';
import { staticSql } from '../../db/static-sql.ts';
import { type SQL, sql } from 'drizzle-orm';
import { type orderEventKinds, orders } from '../../db/schema/order-tables.ts';

/**
 * An order and the status that it must have. Every statement requires this status, so that a
 * concurrent batch which runs second changes nothing.
 */
export interface OrderState {
  id: string;
  status: OrderStatus;
  /** Version that it must have as well. @default any */
  version?: number;
}

/** Condition that an order has its state: the parameters are its id and {@linkcode stateOf}. */
export const hasState =
  `orders.id = ?1 and ?2 in (orders.status, orders.status || ' ' || orders.version)`;

/** Returns the second parameter of {@linkcode hasState}: the status, or status and version. */
export const stateOf = ({ status, version }: OrderState): string =>
  version === undefined ? status : `${status} ${version}`;
const isUnopened = 'orders.payment_session_id is null';

// Subqueries look up single rows. With a join in FROM, SQLite scans all products.
const orderedProducts = 'select product_id from order_items where order_id = ?1';
const orderedQuantity = (product: string) =>
  `(select quantity from order_items where order_id = ?1 and product_id = ${product})`;

/** Originator and time of a change of the stock. */
export interface Booking {
  /** `customer`, or an actor of the audit log. */
  actor: string;
  at: number;
}

// A product that was removed has no stock. Units that came back are in it already.
const moveStock = (sign: '+' | '-', condition: string) =>
  staticSql(`
    insert into stock_movements (product_id, delta, reason, order_id, actor, at)
    select product_id, ${sign}(quantity - returned), ?3, order_id, ?4, ?5 from order_items item
    where order_id = ?1 and quantity > returned and exists (select 1 from products where id = item.product_id)
      and exists (select 1 from orders where ${condition})`);

const subtractStock = moveStock('-', hasState);
const addStock = moveStock('+', hasState);
const addUnopenedStock = moveStock('+', `${hasState} and ${isUnopened}`);

/** Subtracts the ordered quantities from the stock. The schema rejects a negative stock. */
export function reserveStock(
  db: StatementBuilder,
  order: OrderState,
  reason: 'sale' | 'confirmation' | 'undo',
  { actor, at }: Booking,
) {
  return db.run(subtractStock(order.id, stateOf(order), reason, actor, at));
}

/** Returns the ordered quantities to the stock. Products that were deleted stay deleted. */
export function returnStock(
  db: StatementBuilder,
  order: OrderState,
  reason: 'return' | 'undo',
  { actor, at }: Booking,
) {
  return db.run(addStock(order.id, stateOf(order), reason, actor, at));
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
export function cancelAndRestock(
  db: StatementBuilder,
  order: OrderState,
  onlyUnopened: boolean,
  { actor, at }: Booking,
) {
  const [add, cancel] = onlyUnopened
    ? [addUnopenedStock, setUnopenedCancelled]
    : [addStock, setCancelled];
  return [
    db.run(add(order.id, stateOf(order), 'cancellation', actor, at)),
    db.run(cancel(order.id, stateOf(order))),
  ] as const;
}

const setProcessing = staticSql(`
  update orders set expires_at = null, confirmed_at = coalesce(confirmed_at, ?3), status = case when not exists (
    select 1 from order_items
    where order_id = ?1 and product_id not in (select id from products)
  ) then 'processing' end
  where ${hasState}`);

const insertStatusEvent = staticSql(`
  insert into order_events (order_id, kind, at, actor, status, text, previous)
  select orders.id, 'status', ?4, ?5, ?3, ?6, ?7 from orders
  where ${hasState} and (?8 = 0 or ${isUnopened})`);

/**
 * Adds a change of the status to the history of an order. It must run while the order has the old
 * status.
 *
 * @param canUndo `true` if staff can undo the change
 * @param onlyUnopened `true` if the change needs an order without an opened payment
 */
export function insertEvent(
  db: StatementBuilder,
  order: OrderState,
  next: OrderStatus,
  { actor, at }: Booking,
  reason: string | null = null,
  canUndo = false,
  onlyUnopened = false,
) {
  const [id, previous] = [order.id, canUndo ? order.status : null];
  return db.run(
    insertStatusEvent(id, stateOf(order), next, at, actor, reason, previous, Number(onlyUnopened)),
  );
}

/**
 * Sets the status of a confirmed order. If a product was deleted, the status is NULL, which
 * violates the constraint of its column.
 */
export function setConfirmed(db: StatementBuilder, order: OrderState, now: number) {
  return db.run(setProcessing(order.id, stateOf(order), now));
}

const customer = `(select user_id from orders where ${hasState})`;
const deleteCartLines = staticSql(`
  delete from cart_lines
  where user_id = ${customer} and quantity <= ${orderedQuantity('cart_lines.product_id')}`);
const reduceCartLines = staticSql(`
  update cart_lines set quantity = quantity - ${orderedQuantity('cart_lines.product_id')}
  where user_id = ${customer} and product_id in (${orderedProducts})`);

/** Subtracts the ordered quantities from the customer's cart and deletes the emptied lines. */
export function removeFromCart(db: StatementBuilder, { id, status }: OrderState) {
  return [db.run(deleteCartLines(id, status)), db.run(reduceCartLines(id, status))] as const;
}

const insertConfirmationMail = staticSql(`
  insert into mails (kind, order_id, created_at, next_attempt_at)
  select 'order-placed', orders.id, ?3, ?3 from orders where ${hasState}`);

/** Queues the mail that confirms an order. */
export function queueConfirmationMail(
  db: StatementBuilder,
  { id, status }: OrderState,
  now: number,
) {
  return db.run(insertConfirmationMail(id, status, now));
}

const insertStatusMail = staticSql(`
  insert into mails (kind, order_id, order_status, created_at, next_attempt_at)
  select 'order-status', orders.id, ?3, ?4, ?5 from orders
  where ${hasState} and (?6 = 0 or ${isUnopened})`);

/**
 * Queues the mail about a new status. It must run while the order has the old one.
 *
 * @param delay time in ms after which it is due
 * @param onlyUnopened `true` if the change needs an order without an opened payment
 */
export function queueStatusMail(
  db: StatementBuilder,
  order: OrderState,
  next: OrderStatus,
  now: number,
  delay = 0,
  onlyUnopened = false,
) {
  return db.run(
    insertStatusMail(order.id, stateOf(order), next, now, now + delay, Number(onlyUnopened)),
  );
}

/** Event of an order, besides a change of the status by `changeStatusStatements()`. */
interface OrderEvent extends Booking {
  kind: (typeof orderEventKinds)[number];
  /** @default none */
  text?: string;
  /** The new status. @default none */
  status?: OrderStatus;
}

/** Builds the statement that adds an event to the history of an order. */
export function insertOrderEvent(
  db: StatementBuilder,
  { kind, at, actor, text, status }: OrderEvent,
  isOrder: SQL | undefined,
) {
  return db.run(sql`
    insert into order_events (order_id, kind, at, actor, status, text)
    select ${orders.id}, ${kind}, ${at}, ${actor}, ${status ?? null}, ${text ?? null} from ${orders}
    where ${isOrder}`);
}
