import type { ReviewPage } from '@thach-an/edge-api/contract';
import type { ApiClient } from '../api/api-client.ts';
import { callApi } from '../api/call-api.ts';

/**
 * Loads a part of the reviews of a product.
 *
 * @param after `next` of the previous part; the first part if unset
 * @returns `undefined` after a failure, and for a product that is not sold
 */
export async function loadReviews(
  client: ApiClient,
  productId: string,
  after?: string,
): Promise<ReviewPage | undefined> {
  const result = await callApi((init) =>
    client.api.catalogue.products[':id'].reviews.$get(
      { param: { id: productId }, query: { after } },
      init,
    )
  );
  if (result.kind !== 'done') return undefined;
  const { summary, next, data } = result.data;
  return { summary, next, reviews: data };
}
