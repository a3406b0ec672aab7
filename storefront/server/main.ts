/** Serves the whole shop: the API, the pictures, the built files and the pages on one origin. */
import { createLog, exitWithReason, readConfig, serve } from '@thach-an/edge-api';
import { openShop } from './open-shop.ts';

try {
  const config = readConfig(Deno.env);
  const log = createLog(config.logLevel);
  const { shop, memo, close, endStreams } = await openShop(config, log);
  await serve(shop, config, log, close, memo, endStreams);
} catch (error) {
  exitWithReason(error);
}
