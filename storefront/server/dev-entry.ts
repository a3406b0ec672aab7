/** Entry that the development server loads again after every change. */
import { boot, createLog, readConfig } from '@thach-an/edge-api';
import { join } from 'node:path';
import process from 'node:process';
import { backOfficeRoutes } from './back-office/back-office-routes.ts';
import { createShop, type ShopBuild } from './create-shop.ts';
import { toClientSettings } from './to-client-settings.ts';

/** Opens the whole shop from the current sources. */
export async function openShop() {
  // Without the line for each request.
  const config = readConfig({ get: (name) => process.env[name] }, { LOG_LEVEL: 'warn' });
  const log = createLog(config.logLevel);
  const { deps, close } = await boot(config, log);
  const build = await import('virtual:react-router/server-build') as unknown as ShopBuild;
  const settings = toClientSettings(config);
  // The back office of the last `deno task build`; there is none before.
  const backOffice = await backOfficeRoutes({
    ...deps,
    folder: join(process.cwd(), 'back-office/build'),
    quality: 1,
  }).catch(() => undefined);
  const shop = createShop({
    ...deps,
    build,
    backOffice,
    settings,
    renderLimits: config.rendering,
    http: config.http,
    securityContact: config.securityContact,
    mode: 'development',
  });
  return {
    fetch: (request: Request) => shop.fetch(request),
    close,
  };
}
