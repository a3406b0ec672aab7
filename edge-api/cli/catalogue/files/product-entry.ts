import { productSchema } from '../../../contract/catalogue/product.ts';

/** A product as a file has it, not yet checked. */
export interface ProductEntry {
  /** Where it stands: `line 12` of a CSV file, `product 3` of a JSON file. */
  where: string;
  fields: Readonly<Record<string, unknown>>;
  /** Why the fields cannot be told apart, where they cannot. */
  broken?: string;
}

/** Something wrong with one product of a file. */
export interface ProductIssue {
  where: string;
  /** The product's id, where the file has one. */
  id?: string;
  field?: string;
  /** What is wrong, beginning with the field where there is one. */
  message: string;
}

/** The format of a file with products. */
export type ProductFormat = 'json' | 'csv';

/** The fields of a product in the order in which files have them. */
export const productFields: readonly string[] = Object.keys(productSchema.shape);

/** The fields that hold numbers. */
export const numberFields: readonly string[] = ['price', 'originalPrice', 'stock'];
