import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { isGuest } from '../account/guests/open-guest.ts';
import { emailKey } from '../contract/account/user.ts';
import type { Reader } from '../db/database.ts';
import { users } from '../db/schema/account-tables.ts';
import { NotFoundError } from '../errors.ts';

/** Person who orders by phone. The e-mail address is empty if there is none. */
export type PhoneGuest = Record<'name' | 'email' | 'phone', string>;

/** Returns the key of a guest. That of a phone number is not an address that can be registered. */
export const guestKeyOf = ({ email, phone }: PhoneGuest) =>
  email === '' ? `phone:${phone}` : emailKey(email);

/**
 * Returns the id of a customer, or a new id for an unknown one, and the guest who is stored then.
 *
 * @throws {NotFoundError} if no customer has the given id
 */
export async function findPhoneCustomer(
  database: Reader,
  id: string | undefined,
  guest: PhoneGuest,
): Promise<{ userId: string; guest: PhoneGuest }> {
  const { read } = database;
  const isCustomer = id === undefined ? eq(users.emailKey, guestKeyOf(guest)) : eq(users.id, id);
  const isProven = or(isNotNull(users.emailVerifiedAt), isGuest);
  const [customer] = await read.select({ id: users.id, isProven: sql<number>`${isProven}` })
    .from(users).where(and(isCustomer, isNull(users.deletedAt)));
  if (!customer && id !== undefined) throw new NotFoundError('customer');
  if (customer?.isProven === 0 && id === undefined) {
    return await findPhoneCustomer(database, id, { ...guest, email: '' });
  }
  return { userId: customer?.id ?? crypto.randomUUID(), guest };
}
