import type { ProductPageData } from '@thach-an/edge-api/contract';
import type { ApiClient } from '../api/api-client.ts';

/**
 * Requests the content of the page of a product.
 *
 * @throws {Response} with status 404 if the product is not sold
 * @throws {Error} if the API rejects the request
 */
export async function requestProductPage({ api }: ApiClient, id: string): Promise<ProductPageData> {
  const reply = await api.catalogue.products[':id'].page.$get({ param: { id } });
  if (reply.status === 404) throw new Response(null, { status: 404 });
  if (!reply.ok) throw new Error(`Cannot read the product: the API answered ${reply.status}`);
  return (await reply.json()).data;
}
