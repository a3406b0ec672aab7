import type { Product } from '@thach-an/edge-api/contract';
import type { ApiClient } from '../api/api-client.ts';

/** The product list as the API gave it. */
export interface ProductList {
  /** Two lists of one version are alike. */
  readonly version: string;
  readonly products: readonly Product[];
}

let last: ProductList | undefined;

/**
 * Asks the API for the catalogue. The same list gives the same object, so that what was worked out
 * for it, such as its search texts, holds on.
 *
 * @throws {Error} when the API gives no list
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

/** The digest in an `ETag`, without the encoding that it names as well. */
function versionOf(etag: string | null): string {
  return /^(?:W\/)?"([\w-]{22})/.exec(etag ?? '')?.[1] ?? '';
}
