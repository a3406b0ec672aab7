import { categories, subCategoriesOf } from '../../../contract/catalogue/categories.ts';
import { elements, parseElement } from '../../../contract/catalogue/elements.ts';
import {
  type DetailedProduct,
  detailedProductSchema,
} from '../../../contract/catalogue/product.ts';
import { type ProductEntry, productFields, type ProductProblem } from './product-entry.ts';

/** Descriptions of the valid values of each field. */
const rules: Readonly<Record<string, string>> = {
  _id: 'must be lower-case letters, digits and hyphens, at most 80, such as vong-tay-mat-ho',
  name: 'must be a text of 1 to 200 characters',
  description: 'must be a text of at most 5000 characters',
  price: 'must be a whole number from 1 to 1000000000000, digits only: 1250000, not 1.250.000',
  originalPrice: 'must be a whole number higher than the price, digits only, or be left out',
  image: 'must be the name of a picture file, such as vong-tay.1a2b3c4d.webp',
  colour: 'must be # and six hexadecimal digits in lower case, such as #a59c8a, or be left out',
  category: `must be one of: ${categories.map(({ name }) => name).join(', ')}`,
  subCategory: 'must be a text',
  stock: 'must be a whole number from 0 to 1000000, digits only',
  stone: 'must be a text of 1 to 100 characters, or be left out',
  elements: `must be one or more of ${elements.join(', ')}, each once, or be left out`,
  size: 'must be a text of 1 to 200 characters, or be left out',
  care: 'must be a text of 1 to 2000 characters, or be left out',
  gallery: 'must be names of at most 12 different picture files, or be left out',
};

/** Fields whose rule involves two fields. It is checked only if both are valid by themselves. */
const crossFieldRules: Readonly<Record<string, readonly string[]>> = {
  subCategory: ['category', 'subCategory'],
  originalPrice: ['price', 'originalPrice'],
};

/** Valid values that replace invalid fields, so that the other fields can be checked. */
const validProduct: DetailedProduct = {
  _id: 'x',
  name: 'x',
  description: '',
  price: 1,
  image: 'x',
  category: categories[0].name,
  subCategory: categories[0].subCategories[0],
  stock: 0,
};

/** Checks a product of a file and collects all errors. */
export function checkProduct(
  entry: ProductEntry,
): { product?: DetailedProduct; problems: ProductProblem[] } {
  if (entry.parseError) return { problems: [{ message: entry.parseError }] };
  const fields = normalizeValues(entry.fields);
  const result = detailedProductSchema.safeParse(fields);
  const unknown = Object.keys(fields).filter((name) => !productFields.includes(name))
    .map((field) => ({ field, message: `${field} is no field of a product` }));
  if (result.success && Object.values(fields).every(isStorable)) {
    return unknown.length > 0 ? { problems: unknown } : { product: result.data, problems: [] };
  }
  const invalidFields = findInvalidFields(fields);
  const validFields = Object.fromEntries(
    Object.entries(fields).filter(([name]) => !invalidFields.includes(name)),
  );
  const crossFieldErrors =
    detailedProductSchema.safeParse({ ...validProduct, ...validFields }).error?.issues
      .map(({ path }) => String(path[0]))
      .filter((field) => !crossFieldRules[field]?.some((name) => invalidFields.includes(name))) ??
      [];
  return {
    problems: [
      ...[...invalidFields, ...crossFieldErrors].map((field) => problemOf(field, fields)),
      ...unknown,
    ],
  };
}

/** Returns the names of the fields that are invalid regardless of other fields. */
function findInvalidFields(fields: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(detailedProductSchema.shape).flatMap(([name, schema]) => {
    const value = fields[name];
    const known = name !== 'category' || categories.some((category) => category.name === value);
    return known && isStorable(value) && schema.safeParse(value).success ? [] : [name];
  });
}

/**
 * `true` if the database can store the value: SQLite cuts a text at NUL and cannot encode lone
 * surrogates.
 */
const isStorable = (value: unknown) => typeof value !== 'string' || !/[\0\p{Cs}]/u.test(value);

function problemOf(field: string, fields: Readonly<Record<string, unknown>>): ProductProblem {
  if (fields[field] === undefined) return { field, message: `${field} is missing` };
  if (!isStorable(fields[field])) {
    return { field, message: `${field} holds a character that cannot be stored` };
  }
  const choices = subCategoriesOf(String(fields.category));
  const rule = field === 'subCategory' && choices.length > 0
    ? `must be one of: ${choices.join(', ')}`
    : rules[field];
  return { field, message: `${field} ${rule}` };
}

/**
 * Normalizes texts to NFC, because some programs write decomposed letters and names are compared.
 * Elements may be written in any way that `parseElement()` reads.
 */
function normalizeValues(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string'
        ? value.normalize('NFC')
        : name === 'elements' && Array.isArray(value)
        ? value.map((item) => typeof item === 'string' ? parseElement(item) ?? item : item)
        : value,
    ]),
  );
}
