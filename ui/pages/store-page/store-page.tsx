import type { ReactNode } from 'react';
import {
  CategoryFilter,
  type CategoryFilterProps,
} from '../../catalogue/category-filter/category-filter.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { Pagination, type PaginationProps } from '../../primitives/pagination/pagination.tsx';
import { ProductGrid, type ProductGridProps } from '../../catalogue/product-grid/product-grid.tsx';
import type { Product } from '../../catalogue/product.ts';
import { SearchBox } from '../../primitives/search-box/search-box.tsx';

export interface StorePageProps {
  /** What is searched for. */
  search: string;
  /** Called with what was typed, but never in the middle of a composed Vietnamese letter. */
  onSearchChange: (search: string) => void;
  /** Called when the search is sent; before hydration the browser itself sends it. */
  onSearchSubmit: () => void;
  /** Categories, what is chosen of them, and what happens when that changes. */
  filter: CategoryFilterProps;
  /** How many products were found on all pages. */
  total: number;
  /** The products of this page. */
  products: readonly Product[];
  /** Pieces in the cart, by product id. @default {} */
  quantities?: Readonly<Record<string, number>>;
  /** Where a product's picture and name lead. */
  hrefFor: ProductGridProps['hrefFor'];
  /** Called with the product and its picture on the page, from which it can fly to the cart. */
  onAdd?: ProductGridProps['onAdd'];
  /** This page, how many there are, and where they are. */
  pagination: PaginationProps;
  /** The product that the address names: an `LinkedProduct`. */
  children?: ReactNode;
}

/** The catalogue: search, filters, products, pages. */
export function StorePage({
  search,
  onSearchChange,
  onSearchSubmit,
  filter,
  total,
  products,
  quantities,
  hrefFor,
  onAdd,
  pagination,
  children,
}: StorePageProps) {
  const { page, pageCount } = pagination;
  return (
    <>
      {children}
      <div className='page pt-8 pb-16'>
        <h1 className='pb-6 text-3xl'>Cửa hàng</h1>
        <form
          action='/store'
          role='search'
          className='flex flex-col gap-4 pb-6 md:flex-row md:items-end'
          onSubmit={(event) => {
            event.preventDefault();
            onSearchSubmit();
          }}
        >
          <div className='min-w-0 grow'>
            <SearchBox
              value={search}
              onValueChange={onSearchChange}
              placeholder='Tên đá, món đồ, mệnh…'
            />
          </div>
          <div className='md:shrink-0'>
            <CategoryFilter {...filter} />
          </div>
          <noscript>
            <button type='submit' className='min-h-11 rounded-field bg-jade px-5 text-surface'>
              Tìm
            </button>
          </noscript>
        </form>
        <p className='pb-4 text-ink-soft' aria-live='polite'>
          {total} sản phẩm
          {pageCount > 1 && `, trang ${page}/${pageCount}`}
        </p>
        <h2 className='sr-only'>Sản phẩm</h2>
        {products.length > 0
          ? (
            <ProductGrid
              products={products}
              quantities={quantities}
              priority
              hrefFor={hrefFor}
              onAdd={onAdd}
            />
          )
          : (
            <EmptyState
              title='Không tìm thấy sản phẩm phù hợp'
              action={{ label: 'Xem tất cả sản phẩm', href: '/store' }}
            >
              Hãy thử từ khác, hoặc bỏ bớt bộ lọc.
            </EmptyState>
          )}
        <div className='pt-10'>
          <Pagination {...pagination} />
        </div>
      </div>
    </>
  );
}
