import type { Command } from 'commander';
import { missingDatabaseError } from '../open-owner-database.ts';
import type { Output } from '../terminal/output.ts';
import { addCommand } from '../shop-command.ts';
import { backUpDatabase } from './back-up-database.ts';
import { databaseFile } from './database-file.ts';

/** Adds `shop backup`, which copies the database to a file. */
export function addBackupCommand(program: Command, output: Output): void {
  addCommand(program, 'backup', 'Copy the database to a new file. The shop may run.', {
    'backup /backup/shop-2026-11-22.db': 'a checked copy of all data but the pictures',
  })
    .argument('<file>', 'a file that does not exist yet')
    .action(async (file: string) => {
      const { path, exists } = await databaseFile();
      if (!exists) throw missingDatabaseError(path);
      const { products, orders, bytes } = await backUpDatabase(path, file);
      if (output.json) output.document({ file, products, orders, bytes });
      else output.print(`${file} written: ${products} products, ${orders} orders, ${bytes} bytes`);
    });
}
