import { type Category, type StaffProduct, subCategoriesOf } from '@thach-an/edge-api/contract';
import { CopyButton, ProductCard } from '@thach-an/ui';
import { type AdminField, AdminFields, BackLink, ProductState } from '@thach-an/ui/admin';
import type { ReactNode } from 'react';
import { useAdopt } from '../api/use-row.tsx';
import { run } from '../api/admin-api.ts';
import { EditForm } from '../edit/edit-form.tsx';
import { useEdit } from '../edit/use-edit.ts';
import { CertificateField } from './certificate-field.tsx';
import { ProductPictures } from './product-pictures.tsx';
import {
  describeField,
  fieldOf,
  formFields,
  labelOf,
  type ProductValues,
  toChanges,
  toValues,
} from './product-values.ts';

export interface ProductFormProps {
  /** Product as it was read; a new one has the version -1. */
  product: StaffProduct;
  categories: readonly Category[];
  readOnly: boolean;
  /** Further actions, beside the heading. @default none */
  actions?: ReactNode;
  /** Note below the heading. @default none */
  note?: ReactNode;
  /** Called with the stored product once nothing is unsaved. @default undefined */
  onDone?: (product: StaffProduct) => void;
}

/** Form of a product, with a preview as the shop shows it. */
export function ProductForm(
  { product: row, categories, readOnly, actions, note, onDone }: ProductFormProps,
) {
  const adopt = useAdopt('products');
  const edit = useEdit<StaffProduct, ProductValues>({
    row,
    toValues,
    async save(changes, base) {
      const { id, version } = base;
      const store = (input: object) => run('products.save', { id, ...input });
      if (version >= 0) return await store({ version, changes: toChanges(changes) });
      const all = toChanges({ ...toValues(base), ...changes });
      return await store({ changes: all }).catch((error) => {
        const { current } = error.details ?? {};
        if (!current) throw error;
        // The id is that of this form: an earlier attempt has stored the product without a reply.
        return store({ version: current.version, changes: all });
      });
    },
    fieldOf,
    onSaved: (saved) => adopt(saved.id, saved),
    onDone,
  });
  const { values, stored: product } = edit;
  const isNew = product.version < 0;
  const shown = toChanges(values);
  const text = (name: string) => String(shown[name] ?? '');
  return (
    <>
      <BackLink href='/products'>Sản phẩm</BackLink>
      <div className='flex flex-wrap items-center gap-3'>
        <h1 className='mr-auto text-2xl break-words'>{product.name || 'Sản phẩm mới'}</h1>
        {!isNew && <ProductState {...product} low={product.stock < (product.lowStock ?? 5)} />}
        {actions}
      </div>
      {!isNew && (
        <p className='mt-1 flex flex-wrap items-center text-sm text-ink-soft'>
          <span className='break-all'>Mã sản phẩm: {product.id}</span>
          <CopyButton text={product.id} variant='quiet' />
        </p>
      )}
      {note}
      <EditForm
        edit={edit}
        labelOf={labelOf}
        describe={describeField}
        readOnly={readOnly}
        label={isNew ? 'Thêm sản phẩm' : undefined}
      >
        <div className='mt-4 grid gap-8 lg:grid-cols-[minmax(0,1fr)_280px]'>
          <div className='grid gap-6'>
            <ProductPictures
              pictures={values.pictures}
              error={edit.errors.pictures}
              readOnly={readOnly}
              onChange={(change) => edit.update('pictures', change)}
            />
            {groupsOf(categories, String(values.category ?? '')).map(({ title, fields }) => (
              <section key={title} aria-label={title} className='grid gap-4'>
                <h2 className='border-t border-line pt-5 text-xl'>{title}</h2>
                <AdminFields
                  fields={fields}
                  values={values as never}
                  errors={edit.errors}
                  readOnly={readOnly}
                  onChange={edit.set}
                />
                {fields.some(({ name }) =>
                  name === 'certificateNumber'
                ) && (
                  <CertificateField
                    value={values.certificate}
                    onChange={(name) => edit.set('certificate', name)}
                    readOnly={readOnly}
                  />
                )}
              </section>
            ))}
          </div>
          <section aria-label='Xem trước' className='lg:sticky lg:top-20 lg:self-start'>
            <p className='mb-1.5 font-semibold'>Trong cửa hàng</p>
            {values.pictures[0]
              ? (
                <div className='max-w-70'>
                  <ProductCard
                    href='#'
                    product={{
                      _id: product.id,
                      name: text('name') || 'Tên sản phẩm',
                      description: text('description'),
                      price: Number(shown.price) || 0,
                      originalPrice: Number(shown.originalPrice) || undefined,
                      image: values.pictures[0].name,
                      colour: values.pictures[0].colour ?? product.colour,
                      category: text('category'),
                      subCategory: text('subCategory'),
                      stock: isNew ? 1 : product.stock,
                    }}
                  />
                </div>
              )
              : <p className='text-sm text-ink-soft'>Thêm ảnh để xem trước.</p>}
          </section>
        </div>
      </EditForm>
    </>
  );
}

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

/** Returns the controls of the form of a product, below their headings. */
function groupsOf(categories: readonly Category[], category: string) {
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
