import { sql } from 'drizzle-orm';
import { orders } from '../db/schema/order-tables.ts';

/**
 * Returns the phone number of the customer of an order. That of a gift is its recipient's: the
 * giver's is `null` if it is unknown.
 */
export const customerPhone = (
  { giftNote, phone, giverPhone }: Pick<
    typeof orders.$inferSelect,
    'giftNote' | 'phone' | 'giverPhone'
  >,
): string | null => giftNote === null ? phone : giverPhone;

/** The same in SQL. */
export const customerPhoneColumn = sql<string | null>`
  iif(${orders.giftNote} is null, ${orders.phone}, ${orders.giverPhone})`;
