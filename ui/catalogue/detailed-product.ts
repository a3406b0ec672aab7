import type { NguHanh } from '@thach-an/lunar';
import type { Product } from './listed-product.ts';

/** A product as its own page shows it. */
export interface DetailedProduct extends Product {
  /** Kind of stone, such as 'Thạch anh tím'. */
  stone?: string;
  /** Elements to which the product belongs. */
  elements?: readonly NguHanh[];
  /** Dimensions for people, such as 'Hạt 10 mm, chu vi 17 cm'. */
  size?: string;
  /** Advice on care. */
  care?: string;
  /** File names of further pictures under `/images/`. */
  gallery?: readonly string[];
}
