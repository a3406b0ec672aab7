import { and, eq } from 'drizzle-orm';
import type { SavedAddress } from '../../contract/account/account-overview.ts';
import { defaultScheme } from '../../contract/checkout/address-fields.ts';
import type { Address } from '../../contract/checkout/address.ts';
import type { Database } from '../../db/database.ts';
import { savedAddresses } from '../../db/schema/account-tables.ts';
import { NotFoundError } from '../../errors.ts';
import { toSavedAddress } from './list-saved-addresses.ts';

/**
 * Replaces a saved address.
 *
 * @param now ms since 1970
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
