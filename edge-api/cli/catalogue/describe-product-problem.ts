import { fileFields, type ProductProblem } from '../../catalogue/files/product-entry.ts';
import { elements } from '../../contract/catalogue/elements.ts';
import { z } from '../../contract/zod.ts';

/** Descriptions of the valid values of the fields with more than a range. */
const rules: Readonly<Record<string, string>> = {
  _id: 'must be lower-case letters, digits and hyphens, at most 80, such as vong-tay-mat-ho',
  originalPrice: 'must be a whole number higher than the price, digits only',
  image: 'must be the name of a picture file, such as vong-tay.1a2b3c4d.webp',
  colour: 'must be # and six hexadecimal digits in lower case, such as #a59c8a',
  subCategory: 'must be a text',
  elements: `must be one or more of ${elements.join(', ')}, each once`,
  gallery: 'must be names of at most 12 different picture files',
};

/** Returns the description of the valid values of a field. */
function describeRule(name: string): string {
  const { kind, schema } = fileFields.get(name)!;
  const {
    minLength,
    maxLength,
    exclusiveMinimum,
    maximum,
    minimum = Number(exclusiveMinimum) + 1,
  } = z
    .toJSONSchema(schema, { io: 'input' });
  const rule = rules[name] ??
    (maxLength !== undefined
      ? `must be a text of ${minLength ? `${minLength} to` : 'at most'} ${maxLength} characters`
      : `must be a whole number from ${minimum} to ${maximum}, digits only` +
        (kind === 'money' ? ': 1250000, not 1.250.000' : ''));
  return schema.safeParse(undefined).success ? `${rule}, or be left out` : rule;
}

/** Returns the sentence about a problem with a product of a file. */
export function describeProductProblem(problem: ProductProblem): string {
  const { field } = problem;
  switch (problem.reason) {
    case 'invalid':
      return `${field} ${describeRule(problem.field)}`;
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
