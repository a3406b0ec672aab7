import type { orders } from '../db/schema/order-tables.ts';

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
