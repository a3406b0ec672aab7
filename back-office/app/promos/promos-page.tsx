import type { SavedPromo } from '@thach-an/edge-api/contract';
import { buttonClass, formatDateTime, formatPrice, Link } from '@thach-an/ui';
import { AdminList } from '@thach-an/ui/admin';
import { useList, useListFilters } from '../list/use-list.ts';
import { usePermissions } from '../session/use-member.ts';

export default function PromosPage() {
  const filters = useListFilters();
  const { props } = useList('promos.list', filters, {});
  const canWrite = usePermissions()('promos:write');
  return (
    <AdminList
      {...props}
      title='Mã giảm giá'
      action={canWrite && <Link href='/promos/new' className={buttonClass()}>Thêm mã</Link>}
      keyOf={({ code }) => code}
      hrefOf={({ code }) => `/promos/${encodeURIComponent(code)}`}
      columns={[
        { title: 'Mã', cell: ({ code }) => code },
        { title: 'Giảm', cell: describeDiscount, place: 'beside' },
        { title: 'Trạng thái', cell: describeState, place: 'left' },
        {
          title: 'Đã dùng',
          cell: ({ used, limit }) => limit === null ? used : `${used} / ${limit}`,
          card: ({ used, limit }) => `Đã dùng ${limit === null ? used : `${used} / ${limit}`}`,
          place: 'right',
          numeric: true,
        },
      ]}
    />
  );
}

function describeDiscount({ kind, value, minimum }: SavedPromo): string {
  const discount = kind === 'percent' ? `${value}%` : formatPrice(value);
  return minimum > 0 ? `${discount}, từ ${formatPrice(minimum)}` : discount;
}

function describeState({ from, to, used, limit }: SavedPromo): string {
  const now = Date.now();
  if (to !== null && to <= now) return 'Đã kết thúc';
  if (limit !== null && used >= limit) return 'Đã hết lượt';
  if (from !== null && from > now) return `Từ ${formatDateTime(from)}`;
  return to === null ? 'Đang dùng' : `Đến ${formatDateTime(to)}`;
}
