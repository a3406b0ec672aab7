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
export const defaultCategories: readonly Category[] = [
  {
    name: 'Hũ Đá',
    image: 'tile-hu-da.867873d0.webp',
    subCategories: ['Đá Tự Nhiên', 'Đá Quý'],
  },
  {
    name: 'Vòng Tay',
    image: 'tile-vong-tay.bb5e99d1.webp',
    subCategories: ['Phong Thủy', 'Thời Trang', 'Cao Cấp'],
  },
  {
    name: 'Móc Khóa',
    image: 'tile-moc-khoa.1bf148e8.webp',
    subCategories: ['Phong Thủy', 'Quà Tặng', 'Trang Trí'],
  },
  {
    name: 'Cây Đá',
    image: 'tile-cay-da.0e030679.webp',
    subCategories: ['Phong Thủy', 'Trang Trí', 'Quà Tặng'],
  },
  {
    name: 'Cầu Thủy Tinh',
    image: 'tile-cau-thuy-tinh.f1da6d87.webp',
    subCategories: ['Phong Thủy', 'Trang Trí'],
  },
  {
    name: 'Nhẫn',
    image: 'tile-nhan.52440ab9.webp',
    subCategories: ['Phong Thủy', 'Thời Trang'],
  },
  {
    name: 'Vòng Cổ',
    image: 'tile-vong-co.646415dc.webp',
    subCategories: ['Phong Thủy', 'Thời Trang', 'Cao Cấp'],
  },
  {
    name: 'Tượng',
    image: 'tile-tuong.65b79f3d.webp',
    subCategories: ['Phong Thủy', 'Trang Trí', 'Quà Tặng'],
  },
];

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
