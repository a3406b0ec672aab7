/** Serves the API alone. */
import { createApi } from './api.ts';
import { boot } from './boot/boot.ts';
import { readConfig } from './boot/config.ts';
import { createBaseApp } from './http/base-app.ts';
import { exitWithReason } from './boot/exit-with-reason.ts';
import { createLog } from './log.ts';
import { serve } from './http/serve.ts';

try {
  const config = readConfig(Deno.env);
  const log = createLog(config.logLevel);
  const { deps, close, endStreams } = await boot(config, log);
  const api = createApi(deps);
  const app = createBaseApp(log, config.publicUrl.startsWith('https:'), {
    ...config.http,
    trustedProxies: config.trustedProxies,
  }).route(
    '/',
    api,
  );
  app.notFound((c) => api.fetch(c.req.raw, c.env));
  await serve(app, config, log, close, undefined, endStreams);
} catch (error) {
  exitWithReason(error);
}
