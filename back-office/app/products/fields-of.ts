import { type Category, subCategoriesOf } from '@thach-an/edge-api/contract';
import type { AdminField } from '@thach-an/ui/admin';
import { formFields } from './product-values.ts';

const hints: Readonly<Record<string, string>> = {
  originalPrice: 'Để trống nếu không giảm giá. Giá này được gạch ngang.',
  elements: 'Kim, Mộc, Thủy, Hỏa, Thổ; cách nhau bằng dấu phẩy.',
  family: 'Các kích cỡ, màu sắc của một món có cùng tên nhóm, ví dụ: vong-mat-ho.',
  option: 'Điểm khác nhau trong nhóm, ví dụ: 16 cm.',
  lowStock: 'Để trống để báo khi còn dưới 5.',
};

const kinds: Readonly<Record<string, AdminField['kind']>> = {
  lines: 'lines',
  money: 'money',
  integer: 'number',
};

/** Headings of the form, each with its fields. The one without names has all others. */
const groups: readonly { title: string; names?: readonly string[] }[] = [
  {
    title: 'Thông tin',
    names: ['name', 'description', 'price', 'originalPrice', 'category', 'subCategory'],
  },
  { title: 'Kích cỡ và màu sắc', names: ['family', 'option'] },
  { title: 'Chi tiết' },
  { title: 'Giấy kiểm định', names: ['certificateNumber'] },
];

/** Group of controls with its heading. */
export interface FieldGroup {
  title: string;
  fields: AdminField[];
}

/** Returns the controls of the form of a product. */
export function groupsOf(categories: readonly Category[], category: string): FieldGroup[] {
  const fields = fieldsOf(categories, category);
  const named = groups.flatMap(({ names = [] }) => names);
  return groups.map(({ title, names }) => ({
    title,
    fields: fields.filter(({ name }) => names ? names.includes(name) : !named.includes(name)),
  }));
}

function fieldsOf(categories: readonly Category[], category: string): AdminField[] {
  const choices: Readonly<Record<string, readonly string[]>> = {
    category: categories.map(({ name }) => name),
    subCategory: subCategoriesOf(categories, category),
  };
  return formFields.map(({ name, label, kind, schema }) => {
    const options = choices[name];
    return {
      name,
      label,
      hint: hints[name],
      required: name !== 'description' && !schema.safeParse(undefined).success,
      ...options
        ? {
          kind: 'choice' as const,
          options: [
            { value: '', label: 'Chọn' },
            ...options.map((value) => ({ value, label: value })),
          ],
        }
        : { kind: kinds[kind] },
    };
  });
}
