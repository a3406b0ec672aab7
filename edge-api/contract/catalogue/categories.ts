import data from './default-categories.json' with { type: 'json' };

export interface Category {
  name: string;
  /** Picture of its tile on the home page. */
  image: string;
  /** Names of its subcategories, at least one. */
  subCategories: readonly string[];
}

/** Maximum number of categories, each of which is in the menu and on the home page. */
export const categoryLimit = 50;

/** The categories of a new shop in display order, as the migrations insert them. */
export const defaultCategories: readonly Category[] = data;

/**
 * Returns the subcategories of a category. The list is empty for an unknown category.
 *
 * @example
 * ```ts
 * import { defaultCategories, subCategoriesOf } from '@thach-an/edge-api/contract';
 * import assert from 'node:assert/strict';
 *
 * assert.deepEqual(subCategoriesOf(defaultCategories, 'Nhẫn'), ['Phong Thủy', 'Thời Trang']);
 * assert.deepEqual(subCategoriesOf(defaultCategories, 'Xe đạp'), []);
 * ```
 */
export function subCategoriesOf(
  categories: readonly Category[],
  category: string,
): readonly string[] {
  return categories.find(({ name }) => name === category)?.subCategories ?? [];
}

/** Returns the name of a category that exists; '' for another text. */
export function knownCategory(categories: readonly Category[], text: string | null): string {
  const category = text?.normalize('NFC') ?? '';
  return categories.some(({ name }) => name === category) ? category : '';
}
