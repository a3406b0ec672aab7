import { startSqld } from '../../edge-api/testing/start-sqld.ts';
import type { AnyShop } from '../start-shop.ts';
import { startEdge } from './start-edge.ts';
import { startMailApi } from '../../edge-api/mail/testing/start-mail-api.ts';

/** Starts the shop under `deno serve` 2.5.0 with a libSQL server and a provider of mails. */
export async function startEdgeShop(settings: Record<string, string> = {}): Promise<AnyShop> {
  const folder = await Deno.makeTempDir({ prefix: 'thach-an-edge-' });
  const sqld = await startSqld();
  const mailApi = startMailApi(`${folder}/mail`);
  const shop = await startEdge({
    settings: { DATABASE_URL: sqld.url, ...mailApi.settings, ...settings },
  });
  return {
    origin: shop.origin,
    folder,
    databaseUrl: sqld.url,
    async stop() {
      for (const each of [shop, mailApi, sqld]) await each[Symbol.asyncDispose]();
      await Deno.remove(folder, { recursive: true });
    },
  };
}
