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
  /** Difference from the others of its family, such as '16 cm'. */
  option?: string;
  /** Number of options for which its card stands in lists. */
  familySize?: number;
  /** Highest price of these options, in đồng. */
  familyTopPrice?: number;
  /** Options of its family, itself among them. */
  options?: readonly ProductOption[];
}

/** Product of a family, as a choice. */
export interface ProductOption {
  /** Id of the product. */
  _id: string;
  /** Difference from the others, such as '16 cm'. */
  option: string;
  /** `true` without stock. */
  soldOut: boolean;
}
