import type { SQL } from 'drizzle-orm';
import type { OrderRequest } from '../../contract/checkout/order.ts';
import type { OrderTotals } from '../../contract/checkout/order-totals.ts';
import type { OrderStatus } from '../../contract/orders/order-status.ts';
import type { StatementBuilder } from '../../db/database.ts';
import { staticSql } from './static-sql.ts';
import { queueConfirmationMail, removeFromCart, reserveStock } from './update-order.ts';

/** An order to insert. */
export interface NewOrder {
  id: string;
  userId: string;
  request: OrderRequest;
  requestHash: string;
  payment: 'cod' | 'card';
  idempotencyKey: string;
  /** ms since 1970 */
  createdAt: number;
  /** Payment deadline in ms since 1970; null if the order is paid on delivery. */
  expiresAt: number | null;
}

/** Returns the status of a new order. */
export function initialStatus(payment: 'cod' | 'card'): OrderStatus {
  return payment === 'cod' ? 'processing' : 'awaiting-payment';
}

/**
 * Returns the statements that insert an order, for one batch. Their number does not depend on the
 * number of items. Their text is constant, because assembling an insert column by column took as
 * long as executing it.
 */
export function insertOrderStatements(
  db: Pick<StatementBuilder, 'run'>,
  order: NewOrder,
  totals: OrderTotals,
  promoCode: string | undefined,
) {
  const state = { id: order.id, status: initialStatus(order.payment) };
  const reservation = [
    db.run(insertOrder(order, totals, promoCode)),
    db.run(insertItems(order)),
    reserveStock(db, state),
  ] as const;
  if (order.payment === 'card') return reservation;
  return [
    ...reservation,
    ...removeFromCart(db, state),
    queueConfirmationMail(db, state, order.createdAt),
  ] as const;
}

const insertOrderText = (discount: string) => `
  insert into orders (
    id, user_id, idempotency_key, request_hash, status, payment, expires_at, created_at,
    subtotal, discount, shipping, amount, promo_code,
    first_name, last_name, email, phone, street, ward, district, city, country
  ) values (
    ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ${discount}, ?11, ?12, ?13,
    ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22
  )`;

const insertWithoutPromo = staticSql(insertOrderText('?10'));

/**
 * Inserts an order with a promo code. If the customer may not use the code, the discount is NULL,
 * which violates the constraint of its column.
 */
const insertWithPromo = staticSql(insertOrderText(`case
  when exists (select 1 from users where id = ?2 and email_verified_at is not null)
    and not exists (select 1 from orders where user_id = ?2 and status <> 'cancelled')
  then ?10 end`));

function insertOrder(
  order: NewOrder,
  { subtotal, discount, shipping, amount }: OrderTotals,
  promoCode: string | undefined,
): SQL {
  const { id, userId, idempotencyKey, requestHash, payment, expiresAt, createdAt } = order;
  const { firstName, lastName, email, phone, street, ward, district, city, country } =
    order.request.address;
  const insert = promoCode === undefined ? insertWithoutPromo : insertWithPromo;
  return insert(
    ...[id, userId, idempotencyKey, requestHash, initialStatus(payment), payment],
    ...[expiresAt, createdAt, subtotal, discount, shipping, amount, promoCode ?? null],
    ...[firstName, lastName, email, phone, street, ward, district, city, country],
  );
}

/**
 * Inserts the items of an order. If a product does not exist or has another price, its name or
 * price is NULL, which violates the constraint of that column.
 */
const insertRequestedItems = staticSql(`
  insert into order_items (order_id, position, product_id, name, image, price, quantity)
  select ?1, requested.key, requested.value ->> 0, product.name, product.image,
    case when product.price = requested.value ->> 2 then product.price end,
    requested.value ->> 1
  from json_each(?2) requested left join products product on product.id = requested.value ->> 0`);

function insertItems({ id, request: { items } }: NewOrder): SQL {
  const requested = items.map(({ _id, quantity, price }) => [_id, quantity, price]);
  return insertRequestedItems(id, JSON.stringify(requested));
}
