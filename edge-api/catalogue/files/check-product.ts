import { type Category, subCategoriesOf } from '../../contract/catalogue/categories.ts';
import { parseElement } from '../../contract/catalogue/elements.ts';
import { createProductSchema, type DetailedProduct } from '../../contract/catalogue/product.ts';
import { fileFields, type ProductEntry, type ProductProblem } from './product-entry.ts';

/** Fields whose rule involves two fields. It is checked only if both are valid by themselves. */
const crossFieldRules: Readonly<Record<string, readonly string[]>> = {
  subCategory: ['category', 'subCategory'],
  originalPrice: ['price', 'originalPrice'],
};

/** Valid values that replace invalid fields, so that the other fields can be checked. */
const validProduct = (categories: readonly Category[]): DetailedProduct => ({
  _id: 'x',
  name: 'x',
  description: '',
  price: 1,
  image: 'x',
  category: categories[0]?.name ?? '',
  subCategory: categories[0]?.subCategories[0] ?? '',
  stock: 0,
});

export interface CheckedProduct {
  product?: DetailedProduct;
  problems: ProductProblem[];
}

/** Creates the check of the products of a file, which collects all errors. */
export function createProductCheck(
  categories: readonly Category[],
): (entry: ProductEntry) => CheckedProduct {
  const productSchema = createProductSchema(categories);
  const valid = validProduct(categories);

  /** Returns the names of the fields that are invalid regardless of other fields. */
  function findInvalidFields(fields: Readonly<Record<string, unknown>>): string[] {
    return Object.entries(productSchema.shape).flatMap(([name, schema]) => {
      const value = fields[name];
      const known = name !== 'category' || categories.some((category) => category.name === value);
      return known && isStorable(value) && schema.safeParse(value).success ? [] : [name];
    });
  }

  function problemOf(field: string, fields: Readonly<Record<string, unknown>>): ProductProblem {
    if (fields[field] === undefined) return { field, reason: 'missing' };
    if (!isStorable(fields[field])) return { field, reason: 'unstorable' };
    const choices = field === 'category'
      ? categories.map(({ name }) => name)
      : field === 'subCategory'
      ? subCategoriesOf(categories, String(fields.category))
      : [];
    return choices.length > 0 ? { field, reason: 'choice', choices } : { field, reason: 'invalid' };
  }

  return (entry) => {
    if (entry.problem) return { problems: [entry.problem] };
    const unknown = Object.keys(entry.fields).filter((name) => !fileFields.has(name))
      .map((field): ProductProblem => ({ field, reason: 'unknown' }));
    const fields = normalizeValues(entry.fields);
    const result = productSchema.safeParse(fields);
    if (result.success && Object.values(fields).every(isStorable)) {
      return unknown.length > 0 ? { problems: unknown } : { product: result.data, problems: [] };
    }
    const invalidFields = findInvalidFields(fields);
    const validFields = Object.fromEntries(
      Object.entries(fields).filter(([name]) => !invalidFields.includes(name)),
    );
    const crossFieldErrors = productSchema.safeParse({ ...valid, ...validFields }).error?.issues
      .map(({ path }) => String(path[0]))
      .filter((field) => !crossFieldRules[field]?.some((name) => invalidFields.includes(name))) ??
      [];
    return {
      problems: [
        ...[...invalidFields, ...crossFieldErrors].map((field) => problemOf(field, fields)),
        ...unknown,
      ],
    };
  };
}

/**
 * `true` if the database can store the value: SQLite cuts a text at NUL and cannot encode lone
 * surrogates.
 */
const isStorable = (value: unknown) => typeof value !== 'string' || !/[\0\p{Cs}]/u.test(value);

/**
 * Returns the fields of a product. Texts are normalized to NFC, because some programs write
 * decomposed letters and names are compared. Elements may be written in any way that
 * `parseElement()` reads.
 */
function normalizeValues(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => fileFields.has(name)).map(([name, value]) => [
      name,
      typeof value === 'string'
        ? value.normalize('NFC')
        : name === 'elements' && Array.isArray(value)
        ? value.map((item) => typeof item === 'string' ? parseElement(item) ?? item : item)
        : value,
    ]),
  );
}
