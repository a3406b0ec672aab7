/**
 * Starts the whole shop: builds the pages if they have changed, then runs the server with only the
 * permissions that the settings require.
 */
import { parseDatabaseUrl } from '../edge-api/db/connection/database-url.ts';
import { buildIfNeeded } from './build.ts';
import { serverPermissions } from './server-permissions.ts';
import { exitWithReason } from '../edge-api/boot/exit-with-reason.ts';
import { readConfig } from '../edge-api/boot/config.ts';

const root = new URL('..', import.meta.url);

try {
  const config = readConfig(Deno.env);
  const location = parseDatabaseUrl(config.databaseUrl);
  await buildIfNeeded();
  const server = new Deno.Command(Deno.execPath(), {
    args: [
      'run',
      '--no-prompt',
      '--cached-only',
      '--unstable-no-legacy-abort',
      ...serverPermissions(root, config, location),
      'storefront/server/main.ts',
    ],
    cwd: root,
    env: {
      NODE_ENV: 'production',
      OTEL_SERVICE_NAME: Deno.env.get('OTEL_SERVICE_NAME') ?? 'thach-an',
      // Clients must not choose the ids of traces, nor other services receive them.
      OTEL_PROPAGATORS: Deno.env.get('OTEL_PROPAGATORS') ?? 'none',
    },
  }).spawn();
  let running = true;
  // The server ends by itself after SIGTERM, when the pending requests are answered.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // A terminal sends SIGINT to the server as well. A second signal has no effect.
    Deno.addSignalListener(signal, () => running && server.kill('SIGTERM'));
  }
  const { code } = await server.status;
  running = false;
  Deno.exit(code);
} catch (error) {
  exitWithReason(error);
}
