import type { CommandContext, ShopCommand } from '../shop-command.ts';
import { databaseFile } from './database-file.ts';
import { restoreDatabase } from './restore-database.ts';

/** `shop restore`: replaces the database by a backup. */
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
