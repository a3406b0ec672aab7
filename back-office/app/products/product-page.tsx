import type { Category, StaffProduct } from '@thach-an/edge-api/contract';
import { Notice } from '@thach-an/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { run } from '../api/admin-api.ts';
import { useCategories } from '../categories/categories-query.ts';
import { usePermissions } from '../session/use-member.ts';
import { NewProduct } from './new-product.tsx';
import { ProductActions } from './product-actions.tsx';
import { ProductForm } from './product-form.tsx';
import { StockPanel } from './stock-panel.tsx';

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
    queryFn: ({ signal }) => run<StaffProduct>('products.get', { id }, { signal }),
    // An open form is not filled again by itself.
    refetchOnWindowFocus: false,
  });
  if (!product) return error ? <Notice tone='error'>{error.message}</Notice> : null;
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
