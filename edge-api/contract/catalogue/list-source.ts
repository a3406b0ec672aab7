import type { CatalogueSource } from './catalogue-source.ts';
import { pickProducts } from './pick-products.ts';
import type { Product } from './product.ts';
import { queryStore } from './store-query.ts';

/** Creates a source that answers from a list of all products. */
export function createListSource(products: readonly Product[]): CatalogueSource {
  let index: ReadonlyMap<string, Product> | undefined;
  const find = (id: string) =>
    (index ??= new Map(products.map((product) => [product._id, product]))).get(id);
  return {
    page: (query) => Promise.resolve(queryStore(products, query)),
    find: (id) => Promise.resolve(find(id)),
    lookup: (ids) => Promise.resolve(ids.flatMap((id) => find(id) ?? [])),
    pick: (category, count) => Promise.resolve(pickProducts(products, category, count)),
  };
}
