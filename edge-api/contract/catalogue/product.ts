import { z } from '../zod.ts';
import { type Category, subCategoriesOf } from './categories.ts';
import { detailFields, listedFields, schemasOf } from './product-fields.ts';

/** Product of the catalogue as listed by `GET /api/food/list`. Prices are integers in đồng. */
export const productSchema = z.object(schemasOf(listedFields))
  .refine(({ price, originalPrice }) => originalPrice === undefined || originalPrice > price, {
    path: ['originalPrice'],
    error: 'Giá gốc phải cao hơn giá bán. Để trống nếu không giảm giá.',
  }).meta({ id: 'Product' });

export type Product = z.infer<typeof productSchema>;

/** Product with the details that only its own page shows. */
export const detailedProductSchema = productSchema.safeExtend(schemasOf(detailFields))
  .meta({ id: 'DetailedProduct' });

export type DetailedProduct = z.infer<typeof detailedProductSchema>;

/** Returns the schema of a product in one of the categories of a shop. */
export const createProductSchema = (categories: readonly Category[]) =>
  detailedProductSchema.refine(
    ({ category, subCategory }) => subCategoriesOf(categories, category).includes(subCategory),
    { path: ['subCategory'], error: 'Vui lòng chọn một danh mục con của cửa hàng.' },
  );
