import type { PageSlug, ShopIdentity, ShopPage } from '@thach-an/edge-api/contract';
import type { ApiClient } from '../api/api-client.ts';

/**
 * Requests the shop's identity from the API.
 *
 * @throws {Error} if the API rejects the request
 */
export async function readShop({ api }: ApiClient): Promise<ShopIdentity> {
  const reply = await api.shop.$get();
  if (!reply.ok) throw new Error(`Cannot read the shop: the API answered ${reply.status}`);
  return (await reply.json()).data;
}

/**
 * Requests a text page from the API.
 *
 * @throws {Error} if the API rejects the request
 */
export async function readTextPage({ api }: ApiClient, slug: PageSlug): Promise<ShopPage> {
  const reply = await api.shop.pages[':slug'].$get({ param: { slug } });
  if (!reply.ok) throw new Error(`Cannot read /${slug}: the API answered ${reply.status}`);
  return (await reply.json()).data;
}
