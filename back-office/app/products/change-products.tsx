import type { AdminResults } from '@thach-an/edge-api';
import type { Category, ProductSummary } from '@thach-an/edge-api/contract';
import { notify } from '@thach-an/ui';
import { BulkChange, type FieldValue } from '@thach-an/ui/admin';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminError, run } from '../api/admin-api.ts';
import { useAction } from '../api/use-action.ts';
import { fromFieldValue } from '../edit/field-values.ts';
import { describeField, labelOf } from './product-values.ts';

export interface ChangeProductsProps {
  /** Chosen products by their id. */
  products: ReadonlyMap<string, ProductSummary>;
  categories: readonly Category[];
  onClose: () => void;
  /** Called after the products were changed. */
  onDone: () => void;
}

/** Previews and makes a change of several products. */
export function ChangeProducts({ products, categories, onClose, onDone }: ChangeProductsProps) {
  const ids = [...products.keys()];
  const [values, setValues] = useState<Record<string, FieldValue>>({ action: '' });
  const changes = changesOf(values);
  const preview = useQuery({
    queryKey: ['products', 'bulk', ids, changes],
    enabled: changes !== undefined,
    queryFn: ({ signal }) => run('products.bulk', { ids, changes, dryRun: true }, { signal }),
    // What is applied is what the member has seen, also after a reply that was lost.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const change = useAction({
    mutationFn: (expected: AdminResults['products.bulk']['changes']) =>
      run('products.bulk', { ids, changes, expected }),
    onSuccess({ changes }) {
      notify.success(`Đã sửa ${changes.length} sản phẩm.`);
      onDone();
    },
    onError(error) {
      if (error instanceof AdminError && error.code === 'CHANGED') void preview.refetch();
    },
  });
  const error = change.error ?? preview.error;
  return (
    <BulkChange
      count={ids.length}
      values={values}
      places={categories.flatMap(({ name, subCategories }) =>
        subCategories.map((subCategory) => ({
          value: JSON.stringify([name, subCategory]),
          label: `${name} · ${subCategory}`,
        }))
      )}
      preview={preview.data?.changes.map(({ id, before, after }) => ({
        name: products.get(id)?.name ?? id,
        text: Object.keys(after).map((name) =>
          `${labelOf(name)} ${describeField(name, before[name])} → ${
            describeField(name, after[name])
          }`
        ).join('; '),
      }))}
      busy={change.isPending}
      error={error instanceof AdminError ? describe(error) : undefined}
      onChange={(name, value) => setValues((old) => ({ ...old, [name]: value }))}
      onApply={() => preview.data && change.mutate(preview.data.changes)}
      onClose={onClose}
    />
  );
}

const describe = ({ message, code, issues }: AdminError) =>
  code === 'CHANGED'
    ? `${message} Bạn xem lại các thay đổi trước khi áp dụng.`
    : issues[0]?.message ?? message;

/** Returns the changes of the chosen action; `undefined` while it is incomplete. */
function changesOf(
  { action, percent = '', place = '' }: Readonly<Record<string, FieldValue>>,
): Record<string, unknown> | undefined {
  switch (action) {
    case 'hide':
    case 'show':
      return { hidden: action === 'hide' };
    case 'price':
      return /\d|\p{L}/u.test(String(percent))
        ? { pricePercent: fromFieldValue('number', percent) }
        : undefined;
    case 'move': {
      if (place === '') return undefined;
      const [category, subCategory] = JSON.parse(String(place));
      return { category, subCategory };
    }
  }
  return undefined;
}
