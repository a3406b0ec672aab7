import {
  type OrderStatus,
  orderStatuses,
  orderStatusNames,
  type OrderSummary,
} from '@thach-an/edge-api/contract';
import { AdminOrders } from '@thach-an/ui/admin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { AdminError, run } from '../api/admin-api.ts';
import { useList, useListFilters } from '../list/use-list.ts';
import { PeriodFilter, readPeriod } from '../list/period-filter.tsx';
import { usePermissions } from '../session/use-member.ts';
import type { OrderPage } from './use-new-orders.ts';

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

/** List of orders. Status, search, days and page are in the address. */
export default function OrdersPage() {
  const filters = useListFilters();
  const { hrefOf } = filters;
  const status = orderStatuses.find((one) => one === filters.get('status'));
  const search = filters.get('q') ?? '';
  const period = readPeriod(filters);
  const { data, error, props: { nextHref, firstHref } } = useList<OrderSummary, OrderPage>(
    'orders.list',
    filters,
    { status, search, ...period, limit: 50 },
  );

  const canWrite = usePermissions()('orders:write');
  const client = useQueryClient();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => setSelected(new Set()), [
    status,
    search,
    period.from,
    period.to,
    filters.get('after'),
  ]);
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
        search={filters.search.value}
        onSearch={filters.search.onChange}
        filters={<PeriodFilter filters={filters} />}
        isFiltered={period.from !== undefined || period.to !== undefined}
        orders={data?.items.map(({ status, ...order }) => ({
          ...order,
          href: `/orders/${order.id}`,
          statusName: orderStatusNames[status],
        }))}
        nextHref={nextHref}
        firstHref={firstHref}
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
