import { addressFields, defaultScheme } from '../../contract/checkout/address-fields.ts';
import { orders } from '../../db/schema/order-tables.ts';
import type { SQL } from 'drizzle-orm';
import type { OrderRequest } from '../../contract/checkout/order.ts';
import type { OrderTotals } from '../../contract/checkout/order-totals.ts';
import type { OrderPayment } from '../../contract/orders/order-payment.ts';
import type { OrderStatus } from '../../contract/orders/order-status.ts';
import type { StatementBuilder } from '../../db/database.ts';
import { promoProblem } from '../../checkout/promo/promo-problem.ts';
import { checkLimits, type LimitCheck } from './check-limits.ts';
import { staticSql } from '../../db/static-sql.ts';
import { queueConfirmationMail, removeFromCart, reserveStock } from './update-order.ts';

export interface NewOrder {
  id: string;
  code: string;
  userId: string;
  request: OrderRequest;
  requestHash: string;
  payment: OrderPayment;
  /** Deposit for which an order on delivery waits, in đồng. @default 0 */
  deposit?: number;
  idempotencyKey: string;
  createdAt: number;
  /** Deadline of payment or confirmation in ms since 1970; null if there is none. */
  expiresAt: number | null;
  /** Network, phone number and address, from `originsOf()`. */
  origins: readonly string[];
  /** Limit above which the order has to be confirmed; none if unset. */
  confirmation?: LimitCheck & {
    /** Deadline of the confirmation, in ms since 1970. */
    expiresAt: number;
  };
  /** Member of staff who takes the order by phone, as in the audit log. @default the customer */
  staff?: string;
  /** `true` if the order exceeds its limit: it waits for confirmation. @default false */
  unconfirmed?: boolean;
}

const firstStatuses = {
  cod: 'processing',
  card: 'awaiting-payment',
  transfer: 'awaiting-transfer',
} as const satisfies Record<OrderPayment, OrderStatus>;

export function initialStatus(
  { payment, deposit = 0, unconfirmed = false }: Pick<
    NewOrder,
    'payment' | 'deposit' | 'unconfirmed'
  >,
): OrderStatus {
  if (unconfirmed) return 'awaiting-confirmation';
  if (deposit > 0) return 'awaiting-transfer';
  return firstStatuses[payment];
}

/**
 * Returns the statements that insert an order, for one batch. Their number does not depend on the
 * number of items. Their text is constant, because assembling an insert column by column took as
 * long as executing it.
 */
export function insertOrderStatements(
  db: StatementBuilder,
  order: NewOrder,
  totals: OrderTotals,
  promoCode: string | undefined,
) {
  const state = { id: order.id, status: initialStatus(order) };
  const inserts = [
    db.run(insertOrder(order, totals, promoCode)),
    db.run(insertItems(order)),
    db.run(insertOrigins(order.id, JSON.stringify(order.origins))),
  ] as const;
  const acceptance = [
    ...order.staff === undefined ? removeFromCart(db, state) : [],
    queueConfirmationMail(db, state, order.createdAt),
  ] as const;
  // An order that has to be confirmed takes its stock then.
  if (order.unconfirmed) return [...inserts, ...acceptance] as const;
  const limited = order.confirmation
    ? [...inserts, db.run(checkLimits(order, order.confirmation))] as const
    : inserts;
  const reserved = [
    ...limited,
    reserveStock(db, state, 'sale', { actor: order.staff ?? 'customer', at: order.createdAt }),
  ] as const;
  return order.payment === 'card' ? reserved : [...reserved, ...acceptance] as const;
}

/** Inserts an order. The user is NULL if the account has been deleted. */
const insertOrderText = (discount: string) => `
  insert into orders (
    id, user_id, idempotency_key, request_hash, status, payment, expires_at, created_at,
    subtotal, discount, shipping, amount, promo_code,
    code, scheme, gift_note, ${
  addressFields.map((field) => orders[field].name).join(', ')
}, deposit,
    giver_phone
  ) values (
    ?1, (select id from users where id = ?2 and deleted_at is null), ?3, ?4, ?5, ?6, ?7, ?8, ?9, ${discount}, ?11, ?12, ?13,
    ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22, ?23, ?24, ?25, ?26, ?27
  )`;

/** Discount of a promo code. It is NULL if the customer may not use the code, or it has changed. */
const promoDiscount = `case
  when ${promoProblem({ user: '?2', code: '?13', now: '?8', subtotal: '?9' })} = '' and ?10 = (
    select case kind when 'percent' then cast(?9 * value / 100 as integer) else min(value, ?9) end
    from promo_codes where code = ?13
  ) then ?10 end`;

// NULL violates the constraint of its column, so that nothing of the order is stored.
const insertWithoutPromo = staticSql(insertOrderText('?10'));
const insertWithPromo = staticSql(insertOrderText(promoDiscount));

function insertOrder(
  order: NewOrder,
  { subtotal, discount, shipping, amount }: OrderTotals,
  promoCode: string | undefined,
): SQL {
  const { id, userId, idempotencyKey, requestHash, payment, unconfirmed, expiresAt, createdAt } =
    order;
  const insert = promoCode === undefined ? insertWithoutPromo : insertWithPromo;
  return insert(
    // An order that waits for the owner is paid on delivery.
    ...[
      id,
      userId,
      idempotencyKey,
      requestHash,
      initialStatus(order),
      unconfirmed ? 'cod' : payment,
    ],
    ...[expiresAt, createdAt, subtotal, discount, shipping, amount, promoCode ?? null],
    order.code,
    order.request.address.scheme ?? defaultScheme,
    order.request.gift?.note ?? null,
    ...addressFields.map((field) => order.request.address[field]),
    order.deposit ?? 0,
    order.request.gift?.phone ?? null,
  );
}

/**
 * Inserts the items of an order. If a product is not sold or has another price, its name or
 * price is NULL, which violates the constraint of that column.
 */
const insertRequestedItems = staticSql(`
  insert into order_items (order_id, position, product_id, name, image, price, quantity)
  select ?1, requested.key, requested.value ->> 0,
    product.name || coalesce(' · ' || product.option, ''), product.image,
    case when product.price = requested.value ->> 2 then product.price end,
    requested.value ->> 1
  from json_each(?2) requested left join products product
    on product.id = requested.value ->> 0 and product.hidden <> 1`);

const insertOrigins = staticSql(`
  insert into order_origins (order_id, origin) select ?1, value from json_each(?2)`);

function insertItems({ id, request: { items } }: NewOrder): SQL {
  const requested = items.map(({ _id, quantity, price }) => [_id, quantity, price]);
  return insertRequestedItems(id, JSON.stringify(requested));
}
