import { Command, CommanderError } from 'commander';
import { auditCommand } from './audit-command.ts';
import { backupCommand } from './backup/backup-command.ts';
import { restoreCommand } from './backup/restore-command.ts';
import { checkCommand, stockCommand } from './catalogue/stock-commands.ts';
import { exportCommand } from './catalogue/export-command.ts';
import { importCommand } from './catalogue/import-command.ts';
import { picturesCommand } from './catalogue/pictures-command.ts';
import { priceCommand } from './catalogue/price-command.ts';
import { visibilityCommands } from './catalogue/visibility-commands.ts';
import { toCommandFailure } from './command-failure.ts';
import { cancelOrdersCommand } from './orders/cancel-orders-command.ts';
import { orderCommand, ordersCommand } from './orders/orders-command.ts';
import { pagesCommand } from './pages/pages-command.ts';
import { reviewCommand, reviewsCommand } from './reviews/reviews-command.ts';
import { settingsCommand } from './settings/settings-command.ts';
import { staffCommand } from './staff/staff-command.ts';
import { addCommand, type Environment } from './shop-command.ts';
import type { Output } from './terminal/output.ts';

const commands = [
  ordersCommand,
  orderCommand,
  cancelOrdersCommand,
  reviewsCommand,
  reviewCommand,
  stockCommand,
  priceCommand,
  ...visibilityCommands,
  picturesCommand,
  importCommand,
  checkCommand,
  exportCommand,
  settingsCommand,
  pagesCommand,
  staffCommand,
  auditCommand,
  backupCommand,
  restoreCommand,
];

/** Runs the command of a command line, and returns the exit code. */
export async function runProgram(
  args: readonly string[],
  output: Output,
  environment: Environment,
): Promise<number> {
  const program = new Command('shop')
    .description("The shop owner's commands. They work while the shop runs.")
    .usage('<command> [options]')
    .exitOverride()
    .configureOutput({ writeOut: output.write, writeErr: () => {} })
    .addHelpText(
      'after',
      '\nThe database is that of the shop, from the settings DATABASE_URL and ' +
        'DATABASE_AUTH_TOKEN.\nExit codes: 0 success, 1 rejected or failed, 2 invalid command line.',
    );
  for (const command of commands) addCommand(program, command, output, environment);
  try {
    if (args.length === 0) program.outputHelp();
    else await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    // The error that ends the output of --help.
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    // The reader of the output, such as `head`, has closed the pipe.
    if (error instanceof Deno.errors.BrokenPipe) return 0;
    const failure = toCommandFailure(error);
    output.fail(failure);
    return failure.exitCode;
  }
}
