import type { ProductProblem } from '../../catalogue/files/product-entry.ts';
import { elements } from '../../contract/catalogue/elements.ts';

/** Descriptions of the valid values of each field. */
const rules: Readonly<Record<string, string>> = {
  _id: 'must be lower-case letters, digits and hyphens, at most 80, such as vong-tay-mat-ho',
  name: 'must be a text of 1 to 200 characters',
  description: 'must be a text of at most 5000 characters',
  price: 'must be a whole number from 1 to 1000000000000, digits only: 1250000, not 1.250.000',
  originalPrice: 'must be a whole number higher than the price, digits only, or be left out',
  image: 'must be the name of a picture file, such as vong-tay.1a2b3c4d.webp',
  colour: 'must be # and six hexadecimal digits in lower case, such as #a59c8a, or be left out',
  subCategory: 'must be a text',
  stock: 'must be a whole number from 0 to 1000000, digits only',
  stone: 'must be a text of 1 to 100 characters, or be left out',
  elements: `must be one or more of ${elements.join(', ')}, each once, or be left out`,
  size: 'must be a text of 1 to 200 characters, or be left out',
  care: 'must be a text of 1 to 2000 characters, or be left out',
  gallery: 'must be names of at most 12 different picture files, or be left out',
};

/** Returns the sentence about a problem with a product of a file. */
export function describeProductProblem(problem: ProductProblem): string {
  const { field } = problem;
  switch (problem.reason) {
    case 'invalid':
      return `${field} ${rules[problem.field]}`;
    case 'choice':
      return `${field} must be one of: ${problem.choices.join(', ')}`;
    case 'missing':
      return `${field} is missing`;
    case 'unknown':
      return `${field} is no field of a product`;
    case 'unstorable':
      return `${field} holds a character that cannot be stored`;
    case 'duplicate':
      return `${field} stands in ${problem.place} too`;
    case 'columns':
      return `has ${problem.columns} columns instead of ${problem.expected}`;
  }
}
