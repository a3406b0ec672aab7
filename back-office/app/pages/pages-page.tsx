import type { PageRow } from '@thach-an/edge-api/contract';
import { formatDate, formatDateTime } from '@thach-an/ui';
import { AdminList } from '@thach-an/ui/admin';
import { useList, useListFilters } from '../list/use-list.ts';

/** Date of a default text, which is its version. */
const isoDay = /^\d{4}-\d{2}-\d{2}$/;

const versionOf = ({ label }: PageRow) =>
  isoDay.test(label) ? formatDate(`${label}T00:00+07:00`) : label;

/** List of the text pages of the shop. */
export default function PagesPage() {
  const { props } = useList('pages.list', useListFilters(), {});
  return (
    <AdminList
      {...props}
      title='Trang nội dung'
      keyOf={({ slug }) => slug}
      hrefOf={({ slug }) => `/pages/${slug}`}
      columns={[
        { title: 'Trang', cell: ({ title }) => title },
        { title: 'Địa chỉ', cell: ({ slug }) => `/${slug}`, place: 'line' },
        {
          title: 'Bản',
          cell: versionOf,
          card: (page) => `Bản ${versionOf(page)}`,
          place: 'left',
        },
        {
          title: 'Sửa lần cuối',
          cell: ({ createdAt }) => createdAt === null ? 'Nội dung mẫu' : formatDateTime(createdAt),
          place: 'right',
        },
      ]}
    />
  );
}
