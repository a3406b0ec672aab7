import { desc, eq } from 'drizzle-orm';
import type { SavedAddress } from '../../contract/account/account-overview.ts';
import type { Database } from '../../db/database.ts';
import { savedAddresses } from '../../db/schema/account-tables.ts';

type SavedAddressRow = typeof savedAddresses.$inferSelect;

/** Returns the addresses that a user has saved, the last used one first. */
export async function listSavedAddresses(
  { read }: Pick<Database, 'read'>,
  userId: string,
): Promise<SavedAddress[]> {
  const rows = await read.select().from(savedAddresses).where(eq(savedAddresses.userId, userId))
    .orderBy(desc(savedAddresses.usedAt), desc(savedAddresses.createdAt));
  return rows.map(toSavedAddress);
}

/** Converts a row to the form of the API. */
export function toSavedAddress(
  { userId: _, createdAt: __, scheme: ___, ...row }: SavedAddressRow,
): SavedAddress {
  return { ...row, usedAt: new Date(row.usedAt).toISOString() };
}
