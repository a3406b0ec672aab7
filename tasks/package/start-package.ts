/** Starts the whole shop in a folder that `deno task package` has made. */
import { exitWithReason } from '../../edge-api/boot/exit-with-reason.ts';
import { runServer } from '../run-server.ts';

try {
  Deno.exit(await runServer());
} catch (error) {
  exitWithReason(error);
}
