import { formatDate, formatPrice } from '@thach-an/ui';
import { AdminList } from '@thach-an/ui/admin';
import { useList, useListFilters } from '../list/use-list.ts';

/** Requests to return goods that are not decided. The page of the order has the pictures. */
export default function ReturnsPage() {
  const filters = useListFilters();
  const { props } = useList('returns.list', filters, {});
  return (
    <AdminList
      {...props}
      title='Yêu cầu đổi trả'
      empty='Không có yêu cầu nào đang chờ.'
      keyOf={({ id }) => id}
      hrefOf={({ id }) => `/orders/${id}`}
      columns={[
        { title: 'Mã đơn', cell: ({ code }) => code },
        { title: 'Lý do', cell: ({ reason }) => reason, place: 'line' },
        { title: 'Gửi lúc', cell: ({ at }) => formatDate(at), place: 'left' },
        {
          title: 'Tiền đơn',
          cell: ({ amount }) => formatPrice(amount),
          place: 'beside',
          numeric: true,
        },
      ]}
    />
  );
}
