import type { Category, ProductSummary } from '@thach-an/edge-api/contract';
import { notify } from '@thach-an/ui';
import { AdminFields, ConfirmDialog, type FieldValue } from '@thach-an/ui/admin';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminError, run } from '../api/admin-api.ts';
import { describeField, labelOf } from './product-values.ts';

/** Result of `products.bulk`. */
interface BulkResult {
  changes: {
    id: string;
    before: Record<string, unknown>;
    after: Record<string, unknown>;
  }[];
}

export interface BulkChangeProps {
  /** Chosen products by their id. */
  products: ReadonlyMap<string, ProductSummary>;
  categories: readonly Category[];
  onClose: () => void;
  /** Called after the products were changed. */
  onDone: () => void;
}

const actions = [
  { value: '', label: 'Chọn việc cần làm' },
  { value: 'hide', label: 'Ẩn khỏi cửa hàng' },
  { value: 'show', label: 'Hiện trong cửa hàng' },
  { value: 'price', label: 'Đổi giá theo phần trăm' },
  { value: 'category', label: 'Chuyển danh mục' },
];

/** Dialog that changes several products at once, after a preview of each. */
export function BulkChange({ products, categories, onClose, onDone }: BulkChangeProps) {
  const ids = [...products.keys()];
  const [values, setValues] = useState<Record<string, FieldValue>>({ action: '' });
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const changes = changesOf(values);
  const { data: preview, error: refusal } = useQuery({
    queryKey: ['products', 'bulk', ids, changes],
    enabled: changes !== undefined,
    queryFn: ({ signal }) =>
      run<BulkResult>('products.bulk', { ids, changes, dryRun: true }, { signal }),
  });
  const apply = async () => {
    if (!changes || isBusy) return;
    setBusy(true);
    try {
      const { changes: done } = await run<BulkResult>('products.bulk', { ids, changes });
      notify.success(`Đã sửa ${done.length} sản phẩm.`);
      onDone();
    } catch (failure) {
      if (!(failure instanceof AdminError)) throw failure;
      setError(failure.issues[0]?.message ?? failure.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      title={`Sửa ${ids.length} sản phẩm`}
      action='Áp dụng'
      variant='primary'
      cancel='Đóng'
      busy={isBusy}
      error={error ?? refusal?.message}
      onConfirm={() => void apply()}
      onClose={onClose}
    >
      <AdminFields
        values={values}
        onChange={(name, value) => setValues((old) => ({ ...old, [name]: value }))}
        fields={[
          { name: 'action', label: 'Việc cần làm', kind: 'choice', options: actions },
          ...values.action === 'price'
            ? [{
              name: 'percent',
              label: 'Phần trăm',
              kind: 'number' as const,
              hint: 'Ví dụ: -10 để giảm 10 %, 5 để tăng 5 %. Giá mới tròn nghìn đồng.',
            }]
            : [],
          ...values.action === 'category'
            ? [{
              name: 'place',
              label: 'Danh mục mới',
              kind: 'choice' as const,
              options: [
                { value: '', label: 'Chọn danh mục' },
                ...categories.flatMap(({ name, subCategories }) =>
                  subCategories.map((subCategory) => ({
                    value: JSON.stringify([name, subCategory]),
                    label: `${name} · ${subCategory}`,
                  }))
                ),
              ],
            }]
            : [],
        ]}
      />
      {preview && (
        <ul aria-label='Xem trước' className='mt-4 grid max-h-60 gap-1 overflow-y-auto text-sm'>
          {preview.changes.length === 0 && <li>Không có gì thay đổi.</li>}
          {preview.changes.map(({ id, before, after }) => (
            <li key={id} className='break-words tabular-nums'>
              <span className='font-semibold'>{products.get(id)?.name ?? id}</span>:{' '}
              {Object.keys(after).map((name) =>
                `${labelOf(name)} ${describeField(name, before[name])} → ${
                  describeField(name, after[name])
                }`
              ).join('; ')}
            </li>
          ))}
        </ul>
      )}
    </ConfirmDialog>
  );
}

/** Returns the changes of the chosen action; `undefined` while it is incomplete. */
function changesOf(
  { action, percent = '', place = '' }: Readonly<Record<string, FieldValue>>,
): Record<string, unknown> | undefined {
  switch (action) {
    case 'hide':
    case 'show':
      return { hidden: action === 'hide' };
    case 'price':
      return /^-?\d{1,3}$/.test(String(percent)) ? { pricePercent: Number(percent) } : undefined;
    case 'category': {
      if (place === '') return undefined;
      const [category, subCategory] = JSON.parse(String(place));
      return { category, subCategory };
    }
  }
  return undefined;
}
