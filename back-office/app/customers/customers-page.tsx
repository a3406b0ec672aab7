import { formatDate, formatPrice } from '@thach-an/ui';
import { AdminList } from '@thach-an/ui/admin';
import { useList, useListFilters } from '../list/use-list.ts';

export default function CustomersPage() {
  const filters = useListFilters();
  const state = filters.get('state');
  const { props } = useList('customers.list', filters, {
    search: filters.get('q'),
    state,
  });
  return (
    <AdminList
      {...props}
      title='Khách hàng'
      search={{
        ...filters.search,
        label: 'Tìm khách hàng',
        placeholder: 'Số điện thoại, tên người nhận, email',
      }}
      tabs={[
        { href: filters.hrefOf({ state: undefined }), label: 'Tất cả', current: !state },
        {
          href: filters.hrefOf({ state: 'blocked' }),
          label: 'Bị chặn',
          current: state === 'blocked',
        },
      ]}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => `/customers/${id}`}
      columns={[
        { title: 'Tên', cell: ({ name, email }) => name || email },
        {
          title: 'Email',
          cell: ({ email }) => <span className='break-all'>{email}</span>,
          place: 'line',
        },
        {
          title: 'Loại',
          cell: ({ kind, blockedAt }) =>
            [kind === 'guest' ? 'Khách vãng lai' : '', blockedAt === null ? '' : 'Bị chặn']
              .filter(Boolean).join(' · '),
          place: 'line',
        },
        {
          title: 'Tham gia',
          cell: ({ createdAt }) => formatDate(createdAt),
          card: ({ createdAt }) => `Khách từ ${formatDate(createdAt)}`,
          place: 'left',
        },
        {
          title: 'Đơn hàng',
          cell: ({ orders }) => orders,
          card: ({ orders }) => `${orders} đơn`,
          place: 'right',
          numeric: true,
        },
        {
          title: 'Hủy, trả',
          cell: ({ failed }) => failed || '',
          card: ({ failed }) => failed ? `${failed} đơn hủy, trả` : '',
          place: 'line',
          numeric: true,
        },
        {
          title: 'Đã mua',
          cell: ({ spent }) => formatPrice(spent),
          card: ({ spent }) => spent > 0 ? formatPrice(spent) : '',
          place: 'beside',
          numeric: true,
        },
      ]}
    />
  );
}
