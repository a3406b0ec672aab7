/** Migrates the database and fills an empty one, before a new version of the shop is started. */
import { exitWithReason } from './boot/exit-with-reason.ts';
import { openMigratedDatabase } from './boot/open-migrated-database.ts';
import { readConfig } from './boot/config.ts';
import { createLog } from './log.ts';

try {
  const config = readConfig(Deno.env);
  const log = createLog(config.logLevel);
  const { close } = await openMigratedDatabase(config, log);
  await close();
  log('info', 'database up to date');
} catch (error) {
  exitWithReason(error);
}
