import type { OrderAllowance } from '../order-limits.ts';
import { staticSql } from '../../db/static-sql.ts';

/**
 * Part of the stock that an origin may take before the owner has confirmed its orders: a third, at
 * least one unit.
 *
 * @param stock units that are left
 * @param taken units that the origin has taken with this order
 * @param ordered units of this order, which are still in stock
 */
const share = (stock: string, taken: string, ordered: string) =>
  `max(1, (${stock} + ${taken} - ${ordered}) / 3)`;

/**
 * Maximum number of items of the unconfirmed orders of an origin. It bounds the work of the sums
 * below, which run while all other writes wait.
 */
const maxItems = 2_000;

const tooManyOpenOrders = `(
    select count(*) from orders where user_id = ?2 and id <> ?1 and paid_at is null
      and status in (
        'awaiting-payment', 'awaiting-transfer', 'awaiting-confirmation', 'processing', 'shipping'
      )
  ) >= iif(
    exists (select 1 from orders where user_id = ?2 and status = 'delivered'), ?3, ?4
  )`;

/**
 * Condition that the customer of an order, or one of its phone numbers, is blocked.
 *
 * @param id, userId expressions for the order and its customer
 */
export const isBlocked = (id: string, userId: string) =>
  `(exists (
    select 1 from customer_records where user_id = ${userId} and blocked_at is not null
  ) or exists (
    select 1 from order_origins own join blocked_phones on blocked_phones.origin = own.origin
    where own.order_id = ${id}
  ))`;

const tooManyOfOrigin = (compared: string) =>
  `exists (
    select 1 from order_origins own where own.order_id = ?1 and ${compared} and (
      select count(*) from (
        select 1 from order_origins other join order_items item on item.order_id = other.order_id
        where other.origin = own.origin limit ${maxItems + 1}
      )
    ) > ${maxItems})`;

/**
 * Condition that an order is above the share of one of its origins.
 *
 * @param compared condition on the origins that count
 * @param ordered units of a list of items that are still in stock
 */
const aboveShare = (compared: string, ordered: (list: string) => string) =>
  `exists (
    with taken as (
      select own.origin, item.product_id, sum(item.quantity) as units
      from order_origins own
      join order_origins other on other.origin = own.origin
      join orders on orders.id = other.order_id
        and orders.status in ('awaiting-payment', 'awaiting-transfer', 'processing')
        and orders.confirmed_at is null
      join order_items item on item.order_id = orders.id
      where own.order_id = ?1 and ${compared} group by own.origin, item.product_id
    )
    select 1 from order_items item
    join taken on taken.product_id = item.product_id
    join products on products.id = item.product_id
    where item.order_id = ?1
      and taken.units > ${share('products.stock', 'taken.units', ordered('item'))}
    union all
    select 1 from (select sum(units) as units from taken group by origin) whole
    join (select sum(quantity) as quantity from order_items where order_id = ?1) item
    where whole.units > ${
    share(`(select value from counters where name = 'units')`, 'whole.units', ordered('item'))
  }
  )`;

const blocked = isBlocked('?1', '?2');
const text = (shares: string) => `
  update orders set status = null where id = ?1 and (${blocked} or ${tooManyOpenOrders}${shares})`;

const checkAccount = staticSql(text(''));
/** @param compared, ordered as of {@linkcode aboveShare} */
const exceedsShare = (...[compared, ordered]: Parameters<typeof aboveShare>) =>
  // CASE evaluates the sums only below the maximum number of items.
  ` or case when ${tooManyOfOrigin(compared)} then 1 else ${aboveShare(compared, ordered)} end`;

const checkShares = staticSql(text(exceedsShare('true', (list) => `${list}.quantity`)));

// An origin that no other order has is no way around a share.
const isShared = `own.origin in (select value from json_each(?2)) and exists (
      select 1 from order_origins shared
      where shared.origin = own.origin and shared.order_id <> ?1)`;

const moved = (shares: string) => `
  update orders set status = null where id = ?1 and status <> 'awaiting-confirmation' and (exists (
    select 1 from blocked_phones where origin in (select value from json_each(?2)))${shares})`;

const checkMovedPhone = staticSql(moved(''));
const checkMovedShares = staticSql(moved(exceedsShare(isShared, () => '0')));

/** Values with which {@linkcode checkLimits} compares an order. */
export interface LimitCheck {
  allowance: OrderAllowance;
  /** `true` to check the shares of its network, phone number and address. */
  shares: boolean;
}

/**
 * Builds the statement that rejects an order above a limit, or of a blocked customer: it sets the
 * status to NULL, which violates the constraint of the column. It runs after the inserts of the
 * order, its items and origins, and before its stock is taken.
 */
export function checkLimits(
  { id, userId }: { id: string; userId: string },
  { allowance: { knownCustomer, newCustomer }, shares }: LimitCheck,
) {
  return (shares ? checkShares : checkAccount)(id, userId, knownCustomer, newCustomer);
}

/**
 * Builds the statement that rejects the new origins of an order which has taken its stock, as
 * {@linkcode checkLimits} does: otherwise a share, and the block of a phone number, would hold for
 * the first address of each order only.
 *
 * @param origins new origins, which are stored
 */
export const checkMovedOrder = (id: string, origins: readonly string[], shares: boolean) =>
  (shares ? checkMovedShares : checkMovedPhone)(id, JSON.stringify(origins));
