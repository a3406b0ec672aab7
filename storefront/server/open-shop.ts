import { boot, type Config, createCompressor, type Log, ReplyMemo } from '@thach-an/edge-api';
import { fileURLToPath } from 'node:url';
import { backOfficeRoutes } from './back-office/back-office-routes.ts';
import { createShop, type ShopBuild } from './create-shop.ts';
import { staticFiles } from './static/static-files.ts';
import { toClientSettings } from './to-client-settings.ts';

const buildFolder = new URL('../build/', import.meta.url);
const backOfficeFolder = new URL('../../back-office/build/', import.meta.url);

export interface OpenedShop
  extends Pick<Awaited<ReturnType<typeof boot>>, 'runJobs' | 'close' | 'endStreams'> {
  shop: ReturnType<typeof createShop>;
  memo: ReplyMemo;
}

export interface OpenShopOptions {
  /** Brotli quality for built files, 0 to 11. @default 11 */
  fileQuality?: number;
}

/**
 * Opens the whole shop from the built pages: API, pictures, built files, pages.
 *
 * @throws {DatabaseError} if the database cannot be opened
 */
export async function openShop(
  config: Config,
  log: Log,
  { fileQuality = 11 }: OpenShopOptions = {},
): Promise<OpenedShop> {
  const [{ deps, runJobs, close, endStreams }, build, files] = await Promise.all([
    bootAndRead(config, log),
    import(new URL('server/index.js', buildFolder).href) as Promise<ShopBuild>,
    staticFiles(fileURLToPath(new URL('client', buildFolder)), fileQuality),
  ]);
  const backOffice = await backOfficeRoutes({
    ...deps,
    folder: fileURLToPath(backOfficeFolder).replace(/\/$/, ''),
    quality: fileQuality,
  });
  const memo = new ReplyMemo(log);
  const compressor = createCompressor();
  const shop = createShop({
    ...deps,
    build,
    files,
    backOffice,
    settings: toClientSettings(config),
    renderLimits: config.rendering,
    compressor,
    http: config.http,
    memo,
    securityContact: config.securityContact,
    mode: 'production',
  });
  const closeAll = async (limitMs?: number) => {
    compressor.close();
    await close(limitMs);
  };
  return { shop, memo, runJobs, close: closeAll, endStreams };
}

/** Boots the API and begins to read what every page shows, while the pages are still loaded. */
async function bootAndRead(config: Config, log: Log) {
  const opened = await boot(config, log);
  const { catalogue, shopSettings } = opened.deps;
  // After a failure the first request reads them again.
  for (const value of [catalogue, shopSettings]) value.current().catch(() => {});
  return opened;
}
