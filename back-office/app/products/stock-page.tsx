import { movementKindNames, movementKinds } from '@thach-an/edge-api/contract';
import { formatDateTime, Link } from '@thach-an/ui';
import { AdminList } from '@thach-an/ui/admin';
import { FilterChoice } from '../list/filter-choice.tsx';
import { PeriodFilter, readPeriod } from '../list/period-filter.tsx';
import { useList, useListFilters } from '../list/use-list.ts';
import { usePermissions } from '../session/use-member.ts';
import { toStockChange } from './to-stock-change.ts';

/** Movements of the stock of all products, with their filters in the address. */
export default function StockPage() {
  const filters = useListFilters();
  const may = usePermissions();
  const kind = movementKinds.find((one) => one === filters.get('kind'));
  const { props } = useList('stock.movements', filters, { kind, ...readPeriod(filters) }, Number);
  return (
    <AdminList
      {...props}
      title='Nhập xuất kho'
      filters={
        <>
          <FilterChoice
            filters={filters}
            name='kind'
            label='Loại'
            options={[
              { value: '', label: 'Tất cả' },
              ...movementKinds.map((value) => ({ value, label: movementKindNames[value] })),
            ]}
          />
          <PeriodFilter filters={filters} />
        </>
      }
      empty='Không có lần nhập xuất nào như vậy.'
      keyOf={({ id }) => id}
      columns={[
        {
          title: 'Sản phẩm',
          cell: ({ productId, productName }) =>
            productName !== undefined && may('catalogue:read')
              ? <Link href={`/products/${productId}`} className='text-jade'>{productName}</Link>
              : productName ?? `${productId} (đã xóa)`,
        },
        {
          title: 'Số lượng',
          numeric: true,
          cell: ({ delta }) => delta > 0 ? `+${delta}` : delta,
          place: 'beside',
        },
        {
          title: 'Lý do',
          place: 'line',
          cell: (movement) => {
            const { reason, order } = toStockChange(movement);
            if (!order) return <span className='break-words'>{reason}</span>;
            const code = may('orders:read')
              ? <Link href={order.href} className='text-jade'>{order.code}</Link>
              : order.code;
            return <>{reason} · {code}</>;
          },
        },
        { title: 'Người làm', place: 'left', cell: (row) => toStockChange(row).actor },
        {
          title: 'Lúc',
          place: 'right',
          cell: ({ at }) => <span className='whitespace-nowrap'>{formatDateTime(at)}</span>,
        },
      ]}
    />
  );
}
