/** Serves the whole shop: the API, the pictures, the built files and the pages on one origin. */
import {
  boot,
  createCompressor,
  createLog,
  exitWithReason,
  readConfig,
  ReplyMemo,
  serve,
} from '@thach-an/edge-api';
import { fileURLToPath } from 'node:url';
import { createShop, type ShopBuild } from './create-shop.ts';
import { toClientSettings } from './to-client-settings.ts';
import { staticFiles } from './static/static-files.ts';

const buildFolder = new URL('../build/', import.meta.url);

try {
  const config = readConfig(Deno.env);
  const log = createLog(config.logLevel);
  const [{ deps, close }, build, files] = await Promise.all([
    boot(config, log),
    import(new URL('server/index.js', buildFolder).href) as Promise<ShopBuild>,
    staticFiles(fileURLToPath(new URL('client', buildFolder))),
  ]);
  const settings = toClientSettings(config);
  const memo = new ReplyMemo(log);
  const compressor = createCompressor();
  const shop = createShop({
    ...deps,
    build,
    files,
    settings,
    renderLimits: config.rendering,
    compressor,
    http: config.http,
    memo,
    securityContact: config.securityContact,
    mode: 'production',
  });
  const closeAll = async (limitMs: number) => {
    compressor.close();
    await close(limitMs);
  };
  await serve(shop, config, log, closeAll, memo);
} catch (error) {
  exitWithReason(error);
}
