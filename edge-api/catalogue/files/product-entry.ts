import { type ProductField, productFields } from '../../contract/catalogue/product-fields.ts';
import { storedFields } from '../product-row.ts';

export interface ProductEntry {
  /** Location in the file: `line 12` of a CSV file, `product 3` of a JSON file. */
  where: string;
  fields: Readonly<Record<string, unknown>>;
  /** Problem with the line, if its fields could not be parsed. */
  problem?: ProductProblem;
}

export type ProductProblem =
  | { field: string; reason: 'invalid' | 'missing' | 'unknown' | 'unstorable' }
  /** The value is not one of the choices. */
  | { field: string; reason: 'choice'; choices: readonly string[] }
  /** An earlier product has the same id. */
  | { field: '_id'; reason: 'duplicate'; place: string }
  /** The line has too many or too few columns. */
  | { field?: undefined; reason: 'columns'; columns: number; expected: number };

export type ProductIssue = ProductProblem & {
  /** Location in the file. */
  where: string;
  /** Id of the product, if the file has one. */
  id?: string;
};

export const productFormats = ['json', 'csv'] as const;

export type ProductFormat = (typeof productFormats)[number];

/** Fields in product files, in their order: all but those that the database sets. */
export const fileFields: ReadonlyMap<string, ProductField> = new Map(
  storedFields.map((name) => [name, productFields[name]]),
);

export const fileFieldNames = storedFields;

/**
 * Maximum length of one product in a file, in characters. It is several times that of the longest
 * valid product, and limits the memory for a file in which a quotation mark is missing.
 */
export const maxProductLength = 100_000;
