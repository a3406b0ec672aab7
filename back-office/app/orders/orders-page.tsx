import {
  type OrderStatus,
  orderStatuses,
  orderStatusNames,
  type OrderSummary,
} from '@thach-an/edge-api/contract';
import { AdminOrders, HandOver, UndoBar } from '@thach-an/ui/admin';
import { useEffect, useState } from 'react';
import { useList, useListFilters } from '../list/use-list.ts';
import { PeriodFilter, readPeriod } from '../list/period-filter.tsx';
import { usePermissions } from '../session/use-member.ts';
import { CancelUnconfirmed } from './cancel-unconfirmed.tsx';
import { useBulkHandOver } from './use-bulk-hand-over.ts';

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
  const isLimited = period.from !== undefined || period.to !== undefined;
  const { data, error, props: { isStale, nextHref, firstHref } } = useList(
    'orders.list',
    filters,
    { status, search, ...period, limit: 50 },
  );

  const canWrite = usePermissions()('orders:write');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => setSelected(new Set()), [
    status,
    search,
    period.from,
    period.to,
    filters.get('after'),
  ]);
  // The orders of the dialog stay, while the list behind it follows the changes.
  const [dialog, setDialog] = useState<{ open: boolean; orders: readonly OrderSummary[] }>({
    open: false,
    orders: [],
  });
  const closeDialog = () => setDialog((old) => ({ ...old, open: false }));
  const bulk = useBulkHandOver(() => {
    setSelected(new Set());
    closeDialog();
  });

  return (
    <>
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
        filters={
          <>
            <details className='col-span-2 max-lg:-my-2' open={isLimited}>
              <summary className='inline-block min-h-11 cursor-pointer content-center text-jade'>
                Lọc theo ngày
              </summary>
              <div className='mt-1 grid grid-cols-2 items-end gap-3 lg:flex'>
                <PeriodFilter filters={filters} />
              </div>
            </details>
            {canWrite && status === 'awaiting-confirmation' && (
              <CancelUnconfirmed
                network={filters.get('network')}
                onClose={() => filters.set({ network: undefined })}
              />
            )}
          </>
        }
        isFiltered={isLimited}
        orders={data?.items.map(({ status, ...order }) => ({
          ...order,
          href: `/orders/${order.id}`,
          statusName: orderStatusNames[status],
        }))}
        isStale={isStale}
        nextHref={nextHref}
        firstHref={firstHref}
        newHref={canWrite ? '/orders/new' : undefined}
        bulk={canWrite && status === 'processing'
          ? {
            selected,
            onSelect: setSelected,
            action: 'Đã giao cho đơn vị vận chuyển',
            onAction() {
              bulk.begin();
              setDialog({
                open: true,
                orders: data?.items.filter(({ id }) => selected.has(id)) ?? [],
              });
            },
            busy: bulk.busy,
          }
          : undefined}
        error={bulk.error ?? error?.message}
      />
      <HandOver
        open={dialog.open}
        onClose={closeDialog}
        orders={dialog.orders}
        busy={bulk.busy}
        error={bulk.refused}
        onHandOver={(entered) => bulk.handOver(dialog.orders, entered)}
      />
      <div role='status'>
        {bulk.undo && (
          <UndoBar
            key={bulk.undo.key}
            duration={bulk.undo.duration}
            busy={bulk.busy}
            onUndo={bulk.undo.run}
          >
            {`Đã chuyển ${bulk.undo.count} đơn sang “${orderStatusNames.shipping}”.`}
          </UndoBar>
        )}
      </div>
    </>
  );
}
