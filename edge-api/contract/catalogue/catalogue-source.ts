import type { ChartElements } from '../tu-vi/chart-elements.ts';
import type { ProductChoice } from './family-option.ts';
import type { Product } from './product.ts';
import type { StorePage, StoreQuery } from './store-query.ts';

/** Answers the questions of the pages about the catalogue. */
export interface CatalogueSource {
  /** Returns the requested page of the store, or the last one if there are fewer. */
  page(query: StoreQuery): Promise<StorePage<Product>>;
  /** Returns a product with the options of its family; `undefined` if it is not sold. */
  find(id: string): Promise<ProductChoice | undefined>;
  /** Returns products in the order of `ids`, without those that are not sold. */
  lookup(ids: readonly string[]): Promise<Product[]>;
  /**
   * Returns up to `count` random products, each once.
   *
   * @param category name of a category, or '' for all
   */
  pick(category: string, count: number): Promise<Product[]>;
  /**
   * Returns products in stock that suit a chart, for `adviseStones()`: all of them, or some of each
   * subcategory and for each reason.
   */
  suited(chart: ChartElements): Promise<Product[]>;
}
