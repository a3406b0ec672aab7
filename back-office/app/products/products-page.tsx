import { fullName, type ProductSummary } from '@thach-an/edge-api/contract';
import { Button, buttonClass, Link, notify } from '@thach-an/ui';
import { AdminList, productStateMessages, QuickEdit } from '@thach-an/ui/admin';
import { useState } from 'react';
import { run } from '../api/admin-api.ts';
import { useAction } from '../api/use-action.ts';
import { useCategories } from '../categories/categories-query.ts';
import { FilterChoice } from '../list/filter-choice.tsx';
import { useList, useListFilters } from '../list/use-list.ts';
import { usePermissions } from '../session/use-member.ts';
import { ChangeProducts } from './change-products.tsx';
import { ImportStock } from './import-stock.tsx';
import { columnsOf } from './product-columns.tsx';
import { useQuickEdit } from './use-quick-edit.ts';

const states = ['shown', 'hidden', 'soldOut', 'low'] as const;

const sorts = [
  { value: '', label: 'Như trong cửa hàng' },
  { value: 'newest', label: 'Mới thêm trước' },
  { value: 'price', label: 'Giá tăng dần' },
  { value: 'priceDesc', label: 'Giá giảm dần' },
  { value: 'stock', label: 'Tồn kho ít trước' },
];

/** Classes of a quiet button that begins at the edge of the page on a phone. */
const atEdge = 'max-lg:col-span-2 max-lg:justify-start max-lg:px-0';

/** List of products. State, category, search and page are in the address. */
export default function ProductsPage() {
  const filters = useListFilters();
  const may = usePermissions();
  const canWrite = may('catalogue:write');
  const { categories = [] } = useCategories();
  const [chosen, setChosen] = useState<ReadonlyMap<string, ProductSummary>>(new Map());
  const [isChanging, setChanging] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const state = filters.get('state');
  const category = filters.get('category');
  // The order of a category shows in its whole list from the beginning.
  const isOrder = category && !['state', 'q', 'sort', 'after'].some((name) => filters.get(name));
  const { props, refetch } = useList('products.list', filters, {
    state,
    category,
    search: filters.get('q'),
    sort: filters.get('sort'),
    ...isOrder ? { limit: 100 } : {},
  });
  const quick = useQuickEdit(() => void refetch());
  const { edited } = quick;
  const move = useAction({
    mutationFn: ({ id, version, position }: { id: string; version: number; position: number }) =>
      run('products.move', { id, version, position }),
    onError: (error) => notify.error(error.message),
    onSettled: () => refetch(),
  });
  const order = canWrite && isOrder
    ? {
      rows: props.rows ?? [],
      onMove({ id, version }: ProductSummary, position: number) {
        if (!move.isPending) move.mutate({ id, version, position });
      },
    }
    : undefined;
  const toggle = (product: ProductSummary) =>
    setChosen((old) => {
      const next = new Map(old);
      if (!next.delete(product.id)) next.set(product.id, product);
      return next;
    });
  return (
    <>
      <AdminList
        title='Sản phẩm'
        action={canWrite
          ? <Link href='/products/new' className={buttonClass('primary')}>Thêm sản phẩm</Link>
          : undefined}
        tabs={[
          { href: filters.hrefOf({ state: undefined }), label: 'Tất cả', current: !state },
          ...states.map((value) => ({
            href: filters.hrefOf({ state: value }),
            label: productStateMessages[value],
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
            <FilterChoice
              filters={filters}
              name='category'
              label='Danh mục'
              options={[
                { value: '', label: 'Mọi danh mục' },
                ...categories.map(({ name }) => ({ value: name, label: name })),
              ]}
            />
            <FilterChoice filters={filters} name='sort' label='Thứ tự' options={sorts} />
            {may('stock:read') && (
              <Link href='/stock' className={`${buttonClass('quiet')} ${atEdge}`}>
                Lịch sử nhập xuất kho
              </Link>
            )}
            {may('stock:write') && (
              <Button
                variant='quiet'
                className={atEdge}
                onClick={() => setImporting(true)}
              >
                Nhập tồn kho từ tệp CSV
              </Button>
            )}
            {canWrite && chosen.size > 0 && (
              <Button
                variant='secondary'
                className='max-lg:col-span-2'
                onClick={() => setChanging(true)}
              >
                Sửa {chosen.size} sản phẩm đã chọn
              </Button>
            )}
          </>
        }
        columns={columnsOf({
          quick,
          editable: [
            ...canWrite ? ['price' as const] : [],
            ...may('stock:write') ? ['stock' as const] : [],
          ],
          order,
        })}
        selection={canWrite
          ? {
            has: ({ id }) => chosen.has(id),
            toggle,
            label: (product) => `Chọn ${fullName(product)}`,
          }
          : undefined}
        onReorder={order?.onMove}
        {...props}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/products/${id}`}
        empty='Chưa có sản phẩm nào ở đây.'
      />
      {edited && !edited.inline && (
        <QuickEdit
          {...edited}
          name={fullName(edited.product)}
          stock={edited.product.stock}
          onChange={quick.change}
          onSave={quick.save}
          onClose={quick.close}
        />
      )}
      {isImporting && (
        <ImportStock
          onClose={() => setImporting(false)}
          onDone={() => {
            setImporting(false);
            void refetch();
          }}
        />
      )}
      {isChanging && (
        <ChangeProducts
          products={chosen}
          categories={categories}
          onClose={() => setChanging(false)}
          onDone={() => {
            setChanging(false);
            setChosen(new Map());
            void refetch();
          }}
        />
      )}
    </>
  );
}
