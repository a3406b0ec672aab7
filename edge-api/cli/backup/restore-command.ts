import { ignore, ignoreMissing } from '../../ignore-errors.ts';
import type { CommandContext, ShopCommand } from '../shop-command.ts';
import { withTemporaryFile } from '../temporary-file.ts';
import { databaseFile } from './database-file.ts';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { recordPathOf } from '../../db/database-use.ts';
import { OwnerError } from '../owner-error.ts';
import { type BackupContents, inspectBackup } from './inspect-backup.ts';

export const restoreCommand: ShopCommand = {
  name: 'restore',
  summary: 'Replace the database by a backup. Stop the shop before.',
  examples: {
    'restore /backup/shop-2026-11-22.db': 'the previous database is kept under another name',
  },
  arguments: [['<file>', 'a file written by `shop backup`']],
  async run({ config }: CommandContext, [file]: [string]) {
    const { path } = await databaseFile(config);
    const { products, orders, previous } = await restoreDatabase(path, file, new Date());
    const restored = `${path} restored: ${products} products, ${orders} orders`;
    return {
      document: { file, database: path, products, orders, previous },
      text: previous ? `${restored}\nThe previous database is ${previous}` : restored,
    };
  },
};

interface RestoredDatabase extends BackupContents {
  /** Path of the previous database, if there was one. */
  previous?: string;
}

/**
 * Replaces a database by a checked copy of a backup. The previous database is kept under another
 * name, with its write-ahead log, which would otherwise change the restored file.
 *
 * @param now time for the name of the previous database
 * @throws {OwnerError} `IN_USE` if a process uses the database, or as {@linkcode inspectBackup}
 */
export async function restoreDatabase(
  databasePath: string,
  file: string,
  now: Date,
): Promise<RestoredDatabase> {
  await Deno.mkdir(dirname(databasePath), { recursive: true, mode: 0o700 });
  const existing = await Deno.stat(databasePath).catch(ignoreMissing);
  const owner = existing ?? await Deno.stat(dirname(databasePath));
  using _lock = await lockAgainstServers(databasePath, owner);
  return await withTemporaryFile(databasePath, async (part) => {
    await copyPrivately(file, part);
    await copyPrivately(`${file}-wal`, `${part}-wal`).catch(ignoreMissing);
    const contents = inspectBackup(part, file);
    raiseVersions(part);
    if (existing) closeLog(databasePath);
    await chownIfPossible(part, owner);
    const previous = await moveAway(databasePath, now);
    await Deno.rename(part, databasePath);
    return { ...contents, previous };
  });
}

/** Prevents servers from starting; running ones hold the same lock. */
async function lockAgainstServers(
  databasePath: string,
  owner: Deno.FileInfo,
): Promise<Deno.FsFile> {
  const path = recordPathOf(databasePath);
  const record = await Deno.open(path, { create: true, read: true, write: true, mode: 0o600 });
  // The record stays if the backup is refused.
  await chownIfPossible(path, owner);
  if (await record.tryLock(true)) return record;
  record.close();
  throw inUse(databasePath);
}

/**
 * Moves the write-ahead log of a database into its file, which only succeeds if no other process
 * has it open. A damaged database keeps its log.
 */
function closeLog(databasePath: string): void {
  try {
    const database = new DatabaseSync(databasePath, { timeout: 1_000 });
    try {
      database.exec('PRAGMA journal_mode = DELETE');
    } finally {
      database.close();
    }
  } catch (error) {
    if (error instanceof Error && /locked/.test(error.message)) throw inUse(databasePath);
  }
}

/**
 * Raises the versions above those of the replaced database. Browsers and proxies hold copies of its
 * lists, which must not count as current once the restored database has changed as often.
 */
function raiseVersions(path: string): void {
  const database = new DatabaseSync(path);
  try {
    database.exec("update counters set value = value + 1000000 where name <> 'units'");
  } finally {
    database.close();
  }
}

/** Renames a database with its write-ahead log, and returns the new path. */
async function moveAway(databasePath: string, now: Date): Promise<string | undefined> {
  const previous = `${databasePath}.${now.toISOString().replace(/[:.]/g, '-')}`;
  await Deno.remove(`${databasePath}-shm`).catch(ignoreMissing);
  await Deno.rename(`${databasePath}-wal`, `${previous}-wal`).catch(ignoreMissing);
  return await Deno.rename(databasePath, previous).then(() => previous, ignoreMissing);
}

async function copyPrivately(from: string, to: string): Promise<void> {
  using source = await Deno.open(from);
  using target = await Deno.open(to, { createNew: true, write: true, mode: 0o600 });
  await source.readable.pipeTo(target.writable, { preventClose: true });
  await target.sync();
}

/** Gives a file to the owner of the previous database or its folder, if root runs the command. */
async function chownIfPossible(path: string, { uid, gid }: Deno.FileInfo): Promise<void> {
  await Deno.chown(path, uid, gid).catch(ignore(Deno.errors.PermissionDenied));
}

const inUse = (databasePath: string) =>
  new OwnerError('IN_USE', `A process uses the database ${databasePath}. Stop the shop first.`);
