import type { Category, ProductSummary } from '@thach-an/edge-api/contract';
import { Button, buttonClass, FilterSelect, formatPrice, Link } from '@thach-an/ui';
import { type AdminColumn, AdminList } from '@thach-an/ui/admin';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { run } from '../api/admin-api.ts';
import { useList, useListFilters } from '../list/use-list.ts';
import { usePermissions } from '../session/use-member.ts';
import { BulkChange } from './bulk-change.tsx';

/** States of the products and their names. */
const states = {
  shown: 'Đang bán',
  hidden: 'Đang ẩn',
  soldOut: 'Hết hàng',
  low: 'Sắp hết',
};

const sorts = [
  { value: 'newest', label: 'Mới thêm trước' },
  { value: 'price', label: 'Giá tăng dần' },
  { value: 'priceDesc', label: 'Giá giảm dần' },
  { value: 'stock', label: 'Tồn kho ít trước' },
];

/** Query of the categories. */
export const categoriesQuery = {
  queryKey: ['categories', 'list'],
  queryFn: () => run<{ items: (Category & { id: string })[] }>('categories.list', {}),
};

/** List of products. State, category, search and page are in the address. */
export function ProductsPage() {
  const filters = useListFilters();
  const canWrite = usePermissions()('catalogue:write');
  const { data: categories } = useQuery(categoriesQuery);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isChanging, setChanging] = useState(false);
  const state = filters.get('state');
  const category = filters.get('category') ?? '';
  const sort = filters.get('sort') ?? '';
  const { props, refetch } = useList<ProductSummary>('products.list', filters, {
    state,
    category: category || undefined,
    search: filters.get('q'),
    sort: sort || undefined,
  });
  const toggle = (id: string) => setChosen((old) => old.symmetricDifference(new Set([id])));
  return (
    <>
      <title>Sản phẩm · Quản trị</title>
      <AdminList
        title='Sản phẩm'
        action={canWrite
          ? <Link href='/products/new' className={buttonClass('primary')}>Thêm sản phẩm</Link>
          : undefined}
        tabs={[
          { href: filters.hrefOf({ state: undefined }), label: 'Tất cả', current: !state },
          ...Object.entries(states).map(([value, label]) => ({
            href: filters.hrefOf({ state: value }),
            label,
            current: value === state,
          })),
        ]}
        search={{
          ...filters.search,
          label: 'Tìm sản phẩm',
          placeholder: 'Tên hoặc mã sản phẩm',
        }}
        filters={
          <>
            <FilterSelect
              label='Danh mục'
              name='category'
              emptyLabel='Mọi danh mục'
              value={category}
              onChange={(value) => filters.set({ category: value })}
              options={(categories?.items ?? []).map(({ name }) => name)}
            />
            <FilterSelect
              label='Thứ tự'
              name='sort'
              emptyLabel='Thứ tự trong cửa hàng'
              value={sort}
              onChange={(value) => filters.set({ sort: value })}
              options={sorts}
            />
            {canWrite && chosen.size > 0 && (
              <Button
                variant='secondary'
                onClick={() => setChanging(true)}
              >
                Sửa {chosen.size} sản phẩm
              </Button>
            )}
          </>
        }
        columns={columnsOf(canWrite ? { chosen, toggle } : undefined)}
        {...props}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/products/${id}`}
        empty='Chưa có sản phẩm nào ở đây.'
      />
      {isChanging && (
        <BulkChange
          ids={[...chosen]}
          categories={categories?.items ?? []}
          onClose={() => setChanging(false)}
          onDone={() => {
            setChanging(false);
            setChosen(new Set());
            void refetch();
          }}
        />
      )}
    </>
  );
}

/** Choice of rows for a bulk change. */
interface Choice {
  chosen: ReadonlySet<string>;
  toggle: (id: string) => void;
}

function columnsOf(choice: Choice | undefined): AdminColumn<ProductSummary>[] {
  return [
    {
      title: 'Sản phẩm',
      cell: ({ name, option }) => option ? `${name} · ${option}` : name,
    },
    { title: 'Danh mục', cell: ({ category, subCategory }) => `${category} · ${subCategory}` },
    { title: 'Trạng thái', cell: stateOf },
    { title: 'Tồn kho', numeric: true, cell: ({ stock }) => stock.toLocaleString('vi') },
    { title: 'Giá', numeric: true, cell: ({ price }) => formatPrice(price) },
    ...choice
      ? [{
        title: 'Chọn',
        cell: ({ id, name }: ProductSummary) => (
          <label className='relative z-10 inline-flex min-h-11 min-w-11 items-center justify-end'>
            <span className='sr-only'>Chọn {name}</span>
            <input
              type='checkbox'
              checked={choice.chosen.has(id)}
              onChange={() => choice.toggle(id)}
              className='size-5 accent-jade'
            />
          </label>
        ),
      }]
      : [],
  ];
}

function stateOf({ hidden, stock, low }: ProductSummary): string {
  if (hidden) return states.hidden;
  if (stock === 0) return states.soldOut;
  return low ? states.low : states.shown;
}
