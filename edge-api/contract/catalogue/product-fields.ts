import { visibleText } from '../visible-text.ts';
import { z } from '../zod.ts';
import { elements } from './elements.ts';
import { productIdPattern } from './product-id.ts';

/** Form of the value of a field, by which files and forms choose how to read and to show it. */
type FieldKind =
  | 'text'
  | 'lines'
  | 'choice'
  | 'colour'
  | 'picture'
  | 'integer'
  | 'money'
  | 'list';

export interface ProductField {
  /** Name in the forms of the staff. */
  label: string;
  kind: FieldKind;
  /** Validates the value. Its description is that of the API and of the command line. */
  schema: z.ZodType;
  /** `true` if no edit of a product changes the field. @default false */
  fixed?: boolean;
  /** `true` if the database sets the field. @default false */
  derived?: boolean;
}

const text = (max: number) => z.string().trim().overwrite(visibleText).max(max).normalize('NFC');
const filled = (max: number) =>
  z.string().trim().overwrite(visibleText).min(1).max(max).normalize('NFC');
const money = z.int().positive().max(1_000_000_000_000);

const missingPicture = 'Vui lòng thêm ảnh.';

export const pictureNameSchema = z.string({
  error: ({ input }) => input === undefined ? missingPicture : undefined,
}).regex(/^[a-z0-9][a-z0-9._-]{0,159}$/i, {
  error: ({ input }) => input === '' ? missingPicture : undefined,
});

const isUnique = (items: readonly string[]) => new Set(items).size === items.length;

export const listedFields = {
  _id: {
    label: 'Mã sản phẩm',
    kind: 'text',
    schema: z.string().regex(productIdPattern),
    fixed: true,
  },
  name: { label: 'Tên', kind: 'text', schema: filled(200) },
  description: { label: 'Mô tả', kind: 'lines', schema: text(5000) },
  price: { label: 'Giá bán', kind: 'money', schema: money },
  originalPrice: {
    label: 'Giá gốc',
    kind: 'money',
    schema: money.optional().describe('Higher price, which is shown struck through'),
  },
  image: { label: 'Ảnh chính', kind: 'picture', schema: pictureNameSchema },
  colour: {
    label: 'Màu chủ đạo của ảnh',
    kind: 'colour',
    schema: z.string().regex(/^#[0-9a-f]{6}$/).optional()
      .describe('Dominant colour of the picture, such as #a59c8a; shown until it has loaded'),
  },
  category: { label: 'Danh mục', kind: 'choice', schema: z.string() },
  subCategory: { label: 'Danh mục con', kind: 'choice', schema: z.string() },
  stock: {
    label: 'Tồn kho',
    kind: 'integer',
    schema: z.int().nonnegative().max(1_000_000),
    fixed: true,
  },
  stone: {
    label: 'Loại đá',
    kind: 'text',
    schema: filled(100).optional().describe('Kind of stone, such as Thạch anh tím'),
  },
  elements: {
    label: 'Ngũ hành',
    kind: 'list',
    schema: z.array(z.enum(elements)).max(elements.length)
      .refine(isUnique, 'Mỗi hành chỉ ghi một lần.').optional()
      .describe('Elements to which the stone belongs: those of Kim, Mộc, Thủy, Hỏa, Thổ'),
  },
  weightGrams: {
    label: 'Khối lượng (gam)',
    kind: 'integer',
    schema: z.int().positive().max(1_000_000).optional().describe(
      'Weight in grams, for the delivery',
    ),
  },
  serial: {
    label: 'Số thứ tự',
    kind: 'integer',
    schema: z.int().positive().optional()
      .describe('Number in the order in which products were added, set by the database'),
    fixed: true,
    derived: true,
  },
  family: {
    label: 'Nhóm sản phẩm',
    kind: 'text',
    schema: filled(100).optional()
      .describe('Name that joins the sizes or colours of one article, which lists show as one'),
  },
  option: {
    label: 'Phân loại',
    kind: 'text',
    schema: filled(60).optional()
      .describe('Difference from the others of its family, such as 16 cm'),
  },
  familySize: {
    label: 'Số sản phẩm trong nhóm',
    kind: 'integer',
    schema: z.int().positive().optional().describe(
      'Number of products of the family, on its cheapest one in stock, which stands for it in ' +
        'lists; set by the database',
    ),
    fixed: true,
    derived: true,
  },
  familyTopPrice: {
    label: 'Giá cao nhất trong nhóm',
    kind: 'money',
    schema: money.optional().describe(
      'Highest price of the family, on the product that stands for it; set by the database',
    ),
    fixed: true,
    derived: true,
  },
  imageForms: {
    label: 'Kích cỡ của ảnh',
    kind: 'text',
    schema: z.string().optional().describe(
      'Width of the picture, and scaled forms beside it, such as 800 400.webp; set by the database',
    ),
    fixed: true,
    derived: true,
  },
} as const satisfies Record<string, ProductField>;

/** Fields that only the page of a product shows. */
export const detailFields = {
  size: {
    label: 'Kích thước',
    kind: 'text',
    schema: filled(200).optional().describe('Dimensions, such as Hạt 10 mm, chu vi 17 cm'),
  },
  care: {
    label: 'Bảo quản',
    kind: 'lines',
    schema: filled(2000).optional().describe('Advice on care'),
  },
  gallery: {
    label: 'Ảnh khác',
    kind: 'list',
    schema: z.array(pictureNameSchema).max(12).refine(isUnique).optional()
      .describe('Names of further pictures, in the order in which they are shown'),
  },
  pictureTexts: {
    label: 'Mô tả ảnh',
    kind: 'lines',
    schema: z.string().max(3000).normalize('NFC').optional()
      .describe('Texts that describe the pictures, one line each, that of the first one first'),
  },
  certificate: {
    label: 'Giấy kiểm định',
    kind: 'picture',
    schema: pictureNameSchema.optional()
      .describe('File name of the picture or the PDF of the certificate'),
  },
  certificateNumber: {
    label: 'Số giấy kiểm định',
    kind: 'text',
    schema: filled(60).optional().describe('Number of the certificate'),
  },
  lowStock: {
    label: 'Báo sắp hết khi còn dưới',
    kind: 'integer',
    schema: z.int().min(0).max(1_000_000).optional()
      .describe('Stock from which on the product is not low any more; 5 by default'),
  },
} as const satisfies Record<string, ProductField>;

/**
 * Fields of a product: everything that reads or writes products reads this table. A new field is a
 * row here, a column of `products` with the same name and, in the migration of that column, a
 * comparison in the trigger `products_after_content_change`.
 */
export const productFields = { ...listedFields, ...detailFields };

export type ProductFieldName = keyof typeof productFields;

export function schemasOf<F extends Record<string, ProductField>>(fields: F) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { schema }]) => [name, schema]),
  ) as { [Name in keyof F]: F[Name]['schema'] };
}
