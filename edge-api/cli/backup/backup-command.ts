import { missingDatabaseError } from '../open-owner-database.ts';
import type { CommandContext, ShopCommand } from '../shop-command.ts';
import { withTemporaryFile } from '../temporary-file.ts';
import { databaseFile } from './database-file.ts';
import { backup, DatabaseSync } from 'node:sqlite';
import { OwnerError } from '../owner-error.ts';
import { type BackupContents, inspectBackup } from './inspect-backup.ts';

export const backupCommand: ShopCommand = {
  name: 'backup',
  summary: 'Copy the database to a new file. The shop may run.',
  examples: {
    'backup /backup/shop-2026-11-22.db': 'a checked copy of all data but the pictures',
  },
  arguments: [['<file>', 'a file that does not exist yet']],
  async run({ config }: CommandContext, [file]: [string]) {
    const { path, exists } = await databaseFile(config);
    if (!exists) throw missingDatabaseError(path);
    const { products, orders, bytes } = await backUpDatabase(path, file);
    return {
      document: { file, products, orders, bytes },
      text: `${file} written: ${products} products, ${orders} orders, ${bytes} bytes`,
    };
  },
};

/** All pages in one step: the copy starts again if another process writes between two steps. */
const allPages = 2 ** 31 - 1;

/**
 * Copies a database to a new file, while servers may use it. The copy has the state of one moment
 * and is checked before it gets its name.
 *
 * @throws {OwnerError} `FILE_EXISTS`, or as {@linkcode inspectBackup} does
 */
async function backUpDatabase(
  databasePath: string,
  file: string,
): Promise<BackupContents & { bytes: number }> {
  return await withTemporaryFile(file, async (part) => {
    // SQLite keeps the permissions of an existing file.
    (await Deno.open(part, { createNew: true, write: true, mode: 0o600 })).close();
    const source = new DatabaseSync(databasePath);
    try {
      await backup(source, part, { rate: allPages });
    } finally {
      source.close();
    }
    const contents = inspectBackup(part, databasePath);
    using written = await Deno.open(part, { read: true, write: true });
    await written.sync();
    const { size } = await written.stat();
    // A renaming would replace a file. A link would not, but a USB stick has no links.
    (await Deno.open(file, { createNew: true, write: true, mode: 0o600 })).close();
    await Deno.rename(part, file);
    return { ...contents, bytes: size };
  }).catch((error) => {
    if (!(error instanceof Deno.errors.AlreadyExists)) throw error;
    throw new OwnerError('FILE_EXISTS', `${file} exists already. Choose another name.`);
  });
}
