import { productSchema } from '../../../contract/catalogue/product.ts';

/** Unchecked product of a file. */
export interface ProductEntry {
  /** Location in the file: `line 12` of a CSV file, `product 3` of a JSON file. */
  where: string;
  fields: Readonly<Record<string, unknown>>;
  /** Error message if the fields could not be parsed. */
  parseError?: string;
}

/** Error of one product of a file. */
export interface ProductIssue {
  /** Location in the file. */
  where: string;
  /** Id of the product, if the file has one. */
  id?: string;
  field?: string;
  /** Error message. It begins with the field name, if there is one. */
  message: string;
}

/** Format of a product file. */
export type ProductFormat = 'json' | 'csv';

/** Fields of a product in the order of product files. */
export const productFields: readonly string[] = Object.keys(productSchema.shape);

/** Numeric fields of a product. */
export const numberFields: readonly string[] = ['price', 'originalPrice', 'stock'];
