import { addressFields, defaultScheme } from '../../contract/checkout/address-fields.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { SavedAddress } from '../../contract/account/account-overview.ts';
import { savedAddressLimit } from '../../contract/account/saved-address.ts';
import type { Address } from '../../contract/checkout/address.ts';
import type { Database, Reader } from '../../db/database.ts';
import { savedAddresses, users } from '../../db/schema/account-tables.ts';
import { NotFoundError } from '../../errors.ts';

type SavedAddressRow = typeof savedAddresses.$inferSelect;

/** Returns the addresses that a user has saved, the last used one first. */
export async function listSavedAddresses(
  { read }: Reader,
  userId: string,
): Promise<SavedAddress[]> {
  const rows = await read.select().from(savedAddresses).where(eq(savedAddresses.userId, userId))
    .orderBy(desc(savedAddresses.usedAt), desc(savedAddresses.createdAt));
  return rows.map(toSavedAddress);
}

function toSavedAddress(
  { userId: _, createdAt: __, scheme: ___, ...row }: SavedAddressRow,
): SavedAddress {
  return { ...row, usedAt: new Date(row.usedAt).toISOString() };
}

/** All but the country, which is the same for all. */
const fields = addressFields.filter((field) => field !== 'country');

/**
 * Saves a delivery address of a user. If the user has saved it before, the time of its last use is
 * renewed.
 *
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

/**
 * Replaces a saved address.
 *
 * @throws {NotFoundError} if the user has no such address
 */
export async function changeSavedAddress(
  database: Database,
  { userId, id }: { userId: string; id: string },
  { country: _, scheme = defaultScheme, ...address }: Address,
  now: number,
): Promise<SavedAddress> {
  const [[row]] = await database.batch((db) => [
    db.update(savedAddresses).set({ ...address, scheme, usedAt: now }).where(isOwn(userId, id))
      .returning(),
  ]);
  if (!row) throw new NotFoundError('address');
  return toSavedAddress(row);
}

/**
 * Deletes a saved address.
 *
 * @throws {NotFoundError} if the user has no such address
 */
export async function deleteSavedAddress(
  database: Database,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  const [deleted] = await database.batch((db) => [
    db.delete(savedAddresses).where(isOwn(userId, id)),
  ]);
  if (deleted.rowsAffected === 0) throw new NotFoundError('address');
}

const isOwn = (userId: string, id: string) =>
  and(eq(savedAddresses.userId, userId), eq(savedAddresses.id, id));
