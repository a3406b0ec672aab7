/** Serves the analysis service alone, on port 5000 unless PORT is set. */
import { cors } from 'hono/cors';
import { tuViRoutes } from './tu-vi/routes.ts';
import { readConfig } from './boot/config.ts';
import { NotFoundError } from './errors.ts';
import { createBaseApp } from './http/base-app.ts';
import { createErrorHandler } from './http/error-reply.ts';
import { exitWithReason } from './boot/exit-with-reason.ts';
import { createLog } from './log.ts';
import { serve } from './http/serve.ts';

try {
  const config = readConfig(Deno.env, { PORT: '5000', PUBLIC_URL: 'http://localhost:8000' });
  const log = createLog(config.logLevel);
  const reply = createErrorHandler(log, { withErrorField: true });
  const app = createBaseApp(log, config.publicUrl.startsWith('https:'), {
    ...config.http,
    trustedProxies: config.trustedProxies,
  });
  // The pages of the shop have another origin.
  app.use(cors({ origin: [config.publicUrl, ...config.corsOrigins], maxAge: 600 }));
  app.route('/', tuViRoutes(log));
  app.notFound((c) => reply(new NotFoundError(), c));
  app.onError(reply);
  await serve(app, config, log, () => Promise.resolve());
} catch (error) {
  exitWithReason(error);
}
