import type { SQL } from 'drizzle-orm';
import { openStatuses, type OrderAllowance } from '../order-limits.ts';
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
  /** Deadline of payment or confirmation in ms since 1970; null if there is none. */
  expiresAt: number | null;
  /** Limit above which the order has to be confirmed; none if unset. */
  confirmation?: {
    allowance: OrderAllowance;
    /** Deadline of the confirmation, in ms since 1970. */
    expiresAt: number;
  };
  /** `true` if the order exceeds its limit: it waits for confirmation. @default false */
  unconfirmed?: boolean;
}

/** Returns the status of a new order. */
export function initialStatus(
  { payment, unconfirmed = false }: Pick<NewOrder, 'payment' | 'unconfirmed'>,
): OrderStatus {
  if (payment === 'card') return 'awaiting-payment';
  return unconfirmed ? 'awaiting-confirmation' : 'processing';
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
  const state = { id: order.id, status: initialStatus(order) };
  const inserts = [
    db.run(insertOrder(order, totals, promoCode)),
    db.run(insertItems(order)),
  ] as const;
  if (order.payment === 'card') return [...inserts, reserveStock(db, state)] as const;
  const acceptance = [
    ...removeFromCart(db, state),
    queueConfirmationMail(db, state, order.createdAt),
  ] as const;
  // An order that has to be confirmed takes its stock then.
  return order.unconfirmed
    ? [...inserts, ...acceptance] as const
    : [...inserts, reserveStock(db, state), ...acceptance] as const;
}

/** Inserts an order. The user is NULL if the account has been deleted. */
const insertOrderText = (discount: string, status = '?5') => `
  insert into orders (
    id, user_id, idempotency_key, request_hash, status, payment, expires_at, created_at,
    subtotal, discount, shipping, amount, promo_code,
    first_name, last_name, email, phone, street, ward, district, city, country
  ) values (
    ?1, (select id from users where id = ?2 and deleted_at is null), ?3, ?4, ${status}, ?6, ?7, ?8, ?9, ${discount}, ?11, ?12, ?13,
    ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22
  )`;

/** Discount of a promo code. It is NULL if the customer may not use the code. */
const promoDiscount = `case
  when exists (select 1 from users where id = ?2 and email_verified_at is not null)
    and not exists (select 1 from orders where user_id = ?2 and status <> 'cancelled')
  then ?10 end`;

/** Status of an order with an allowance. It is NULL if the customer has too many open orders. */
const allowedStatus = `case when (
    select count(*) from orders where user_id = ?2 and payment = 'cod'
      and status in (${openStatuses.map((status) => `'${status}'`).join(', ')})
  ) < (select iif(email_verified_at is null, ?23, ?24) from users where id = ?2) then ?5 end`;

// NULL violates the constraint of its column, so that nothing of the order is stored.
const insertUnlimited = {
  withoutPromo: staticSql(insertOrderText('?10')),
  withPromo: staticSql(insertOrderText(promoDiscount)),
};
const insertLimited = {
  withoutPromo: staticSql(insertOrderText('?10', allowedStatus)),
  withPromo: staticSql(insertOrderText(promoDiscount, allowedStatus)),
};

function insertOrder(
  order: NewOrder,
  { subtotal, discount, shipping, amount }: OrderTotals,
  promoCode: string | undefined,
): SQL {
  const { id, userId, idempotencyKey, requestHash, payment, expiresAt, createdAt } = order;
  const { allowance } = order.unconfirmed ? {} : order.confirmation ?? {};
  const { firstName, lastName, email, phone, street, ward, district, city, country } =
    order.request.address;
  const inserts = allowance ? insertLimited : insertUnlimited;
  const insert = promoCode === undefined ? inserts.withoutPromo : inserts.withPromo;
  return insert(
    ...[id, userId, idempotencyKey, requestHash, initialStatus(order), payment],
    ...[expiresAt, createdAt, subtotal, discount, shipping, amount, promoCode ?? null],
    ...[firstName, lastName, email, phone, street, ward, district, city, country],
    ...(allowance ? [allowance.unverified, allowance.verified] : []),
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
