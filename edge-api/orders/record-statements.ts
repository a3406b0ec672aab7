import { type SQL, sql } from 'drizzle-orm';
import type { OrderRequest, OrderTotals } from '../contract/order.ts';
import type { OrderStatus } from '../contract/order-status.ts';
import type { StatementBuilder } from '../db/database.ts';
import { mailConfirmation, takeFromCart, takeStock } from './order-statements.ts';

/** An order to be recorded. */
export interface NewOrder {
  id: string;
  userId: string;
  request: OrderRequest;
  requestHash: string;
  payment: 'cod' | 'card';
  idempotencyKey: string;
  /** ms since 1970 */
  createdAt: number;
  /** When an unpaid one gives its stock back. */
  expiresAt: number | null;
}

/** What an order begins with. */
export function firstStatus(payment: 'cod' | 'card'): OrderStatus {
  return payment === 'cod' ? 'processing' : 'awaiting-payment';
}

/**
 * The statements of an order's one transaction; how many there are does not depend on its items. They
 * are written as text: putting an insert together column by column took as long as running it.
 */
export function recordStatements(
  db: Pick<StatementBuilder, 'run'>,
  order: NewOrder,
  totals: OrderTotals,
  promoCode: string | undefined,
) {
  const state = { id: order.id, status: firstStatus(order.payment) };
  const reserve = [
    db.run(insertOrder(order, totals, promoCode)),
    db.run(insertItems(order)),
    takeStock(db, state),
  ] as const;
  if (order.payment === 'card') return reserve;
  return [
    ...reserve,
    ...takeFromCart(db, state),
    mailConfirmation(db, state, order.createdAt),
  ] as const;
}

function insertOrder(order: NewOrder, totals: OrderTotals, promoCode: string | undefined): SQL {
  const { id, userId, request: { address }, payment } = order;
  const discount = promoCode === undefined ? 0 : ifPromoAllowed(userId, totals.discount);
  return sql`
    insert into orders (
      id, user_id, idempotency_key, request_hash, status, payment,
      first_name, last_name, email, phone, street, ward, district, city, country,
      subtotal, discount, shipping, amount, promo_code, expires_at, created_at
    ) values (
      ${id}, ${userId}, ${order.idempotencyKey}, ${order.requestHash}, ${firstStatus(payment)},
      ${payment}, ${address.firstName}, ${address.lastName}, ${address.email}, ${address.phone},
      ${address.street}, ${address.ward}, ${address.district}, ${address.city}, ${address.country},
      ${totals.subtotal}, ${discount}, ${totals.shipping}, ${totals.amount}, ${promoCode ?? null},
      ${order.expiresAt}, ${order.createdAt}
    )`;
}

/** NULL, which the column refuses, where the customer may not use the code. */
function ifPromoAllowed(userId: string, discount: number): SQL {
  return sql`case when
    exists (select 1 from users where id = ${userId} and email_verified_at is not null)
    and not exists (select 1 from orders where user_id = ${userId} and status <> 'cancelled')
    then ${discount} end`;
}

/** Name and price are NULL, which their columns refuse, where product or price are not there. */
function insertItems({ id, request: { items } }: NewOrder): SQL {
  const asked = JSON.stringify(items.map(({ _id, quantity, price }) => [_id, quantity, price]));
  return sql`
    insert into order_items (order_id, position, product_id, name, image, price, quantity)
    select ${id}, asked.key, asked.value ->> 0, product.name, product.image,
      case when product.price = asked.value ->> 2 then product.price end, asked.value ->> 1
    from json_each(${asked}) asked left join products product on product.id = asked.value ->> 0`;
}
