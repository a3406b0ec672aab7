import { detailedProductSchema } from '../../../contract/catalogue/product.ts';

/** Unchecked product of a file. */
export interface ProductEntry {
  /** Location in the file: `line 12` of a CSV file, `product 3` of a JSON file. */
  where: string;
  fields: Readonly<Record<string, unknown>>;
  /** Error message if the fields could not be parsed. */
  parseError?: string;
}

/** Error of a product. */
export interface ProductProblem {
  field?: string;
  /** Error message. It begins with the field name, if there is one. */
  message: string;
}

/** Error of a product with its location. */
export interface ProductIssue extends ProductProblem {
  /** Location in the file. */
  where: string;
  /** Id of the product, if the file has one. */
  id?: string;
}

/** Format of a product file. */
export type ProductFormat = 'json' | 'csv';

/** Fields of a product in the order of product files. */
export const productFields: readonly string[] = Object.keys(detailedProductSchema.shape);

/** Numeric fields of a product. */
export const numberFields: readonly string[] = ['price', 'originalPrice', 'stock'];

/** Fields of a product with several values. */
export const listFields: readonly string[] = ['elements', 'gallery'];

/**
 * Maximum length of one product in a file, in characters. It is several times that of the longest
 * valid product, and limits the memory for a file in which a quotation mark is missing.
 */
export const maxProductLength = 100_000;
