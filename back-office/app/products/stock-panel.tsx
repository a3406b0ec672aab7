import type { StockMovement } from '@thach-an/edge-api/contract';
import { Button, formatDateTime, Link, Notice, notify } from '@thach-an/ui';
import { AdminFields, type FieldValue, productStateMessages } from '@thach-an/ui/admin';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { run } from '../api/admin-api.ts';

export interface StockPanelProps {
  productId: string;
  /** Number of units in stock. */
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

/** Stock of a product: a change or a count with its reason, and the history. */
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
    <section aria-labelledby='ton-kho' className='mt-10 max-w-170'>
      <h2 id='ton-kho' className='text-xl'>
        Tồn kho: <span className='tabular-nums'>{stock.toLocaleString('vi')}</span>
      </h2>
      {waiting > 0 && (
        <p className='mt-1'>
          {productStateMessages.waiting(waiting)}. Họ nhận email khi sản phẩm có hàng và đang hiện
          trong cửa hàng.
        </p>
      )}
      {canWrite && (
        <form
          className='mt-3 grid gap-4'
          onSubmit={(event) => {
            event.preventDefault();
            if (amount !== undefined && reason && !change.isPending) change.mutate();
          }}
        >
          {change.error && <Notice tone='error'>{change.error.message}</Notice>}
          <AdminFields
            values={values}
            onChange={(name, value) => setValues((old) => ({ ...old, [name]: value }))}
            fields={[
              {
                name: 'kind',
                label: 'Thao tác',
                kind: 'choice',
                options: [
                  { value: 'adjust', label: 'Thêm hoặc bớt' },
                  { value: 'count', label: 'Kiểm kho: đặt số đếm được' },
                ],
              },
              {
                name: 'amount',
                label: isCount ? 'Số đếm được' : 'Số lượng',
                kind: 'number',
                required: true,
                hint: isCount ? undefined : 'Ví dụ: 5 để thêm 5, -1 để bớt 1.',
              },
              { name: 'reason', label: 'Lý do', required: true },
            ]}
          />
          <Button type='submit' variant='secondary' className='justify-self-start'>
            {isCount ? 'Ghi số kiểm kho' : 'Ghi thay đổi tồn kho'}
          </Button>
        </form>
      )}
      <h3 className='mt-6 font-sans text-base font-semibold'>Lịch sử</h3>
      {history.error && <Notice tone='error'>{history.error.message}</Notice>}
      <ul role='list' className='mt-1'>
        {history.data?.pages.flatMap(({ items }) => items).map((movement) => (
          <li
            key={movement.id}
            className='flex items-baseline gap-4 border-b border-line py-2 text-[14px]'
          >
            <span className='w-14 shrink-0 text-right font-semibold tabular-nums'>
              {movement.delta > 0 ? `+${movement.delta}` : movement.delta}
            </span>
            <span className='min-w-0 grow break-words'>
              {reasons[movement.reason] ?? movement.reason}
              {movement.orderId && (
                <>
                  {' · '}
                  <Link href={`/orders/${movement.orderId}`} className='text-jade'>
                    {movement.orderCode}
                  </Link>
                </>
              )}
              <span className='block text-ink-soft'>
                {movement.actorName ?? actors[movement.actor] ?? 'Nhân viên'}
              </span>
            </span>
            <time
              dateTime={new Date(movement.at).toISOString()}
              className='shrink-0 text-ink-soft tabular-nums'
            >
              {formatDateTime(new Date(movement.at).toISOString())}
            </time>
          </li>
        ))}
      </ul>
      {history.hasNextPage && (
        <Button variant='quiet' onClick={() => void history.fetchNextPage()}>Xem thêm</Button>
      )}
    </section>
  );
}
