import { type Product, stockChangesLimit } from '@thach-an/edge-api/contract';
import type { ApiClient } from '../api/api-client.ts';

export interface ProductList {
  /** Version of the content: lists of the same version differ in their stock only. */
  readonly version: number;
  readonly products: readonly Product[];
}

interface StockedList extends ProductList {
  readonly etag: string;
  readonly stockVersion: number;
}

let last: StockedList | undefined;

/**
 * Requests the product list, and the stocks that have changed since the list was made. Unchanged
 * products are the same objects, so that data which is cached per product stays valid.
 *
 * @throws {Error} if the API rejects the request of the list
 */
export async function readList(api: ApiClient): Promise<ProductList> {
  const reply = await api.api.food.list.$get();
  if (!reply.ok) throw new Error(`Cannot read the catalogue: the API answered ${reply.status}`);
  const etag = reply.headers.get('ETag') ?? '';
  if (last && etag !== '' && last.etag === etag) {
    await reply.body?.cancel();
  } else {
    const { data, version } = await reply.json();
    last = { etag, version: version.content, stockVersion: version.stock, products: data };
  }
  return last = await withCurrentStock(api, last);
}

/** Applies the changes of the stock. After a failure the list stays as it is. */
async function withCurrentStock(api: ApiClient, list: StockedList): Promise<StockedList> {
  try {
    const changes = new Map<string, number>();
    let { stockVersion } = list;
    for (;;) {
      const reply = await api.api.catalogue.stock.$get({ query: { since: String(stockVersion) } });
      if (!reply.ok) throw new Error(`The API answered ${reply.status}`);
      const { version, stock } = await reply.json();
      for (const [id, quantity] of Object.entries(stock)) changes.set(id, quantity);
      if (version === stockVersion) break;
      stockVersion = version;
      if (Object.keys(stock).length < stockChangesLimit) break;
    }
    if (changes.size === 0) return list;
    const products = list.products.map((product) => {
      const stock = changes.get(product._id) ?? product.stock;
      return stock === product.stock ? product : { ...product, stock };
    });
    return { ...list, stockVersion, products };
  } catch (error) {
    console.warn('The stock could not be updated', error);
    return list;
  }
}
