import type { SQL } from 'drizzle-orm';
import type { OrderRequest } from '../../contract/checkout/order.ts';
import type { OrderTotals } from '../../contract/checkout/order-totals.ts';
import type { OrderStatus } from '../../contract/orders/order-status.ts';
import type { StatementBuilder } from '../../db/database.ts';
import { staticSql } from './static-sql.ts';
import { queueConfirmationMail, removeFromCart, reserveStock } from './update-order.ts';

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
export function initialStatus(payment: 'cod' | 'card'): OrderStatus {
  return payment === 'cod' ? 'processing' : 'awaiting-payment';
}

/**
 * The statements of an order's one transaction; how many there are does not depend on its items. Their
 * text is fixed: putting an insert together column by column took as long as running it.
 */
export function insertOrderStatements(
  db: Pick<StatementBuilder, 'run'>,
  order: NewOrder,
  totals: OrderTotals,
  promoCode: string | undefined,
) {
  const state = { id: order.id, status: initialStatus(order.payment) };
  const reserve = [
    db.run(insertOrder(order, totals, promoCode)),
    db.run(insertItems(order)),
    reserveStock(db, state),
  ] as const;
  if (order.payment === 'card') return reserve;
  return [
    ...reserve,
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

const insertedOrder = staticSql(insertOrderText('?10'));

/** The discount is NULL, which its column refuses, where the customer may not use the code. */
const insertedPromoOrder = staticSql(insertOrderText(`case
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
  const insert = promoCode === undefined ? insertedOrder : insertedPromoOrder;
  return insert(
    ...[id, userId, idempotencyKey, requestHash, initialStatus(payment), payment],
    ...[expiresAt, createdAt, subtotal, discount, shipping, amount, promoCode ?? null],
    ...[firstName, lastName, email, phone, street, ward, district, city, country],
  );
}

/** Name and price are NULL, which their columns refuse, where product or price are not there. */
const insertedItems = staticSql(`
  insert into order_items (order_id, position, product_id, name, image, price, quantity)
  select ?1, asked.key, asked.value ->> 0, product.name, product.image,
    case when product.price = asked.value ->> 2 then product.price end, asked.value ->> 1
  from json_each(?2) asked left join products product on product.id = asked.value ->> 0`);

function insertItems({ id, request: { items } }: NewOrder): SQL {
  const asked = items.map(({ _id, quantity, price }) => [_id, quantity, price]);
  return insertedItems(id, JSON.stringify(asked));
}
