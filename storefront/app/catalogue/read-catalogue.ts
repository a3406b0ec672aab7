import type { Product } from '@thach-an/edge-api/contract';
import type { ApiClient } from '../api/api-client.ts';

/** A product list of the API. */
export interface ProductList {
  /** Lists of the same version are equal. Empty if it is unknown. */
  readonly version: string;
  readonly products: readonly Product[];
}

let last: ProductList | undefined;

/**
 * Requests the catalogue from the API. An unchanged list is the same object, so that data which is
 * cached per list, such as its search texts, stays valid.
 *
 * @throws {Error} if the API rejects the request
 */
export async function readCatalogue(api: ApiClient): Promise<ProductList> {
  const reply = await api.api.food.list.$get();
  if (!reply.ok) throw new Error(`Cannot read the catalogue: the API answered ${reply.status}`);
  const version = versionOf(reply.headers.get('ETag'));
  if (last && version !== '' && last.version === version) {
    await reply.body?.cancel();
    return last;
  }
  const { data } = await reply.json();
  return last = { version, products: data };
}

/** Returns the digest in an `ETag`, without its suffix for the content encoding. */
function versionOf(etag: string | null): string {
  return /^(?:W\/)?"([\w-]{22})/.exec(etag ?? '')?.[1] ?? '';
}
