import type { NguHanh } from '@thach-an/lunar';

/**
 * A product as the catalogue lists it. Prices are whole đồng; `image` is resolved by
 * `ImageProvider`: without a provider, it is a file name under `/images/`.
 */
export interface Product {
  _id: string;
  name: string;
  description: string;
  /** Price in đồng. */
  price: number;
  /** Price before the reduction, in đồng; only shown when higher than `price`. */
  originalPrice?: number;
  image: string;
  /** Width of an uploaded picture, and its scaled forms, such as `800 400.webp 400.avif`. */
  imageForms?: string;
  /**
   * Dominant colour of the picture, as `#rrggbb`; it fills the space until the picture is loaded.
   */
  colour?: string;
  /** Name of its category. */
  category: string;
  /** Name of its subcategory. */
  subCategory: string;
  /** Quantity in stock; zero or less means sold out. */
  stock: number;
  /** Kind of stone, such as 'Thạch anh tím'. */
  stone?: string;
  /** Elements to which the stone belongs. */
  elements?: NguHanh[];
}
