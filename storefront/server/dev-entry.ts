/** Entry that the development server loads again after every change. */
import { boot, createLog, readConfig } from '@thach-an/edge-api';
import process from 'node:process';
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
  const shop = createShop({
    ...deps,
    build,
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
