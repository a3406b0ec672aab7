import type { Category, StaffProduct } from '@thach-an/edge-api/contract';
import { Button, Notice, notify } from '@thach-an/ui';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { ConfirmDialog, type FieldValue, ProductStock } from '@thach-an/ui/admin';
import { useState } from 'react';
import { AdminError, run } from '../api/admin-api.ts';
import { runDelete } from '../api/run-delete.ts';
import { useAction } from '../api/use-action.ts';
import { describeMissing } from '../api/use-row.tsx';
import { useCategories } from '../categories/categories-query.ts';
import { usePermissions } from '../session/use-member.ts';
import { NewProduct } from './new-product.tsx';
import { ProductForm } from './product-form.tsx';
import { fromFieldValue } from '../edit/field-values.ts';
import { toStockChange } from './to-stock-change.ts';

/** Page of one product, or of a new one. */
export default function ProductPage() {
  const { id = '' } = useParams();
  const { categories, error } = useCategories();
  // A failed refresh must not remove what is being typed.
  if (!categories) return error ? <Notice tone='error'>{error.message}</Notice> : null;
  return id === 'new'
    ? <NewProduct categories={categories} />
    : <StoredProduct key={id} id={id} categories={categories} />;
}

function StoredProduct({ id, categories }: { id: string; categories: readonly Category[] }) {
  const may = usePermissions();
  const { data: product, error, refetch } = useQuery({
    queryKey: ['products', 'one', id],
    queryFn: ({ signal }) => run('products.get', { id }, { signal }),
    // An open form is not filled again by itself.
    refetchOnWindowFocus: false,
  });
  if (!product) return describeMissing(error);
  return (
    <>
      <title>{`${product.name} · Quản trị`}</title>
      <ProductForm
        product={product}
        categories={categories}
        readOnly={!may('catalogue:write')}
        actions={may('catalogue:write')
          ? <ProductActions product={product} onChanged={() => void refetch()} />
          : undefined}
        note={may('stock:read') && product.stock === 0 && (
          <a href='#ton-kho' className='inline-flex min-h-11 items-center text-jade'>
            Nhập tồn kho ở cuối trang
          </a>
        )}
      />
      {may('stock:read') && (
        <StockPanel
          productId={id}
          stock={product.stock}
          waiting={product.waiting}
          canWrite={may('stock:write')}
          onChanged={() => void refetch()}
        />
      )}
    </>
  );
}

interface ProductActionsProps {
  product: StaffProduct;
  /** Called when the stored product may have changed. */
  onChanged: () => void;
}

const done = {
  hide: 'Đã ẩn sản phẩm.',
  show: 'Đã hiện sản phẩm.',
  duplicate: 'Đã tạo bản sao, đang ẩn.',
  delete: 'Đã xóa sản phẩm.',
};

/** Buttons that hide, show, copy or delete a product. */
function ProductActions({ product, onChanged }: ProductActionsProps) {
  const { id, version, hidden, name } = product;
  const navigate = useNavigate();
  const client = useQueryClient();
  const [isDeleting, setDeleting] = useState(false);
  // A repetition after a lost reply is the same copy.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const action = useAction({
    mutationFn: (verb: keyof typeof done): Promise<{ id: string }> =>
      verb === 'delete'
        ? runDelete('products.delete', { id, version })
        : run(`products.${verb}`, { id, version, key }),
    onSuccess(_, verb) {
      void client.invalidateQueries({ queryKey: ['products', 'list'] });
      notify.success(done[verb]);
      if (verb === 'duplicate') setKey(crypto.randomUUID());
      if (verb === 'hide' || verb === 'show') onChanged();
    },
    onError(error) {
      notify.error(error.message);
      onChanged();
    },
  });
  // Leads to the page that follows, unless this one was left meanwhile.
  const follow = (verb: 'duplicate' | 'delete') =>
    action.mutate(verb, {
      onSuccess: ({ id }) => navigate(verb === 'delete' ? '/products' : `/products/${id}`),
    });
  return (
    <div className='flex flex-wrap gap-2'>
      <Button variant='secondary' onClick={() => action.mutate(hidden ? 'show' : 'hide')}>
        {hidden ? 'Hiện sản phẩm' : 'Ẩn sản phẩm'}
      </Button>
      <Button variant='quiet' onClick={() => follow('duplicate')}>Nhân bản</Button>
      <Button variant='danger' onClick={() => setDeleting(true)}>Xóa</Button>
      <ConfirmDialog
        open={isDeleting}
        title={`Xóa “${name}”?`}
        action='Xóa sản phẩm'
        busy={action.isPending}
        onConfirm={() => follow('delete')}
        onClose={() => setDeleting(false)}
      >
        <p>Đánh giá của sản phẩm cũng bị xóa. Đơn hàng cũ vẫn giữ tên và giá.</p>
      </ConfirmDialog>
    </div>
  );
}

interface StockPanelProps {
  productId: string;
  stock: number;
  /** Number of people who get a mail when the product is in stock again. */
  waiting: number;
  canWrite: boolean;
  /** Called when the stock has changed. */
  onChanged: () => void;
}

function StockPanel({ productId, stock, waiting, canWrite, onChanged }: StockPanelProps) {
  const [values, setValues] = useState<Record<string, FieldValue>>({ kind: 'adjust' });
  // Until the server has answered, a repeated adjustment is the same one.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const history = useInfiniteQuery({
    queryKey: ['stock', productId],
    queryFn: ({ pageParam: after, signal }) =>
      run('stock.movements', {
        productId,
        after,
        limit: 20,
      }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next,
  });
  const isCount = values.kind === 'count';
  const amount = fromFieldValue('number', values.amount ?? '');
  const reason = String(values.reason ?? '').trim();
  const change = useAction({
    mutationFn: () =>
      isCount
        ? run('stock.count', {
          ...{ productId, quantity: amount, reason },
          // A sale that the member has not seen must not be undone.
          from: stock,
        })
        : run('stock.adjust', { productId, delta: amount, reason, key }),
    onSuccess(result) {
      notify.success(`Tồn kho bây giờ: ${result.stock}.`);
      setValues((old) => ({ kind: old.kind ?? 'adjust' }));
      reload();
    },
    onError(error) {
      if (error instanceof AdminError && error.code === 'CHANGED') reload();
    },
  });
  function reload() {
    setKey(crypto.randomUUID());
    onChanged();
    void history.refetch();
  }
  const issues = change.error instanceof AdminError ? change.error.issues : [];
  return (
    <ProductStock
      stock={stock}
      waiting={waiting}
      form={canWrite
        ? {
          values,
          onChange: (name, value) => setValues((old) => ({ ...old, [name]: value })),
          onSubmit: () => change.mutate(),
          errors: Object.fromEntries(
            issues.map(({ path, message }) => [path === 'reason' ? path : 'amount', message]),
          ),
          error: issues.length > 0 ? undefined : change.error?.message,
        }
        : undefined}
      history={history.data?.pages.flatMap(({ items }) => items.map(toStockChange)) ?? []}
      historyError={history.error?.message}
      onMore={history.hasNextPage ? () => void history.fetchNextPage() : undefined}
    />
  );
}
