import { type OrderStatus, orderStatuses, orderStatusNames } from '@thach-an/edge-api/contract';
import { AdminOrders } from '@thach-an/ui/admin';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { AdminError, run } from '../api/admin-api.ts';
import { usePermissions } from '../session/use-member.ts';
import type { OrderPage } from './use-new-orders.ts';

/** Time after the last letter before a search is sent, in ms. */
const searchDelay = 250;

/** Sequence of the tabs: what is to be done comes first. */
const tabs: readonly OrderStatus[] = [
  'awaiting-confirmation',
  'awaiting-transfer',
  'processing',
  'shipping',
  'delivered',
  'returned',
  'awaiting-payment',
  'cancelled',
];

/** List of orders. Status, search and page are in the address. */
export function OrdersPage() {
  const [params, setParams] = useSearchParams();
  const status = orderStatuses.find((one) => one === params.get('status'));
  const search = params.get('q') ?? '';
  const after = params.get('after') ?? undefined;
  const [typed, setTyped] = useState(search);

  useEffect(() => setTyped(search), [search]);
  useEffect(() => {
    if (typed === search) return;
    const timer = setTimeout(
      () =>
        setParams((old) => {
          const next = new URLSearchParams(old);
          next.delete('after');
          if (typed) next.set('q', typed);
          else next.delete('q');
          return next;
        }, { replace: true, preventScrollReset: true }),
      searchDelay,
    );
    return () => clearTimeout(timer);
  }, [typed, search, setParams]);

  const { data, error } = useQuery({
    queryKey: ['orders', 'list', { status, search, after }],
    // An answer to an earlier search is cancelled, so that it cannot replace a later one.
    queryFn: ({ signal }) =>
      run<OrderPage>('orders.list', { status, search, after, limit: 50 }, { signal }),
    placeholderData: keepPreviousData,
  });

  const canWrite = usePermissions()('orders:write');
  const client = useQueryClient();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => setSelected(new Set()), [status, search, after]);
  const handOver = useMutation({
    async mutationFn() {
      const failed: string[] = [];
      for (const { id, version, code } of data?.items ?? []) {
        if (!selected.has(id)) continue;
        await run('orders.changeStatus', { id, version, status: 'shipping' }).catch((error) => {
          if (!(error instanceof AdminError) || error.status === 0) throw error;
          failed.push(code);
        });
      }
      if (failed.length > 0) {
        throw new Error(`Chưa chuyển được ${failed.join(', ')}: đơn vừa được thay đổi ở nơi khác.`);
      }
    },
    onSettled() {
      setSelected(new Set());
      return client.invalidateQueries({ queryKey: ['orders'] });
    },
  });

  const hrefOf = (changes: Record<string, string | undefined>) => {
    const next = new URLSearchParams(params);
    for (const [key, value] of Object.entries({ after: undefined, ...changes })) {
      if (value === undefined) next.delete(key);
      else next.set(key, value);
    }
    const query = next.toString();
    return query ? `/orders?${query}` : '/orders';
  };
  return (
    <>
      <title>Đơn hàng · Quản trị</title>
      <AdminOrders
        tabs={[
          { href: hrefOf({ status: undefined }), label: 'Tất cả', current: status === undefined },
          ...tabs.map((one) => ({
            href: hrefOf({ status: one }),
            label: orderStatusNames[one],
            count: data?.counts[one],
            current: one === status,
          })),
        ]}
        search={typed}
        onSearch={setTyped}
        orders={data?.items.map(({ status, ...order }) => ({
          ...order,
          href: `/orders/${order.id}`,
          statusName: orderStatusNames[status],
        }))}
        nextHref={data?.next ? hrefOf({ after: data.next }) : undefined}
        firstHref={after ? hrefOf({}) : undefined}
        newHref={canWrite ? '/orders/new' : undefined}
        bulk={canWrite && status === 'processing'
          ? {
            selected,
            onSelect: setSelected,
            action: 'Đã giao cho đơn vị vận chuyển',
            onAction: () => handOver.mutate(),
            busy: handOver.isPending,
          }
          : undefined}
        error={handOver.error?.message ?? error?.message}
      />
    </>
  );
}
