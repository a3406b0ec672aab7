import { missingDatabaseError } from '../open-owner-database.ts';
import type { CommandContext, ShopCommand } from '../shop-command.ts';
import { backUpDatabase } from './back-up-database.ts';
import { databaseFile } from './database-file.ts';

/** `shop backup`: copies the database to a file. */
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
