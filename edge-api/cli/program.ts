import { Command } from 'commander';
import { addAuditCommand } from './audit-command.ts';
import { addBackupCommand } from './backup/backup-command.ts';
import { addRestoreCommand } from './backup/restore-command.ts';
import { addCheckCommand } from './catalogue/check-command.ts';
import { addExportCommand } from './catalogue/export-command.ts';
import { addImportCommand } from './catalogue/import-command.ts';
import { addCancelOrdersCommand } from './orders/cancel-orders-command.ts';
import { addOrderCommand } from './orders/order-command.ts';
import { addOrdersCommand } from './orders/orders-command.ts';
import type { Output } from './terminal/output.ts';
import { addPicturesCommand } from './catalogue/pictures-command.ts';
import { addPriceCommand } from './catalogue/price-command.ts';
import { addStockCommand } from './catalogue/stock-command.ts';
import { addPagesCommand } from './pages/pages-command.ts';
import { addReviewCommand } from './reviews/review-command.ts';
import { addReviewsCommand } from './reviews/reviews-command.ts';
import { addSettingsCommand } from './settings/settings-command.ts';

/** Creates the program with all commands. It throws usage errors instead of printing them. */
export function createProgram(output: Output): Command {
  const program = new Command('shop')
    .description("The shop owner's commands. They work while the shop runs.")
    .usage('<command> [options]')
    .exitOverride()
    .configureOutput({ writeErr: () => {} });
  addOrdersCommand(program, output);
  addOrderCommand(program, output);
  addCancelOrdersCommand(program, output);
  addReviewsCommand(program, output);
  addReviewCommand(program, output);
  addStockCommand(program, output);
  addPriceCommand(program, output);
  addPicturesCommand(program, output);
  addImportCommand(program, output);
  addCheckCommand(program, output);
  addExportCommand(program, output);
  addSettingsCommand(program, output);
  addPagesCommand(program, output);
  addAuditCommand(program, output);
  addBackupCommand(program, output);
  addRestoreCommand(program, output);
  program.addHelpText(
    'after',
    '\nThe database is that of the shop, from the settings DATABASE_URL and DATABASE_AUTH_TOKEN.' +
      '\nExit codes: 0 success, 1 rejected or failed, 2 invalid command line.',
  );
  return program;
}
