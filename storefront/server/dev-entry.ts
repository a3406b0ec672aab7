/** What the development server loads anew with every change. */
import { boot, createLog, readConfig } from '@thach-an/edge-api';
import process from 'node:process';
import { createShop, type ShopBuild } from './create-shop.ts';
import { toClientSettings } from './to-client-settings.ts';

/** Opens the whole shop on the sources as they stand. */
export async function openShop() {
  // One line per request is too much while developing.
  const config = readConfig({ get: (name) => process.env[name] }, { LOG_LEVEL: 'warn' });
  const log = createLog(config.logLevel);
  const { parts, close } = await boot(config, log);
  const build = await import('virtual:react-router/server-build') as unknown as ShopBuild;
  const settings = toClientSettings(config);
  const shop = createShop({ ...parts, build, settings, mode: 'development' });
  return {
    fetch: (request: Request) => shop.fetch(request),
    close,
  };
}
