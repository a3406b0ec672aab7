import type { DetailedProduct, Product } from './product.ts';
import type { StorePage, StoreQuery } from './store-query.ts';

/** Answers the questions of the pages about the catalogue. */
export interface CatalogueSource {
  /** Returns the requested page of the store, or the last one if there are fewer. */
  page(query: StoreQuery): Promise<StorePage<Product>>;
  /** Returns a product; `undefined` if it is not sold. */
  find(id: string): Promise<Product | undefined>;
  /** Returns a product with its details; `undefined` if it is not sold. */
  details(id: string): Promise<DetailedProduct | undefined>;
  /** Returns products in the order of `ids`, without those that are not sold. */
  lookup(ids: readonly string[]): Promise<Product[]>;
  /**
   * Returns up to `count` random products, each once.
   *
   * @param category name of a category, or '' for all
   */
  pick(category: string, count: number): Promise<Product[]>;
}
