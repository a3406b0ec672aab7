import type { Client } from '@libsql/client';

/**
 * Checks that no other connection holds the write lock. A BEGIN that fails in a prepared statement
 * is never reset: its connection becomes unusable and keeps two file descriptors until it is
 * garbage collected. `executeMultiple` avoids both.
 *
 * @throws the driver's error with SQLITE_BUSY
 */
export async function assertUnlocked(client: Pick<Client, 'executeMultiple'>): Promise<void> {
  await client.executeMultiple('BEGIN IMMEDIATE; ROLLBACK;');
}
