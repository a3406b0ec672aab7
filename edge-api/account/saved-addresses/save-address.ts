import { and, eq, sql } from 'drizzle-orm';
import type { SavedAddress } from '../../contract/account/account-overview.ts';
import { savedAddressLimit } from '../../contract/account/saved-address.ts';
import type { Address } from '../../contract/checkout/address.ts';
import type { Database } from '../../db/database.ts';
import { savedAddresses, users } from '../../db/schema/account-tables.ts';
import { toSavedAddress } from './list-saved-addresses.ts';

/**
 * Saves a delivery address of a user. If the user has saved it before, the time of its last use is
 * renewed.
 *
 * @param now ms since 1970
 * @returns undefined if the user has the maximum number of addresses
 */
export async function saveAddress(
  database: Database,
  userId: string,
  address: Address,
  now: number,
): Promise<SavedAddress | undefined> {
  const { firstName, lastName, email, phone, street, ward, district, city } = address;
  const isSame = and(
    eq(savedAddresses.userId, userId),
    eq(savedAddresses.firstName, firstName),
    eq(savedAddresses.lastName, lastName),
    eq(savedAddresses.email, email),
    eq(savedAddresses.phone, phone),
    eq(savedAddresses.street, street),
    eq(savedAddresses.ward, ward),
    eq(savedAddresses.district, district),
    eq(savedAddresses.city, city),
  );
  const [, , [row]] = await database.batch((db) => [
    db.update(savedAddresses).set({ usedAt: now }).where(isSame),
    db.insert(savedAddresses).select(sql`
      select ${crypto.randomUUID()}, ${users.id}, ${firstName}, ${lastName}, ${email}, ${phone},
        ${street}, ${ward}, ${district}, ${city}, ${now}, ${now}
      from ${users}
      where ${users.id} = ${userId} and ${users.deletedAt} is null
        and not exists (select 1 from ${savedAddresses} where ${isSame})
        and (
          select count(*) from ${savedAddresses} where ${savedAddresses.userId} = ${userId}
        ) < ${savedAddressLimit}`),
    db.select().from(savedAddresses).where(isSame).limit(1),
  ]);
  return row && toSavedAddress(row);
}
