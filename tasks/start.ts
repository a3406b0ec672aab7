/** Starts the whole shop from its sources. Builds the pages first if they have changed. */
import { exitWithReason } from '../edge-api/boot/exit-with-reason.ts';
import { buildIfNeeded } from './build.ts';
import { runServer } from './run-server.ts';

try {
  Deno.exit(await runServer('storefront/server/main.ts', buildIfNeeded));
} catch (error) {
  exitWithReason(error);
}
