/** A product as the catalogue lists it. Prices are whole đồng; `image` is a file name under `/images/`. */
export interface Product {
  _id: string;
  name: string;
  description: string;
  /** Price in đồng. */
  price: number;
  /** Price before the reduction, in đồng; only shown when higher than `price`. */
  originalPrice?: number;
  image: string;
  /** What the picture comes to from afar, six hexadecimal digits behind a #: the ground on which it appears. */
  colour?: string;
  category: string;
  subCategory: string;
  /** Pieces left; zero or less means sold out. */
  stock: number;
}
