import type { StockMovement } from '@thach-an/edge-api/contract';
import { notify } from '@thach-an/ui';
import { type FieldValue, ProductStock, type StockChangeView } from '@thach-an/ui/admin';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { run } from '../api/admin-api.ts';

export interface StockPanelProps {
  productId: string;
  stock: number;
  /** Number of people who get a mail when the product is in stock again. */
  waiting: number;
  canWrite: boolean;
  /** Called when the stock has changed. */
  onChanged: () => void;
}

/** Names of the reasons that the server gives. */
const reasons: Readonly<Record<string, string>> = {
  opening: 'Tồn đầu',
  sale: 'Bán',
  confirmation: 'Xác nhận đơn',
  cancellation: 'Hủy đơn',
  edit: 'Sửa đơn',
  return: 'Nhận lại hàng',
  undo: 'Hoàn tác',
  import: 'Nhập từ tệp',
  removal: 'Xóa sản phẩm',
  outside: 'Sửa ngoài hệ thống',
  count: 'Kiểm kho',
};

const actors: Readonly<Record<string, string>> = {
  customer: 'Khách',
  cli: 'Dòng lệnh',
  system: 'Hệ thống',
  outside: 'Ngoài hệ thống',
};

export function StockPanel({ productId, stock, waiting, canWrite, onChanged }: StockPanelProps) {
  const [values, setValues] = useState<Record<string, FieldValue>>({ kind: 'adjust' });
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
  const amount = /^\s*[+-]?\d{1,7}\s*$/.test(String(values.amount ?? ''))
    ? Number(values.amount)
    : undefined;
  const reason = String(values.reason ?? '').trim();
  const change = useMutation({
    mutationFn: () =>
      isCount
        ? run<{ stock: number }>('stock.count', { productId, quantity: amount, reason })
        : run<{ stock: number }>('stock.adjust', { productId, delta: amount, reason }),
    onSuccess(result) {
      notify.success(`Tồn kho bây giờ: ${result.stock}.`);
      setValues((old) => ({ kind: old.kind ?? 'adjust' }));
      onChanged();
      void history.refetch();
    },
  });
  return (
    <ProductStock
      stock={stock}
      waiting={waiting}
      form={canWrite
        ? {
          values,
          onChange: (name, value) => setValues((old) => ({ ...old, [name]: value })),
          onSubmit() {
            if (amount !== undefined && reason && !change.isPending) change.mutate();
          },
          error: change.error?.message,
        }
        : undefined}
      history={history.data?.pages.flatMap(({ items }) => items.map(toView)) ?? []}
      historyError={history.error?.message}
      onMore={history.hasNextPage ? () => void history.fetchNextPage() : undefined}
    />
  );
}

function toView(
  { id, delta, reason, orderId, orderCode = '', actor, actorName, at }: StockMovement,
): StockChangeView {
  return {
    id,
    delta,
    reason: reasons[reason] ?? reason,
    actor: actorName ?? actors[actor] ?? 'Nhân viên',
    order: orderId ? { code: orderCode, href: `/orders/${orderId}` } : undefined,
    at,
  };
}
