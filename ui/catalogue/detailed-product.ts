import type { Product } from './listed-product.ts';
import type { ProductFactsProps } from './product-facts/product-facts.tsx';

/** A product as its own page shows it. */
export interface DetailedProduct extends Product, ProductFactsProps {
  /** Further pictures, as `image`. */
  gallery?: readonly string[];
  /** Forms of each picture in `gallery`, empty for one that was not uploaded. */
  galleryForms?: readonly string[];
  /** Texts that describe the pictures, one line each, that of `image` first. */
  pictureTexts?: string;
}
