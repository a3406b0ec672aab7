import { buttonClass, Link, notify } from '@thach-an/ui';
import { type AdminColumn, AdminList } from '@thach-an/ui/admin';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { run } from '../api/admin-api.ts';
import { useAction } from '../api/use-action.ts';
import { MoveButtons } from '../list/move-buttons.tsx';
import { categoriesQuery, type SavedCategory } from './categories-query.ts';

const columns: AdminColumn<SavedCategory>[] = [
  {
    title: 'Danh mục',
    cell: ({ name, image }) => (
      <span className='flex items-center gap-3'>
        <img
          src={`/images/${image}`}
          alt=''
          width={40}
          height={40}
          className='size-10 shrink-0 rounded-full object-cover'
        />
        {name}
      </span>
    ),
  },
  { title: 'Danh mục con', cell: ({ subCategories }) => subCategories.join(', ') },
];

/** List of the categories in the order of the shop. */
export default function CategoriesPage() {
  const client = useQueryClient();
  const { data, error } = useQuery(categoriesQuery);
  const move = useAction({
    mutationFn: ([{ id, version }, position]: [SavedCategory, number]) =>
      run('categories.move', { id, version, position }),
    onSuccess: (moved) => client.setQueryData(categoriesQuery.queryKey, moved),
    onError(error) {
      notify.error(error.message);
      void client.invalidateQueries(categoriesQuery);
    },
  });
  const rows = data?.items;
  const reorder = (...change: [SavedCategory, number]) => {
    if (!move.isPending) move.mutate(change);
  };
  return (
    <AdminList
      title='Danh mục'
      action={<Link href='/categories/new' className={buttonClass()}>Thêm danh mục</Link>}
      rows={rows}
      error={error?.message}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => `/categories/${id}`}
      onReorder={reorder}
      columns={[...columns, {
        title: 'Thứ tự',
        cell: (row) => <MoveButtons row={row} rows={rows ?? []} onMove={reorder} />,
      }]}
    />
  );
}
