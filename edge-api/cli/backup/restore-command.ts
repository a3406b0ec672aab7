import type { Command } from 'commander';
import type { Output } from '../terminal/output.ts';
import { addCommand } from '../shop-command.ts';
import { databaseFile } from './database-file.ts';
import { restoreDatabase } from './restore-database.ts';

/** Adds `shop restore`, which replaces the database by a backup. */
export function addRestoreCommand(program: Command, output: Output): void {
  addCommand(program, 'restore', 'Replace the database by a backup. Stop the shop before.', {
    'restore /backup/shop-2026-11-22.db': 'the previous database is kept under another name',
  })
    .argument('<file>', 'a file written by `shop backup`')
    .action(async (file: string) => {
      const { path } = await databaseFile();
      const { products, orders, previous } = await restoreDatabase(path, file, new Date());
      if (output.json) return output.document({ file, database: path, products, orders, previous });
      output.print(`${path} restored: ${products} products, ${orders} orders`);
      if (previous) output.print(`The previous database is ${previous}`);
    });
}
