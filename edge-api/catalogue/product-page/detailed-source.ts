import type { CatalogueSource } from '../../contract/catalogue/catalogue-source.ts';
import { isListed } from '../../contract/catalogue/families.ts';
import type { ProductChoice } from '../../contract/catalogue/family-option.ts';
import { createListSource, type SourceOptions } from '../../contract/catalogue/list-source.ts';
import type { DetailedProduct, Product } from '../../contract/catalogue/product.ts';
import type { Reader } from '../../db/database.ts';
import { readDetailedProduct } from './read-detailed-product.ts';
import { chooseRelated, neighboursIn } from './read-related.ts';

/** Answers the questions of the page of a product as well. */
export interface DetailedSource extends CatalogueSource {
  /** Returns a product with its details and options; `undefined` if it is not sold. */
  details(id: string): Promise<DetailedProduct & ProductChoice | undefined>;
  /** Returns up to eight products like a product of the catalogue. */
  related(product: Product): Promise<Product[]>;
}

/** Creates a source that answers from a list of all products. Only details are read. */
export function createDetailedListSource(
  database: Reader,
  products: readonly Product[],
  options: SourceOptions = {},
): DetailedSource {
  const source = createListSource(products, options);
  return {
    ...source,
    // A product that is not sold causes no query.
    details: async (id) => await source.find(id) && await readDetailedProduct(database, id),
    related: (product) =>
      chooseRelated(product, {
        category: neighboursIn(
          products,
          product._id,
          (other) => isListed(other) && other.category === product.category,
        ),
        all: () => neighboursIn(products, product._id, isListed),
      }),
  };
}
