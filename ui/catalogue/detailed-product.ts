import type { Product } from './listed-product.ts';

/** A product as its own page shows it. */
export interface DetailedProduct extends Product {
  /** Dimensions for people, such as 'Hạt 10 mm, chu vi 17 cm'. */
  size?: string;
  /** Advice on care. */
  care?: string;
  /** Further pictures, as `image`. */
  gallery?: readonly string[];
}
