/** The eight categories in display order, each with its tile image and subcategories. */
export const categories = [
  {
    name: 'Hũ Đá',
    slug: 'hu-da',
    image: 'tile-hu-da.867873d0.webp',
    subCategories: ['Đá Tự Nhiên', 'Đá Quý'],
  },
  {
    name: 'Vòng Tay',
    slug: 'vong-tay',
    image: 'tile-vong-tay.bb5e99d1.webp',
    subCategories: ['Phong Thủy', 'Thời Trang', 'Cao Cấp'],
  },
  {
    name: 'Móc Khóa',
    slug: 'moc-khoa',
    image: 'tile-moc-khoa.1bf148e8.webp',
    subCategories: ['Phong Thủy', 'Quà Tặng', 'Trang Trí'],
  },
  {
    name: 'Cây Đá',
    slug: 'cay-da',
    image: 'tile-cay-da.0e030679.webp',
    subCategories: ['Phong Thủy', 'Trang Trí', 'Quà Tặng'],
  },
  {
    name: 'Cầu Thủy Tinh',
    slug: 'cau-thuy-tinh',
    image: 'tile-cau-thuy-tinh.f1da6d87.webp',
    subCategories: ['Phong Thủy', 'Trang Trí'],
  },
  {
    name: 'Nhẫn',
    slug: 'nhan',
    image: 'tile-nhan.52440ab9.webp',
    subCategories: ['Phong Thủy', 'Thời Trang'],
  },
  {
    name: 'Vòng Cổ',
    slug: 'vong-co',
    image: 'tile-vong-co.646415dc.webp',
    subCategories: ['Phong Thủy', 'Thời Trang', 'Cao Cấp'],
  },
  {
    name: 'Tượng',
    slug: 'tuong',
    image: 'tile-tuong.65b79f3d.webp',
    subCategories: ['Phong Thủy', 'Trang Trí', 'Quà Tặng'],
  },
] as const;

/** Name of a category. */
export type CategoryName = (typeof categories)[number]['name'];

/**
 * Returns the subcategories of a category. The list is empty for an unknown category.
 *
 * @example
 * ```ts
 * import { subCategoriesOf } from '@thach-an/edge-api/contract';
 * import assert from 'node:assert/strict';
 *
 * assert.deepEqual(subCategoriesOf('Nhẫn'), ['Phong Thủy', 'Thời Trang']);
 * assert.deepEqual(subCategoriesOf('Xe đạp'), []);
 * ```
 */
export function subCategoriesOf(category: string): readonly string[] {
  return categories.find(({ name }) => name === category)?.subCategories ?? [];
}
