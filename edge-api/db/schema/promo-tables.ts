import { sql } from 'drizzle-orm';
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { promoKinds } from '../../contract/checkout/promo.ts';

/** Promo codes. An order copies its code and discount. */
export const promoCodes = sqliteTable('promo_codes', {
  /** In the form of `normalizePromoCode()`. */
  code: text('code').primaryKey(),
  kind: text('kind', { enum: promoKinds }).notNull(),
  /** Percent, or đồng. */
  value: integer('value').notNull(),
  /** Total of the goods from which the code is valid, in đồng. */
  minimum: integer('minimum').notNull().default(0),
  firstOrderOnly: integer('first_order_only', { mode: 'boolean' }).notNull().default(false),
  /** Time from which the code is valid, in ms since 1970. */
  from: integer('valid_from'),
  /** Time at which the code ends, in ms since 1970. */
  to: integer('valid_to'),
  /** Number of orders for which the code is valid. */
  limit: integer('uses_limit'),
  limitPerCustomer: integer('limit_per_customer'),
  /** Number of orders with the code that are not cancelled. Triggers on `orders` set it. */
  used: integer('used').notNull().default(0),
  /** Grows with every change by the staff. */
  version: integer('version').notNull().default(1),
}, (table) => [
  check('promo_codes_value_is_positive', sql`${table.value} > 0`),
  check(
    'promo_codes_percent_is_at_most_100',
    sql`${table.kind} <> 'percent' or ${table.value} <= 100`,
  ),
  check('promo_codes_limit_holds', sql`${table.limit} is null or ${table.used} <= ${table.limit}`),
]);
