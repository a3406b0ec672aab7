/** Starts the whole shop. Builds it first if its sources have changed. */
import { exitWithReason } from '../edge-api/boot/exit-with-reason.ts';
import { buildIfNeeded } from './build.ts';
import { runServer } from './run-server.ts';

try {
  Deno.exit(await runServer(buildIfNeeded));
} catch (error) {
  exitWithReason(error);
}
