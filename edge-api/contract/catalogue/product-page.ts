import type { PurchaseTerms } from '../settings/purchase-terms.ts';
import type { DetailedProduct, Product } from './product.ts';

/** Content of the page of a product. */
export interface ProductPageData {
  product: DetailedProduct;
  /** Average of the approved reviews, from 1 to 5; `null` without any. */
  rating: { average: number; count: number } | null;
  /** Products like this one, see `chooseRelated()`. */
  related: Product[];
  terms: PurchaseTerms;
}
