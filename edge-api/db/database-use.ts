import { ignoreMissing } from '../ignore-errors.ts';
import {
  DatabaseBusyError,
  DatabaseError,
  DatabaseLostError,
  DatabaseOpenError,
} from './database-errors.ts';

export function recordPathOf(databasePath: string): string {
  return `${databasePath}.used`;
}

/**
 * Begins the use of a database file by a server, which is recorded in a file beside it. Several
 * servers can use it at the same time.
 *
 * @throws {DatabaseLostError} if the file is missing or empty, but was used before
 * @throws {DatabaseBusyError} if a backup is being restored
 * @throws {DatabaseOpenError} if the files cannot be read
 */
export async function openDatabaseUse(databasePath: string) {
  try {
    return await beginUse(databasePath);
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseOpenError(`The database file ${databasePath} cannot be opened: ${reason}`, {
      cause: error,
    });
  }
}

async function beginUse(databasePath: string) {
  await assertNotLost(databasePath);
  const path = recordPathOf(databasePath);
  let record = await Deno.open(path, { read: true, write: true }).catch(ignoreMissing);
  // `shop restore` may have created an empty record.
  const usedBefore = await sizeOf(path) > 0;
  const lock = async () => {
    if (!record || await record.tryLock(false)) return;
    record.close();
    throw new DatabaseBusyError(`A backup is being restored to ${databasePath}`);
  };
  await lock();
  return {
    /** `true` if a server has used the database before. */
    usedBefore,
    /** Records the use for later starts, and for `shop restore` while this process runs. */
    async record(): Promise<void> {
      if (usedBefore) return;
      if (!record) {
        record = await Deno.open(path, { create: true, read: true, write: true, mode: 0o600 });
        await lock();
      }
      await record.write(new TextEncoder().encode(explanation));
    },
    /** Ends the use by this process. The record stays. */
    close(): void {
      record?.close();
      record = undefined;
    },
  };
}

const explanation = `A shop has used the database beside this file. If the database is missing, the
shop does not start with an empty one. Restore a backup with \`deno task shop restore FILE\`, or
delete this file to begin with an empty database.
`;

/**
 * Checks that a database file still exists if it was used before.
 *
 * @throws {DatabaseLostError} if it is missing or empty
 */
export async function assertNotLost(databasePath: string): Promise<void> {
  const record = recordPathOf(databasePath);
  if (await sizeOf(databasePath) > 0 || await sizeOf(record) === 0) return;
  throw new DatabaseLostError(
    `The database file ${databasePath} is missing or empty, but a shop has used it before. ` +
      'Restore a backup with `deno task shop restore FILE`, or delete ' +
      `${record} to begin with an empty database`,
  );
}

/** Returns the size of a file in bytes; 0 if it does not exist. */
async function sizeOf(path: string): Promise<number> {
  return (await Deno.stat(path).catch(ignoreMissing))?.size ?? 0;
}
