import type { StockMovement } from '@thach-an/edge-api/contract';
import { notify } from '@thach-an/ui';
import { type FieldValue, ProductStock } from '@thach-an/ui/admin';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminError, run } from '../api/admin-api.ts';
import { useAction } from '../api/use-action.ts';
import { fromFieldValue } from '../edit/field-values.ts';
import { toStockChange } from './to-stock-change.ts';

export interface StockPanelProps {
  productId: string;
  stock: number;
  /** Number of people who get a mail when the product is in stock again. */
  waiting: number;
  canWrite: boolean;
  /** Called when the stock has changed. */
  onChanged: () => void;
}

export function StockPanel({ productId, stock, waiting, canWrite, onChanged }: StockPanelProps) {
  const [values, setValues] = useState<Record<string, FieldValue>>({ kind: 'adjust' });
  // Until the server has answered, a repeated adjustment is the same one.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const history = useInfiniteQuery({
    queryKey: ['stock', productId],
    queryFn: ({ pageParam: after, signal }) =>
      run<{ items: StockMovement[]; next?: number }>('stock.movements', {
        productId,
        after,
        limit: 20,
      }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next,
  });
  const isCount = values.kind === 'count';
  const amount = fromFieldValue('number', values.amount ?? '');
  const reason = String(values.reason ?? '').trim();
  const change = useAction({
    mutationFn: () =>
      isCount
        ? run<{ stock: number }>('stock.count', { productId, quantity: amount, reason })
        : run<{ stock: number }>('stock.adjust', { productId, delta: amount, reason, key }),
    onSuccess(result) {
      notify.success(`Tồn kho bây giờ: ${result.stock}.`);
      setValues((old) => ({ kind: old.kind ?? 'adjust' }));
      reload();
    },
    onError(error) {
      if (error instanceof AdminError && error.code === 'CHANGED') reload();
    },
  });
  function reload() {
    setKey(crypto.randomUUID());
    onChanged();
    void history.refetch();
  }
  const issues = change.error instanceof AdminError ? change.error.issues : [];
  return (
    <ProductStock
      stock={stock}
      waiting={waiting}
      form={canWrite
        ? {
          values,
          onChange: (name, value) => setValues((old) => ({ ...old, [name]: value })),
          onSubmit: () => change.mutate(),
          errors: Object.fromEntries(
            issues.map(({ path, message }) => [path === 'reason' ? path : 'amount', message]),
          ),
          error: issues.length > 0 ? undefined : change.error?.message,
        }
        : undefined}
      history={history.data?.pages.flatMap(({ items }) => items.map(toStockChange)) ?? []}
      historyError={history.error?.message}
      onMore={history.hasNextPage ? () => void history.fetchNextPage() : undefined}
    />
  );
}
