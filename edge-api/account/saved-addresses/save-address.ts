import { addressFields, defaultScheme } from '../../contract/checkout/address-fields.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { SavedAddress } from '../../contract/account/account-overview.ts';
import { savedAddressLimit } from '../../contract/account/saved-address.ts';
import type { Address } from '../../contract/checkout/address.ts';
import type { Database } from '../../db/database.ts';
import { savedAddresses, users } from '../../db/schema/account-tables.ts';
import { toSavedAddress } from './list-saved-addresses.ts';

/** All but the country, which is the same for all. */
const fields = addressFields.filter((field) => field !== 'country');

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
  const { scheme = defaultScheme } = address;
  const isSame = and(
    eq(savedAddresses.userId, userId),
    ...fields.map((field) => eq(savedAddresses[field], address[field])),
    eq(savedAddresses.scheme, scheme),
  );
  const [, , [row]] = await database.batch((db) => [
    db.update(savedAddresses).set({ usedAt: now }).where(isSame),
    db.insert(savedAddresses).select(sql`
      select ${crypto.randomUUID()}, ${users.id}, ${
      sql.join(fields.map((field) => sql`${address[field]}`), sql`, `)
    }, ${scheme}, ${now}, ${now}
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
