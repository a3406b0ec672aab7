import type { ReactNode } from 'react';
import {
  CategoryFilter,
  type CategoryFilterProps,
} from '../../catalogue/category-filter/category-filter.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { Pagination, type PaginationProps } from '../../primitives/pagination/pagination.tsx';
import { groupDigits } from '../../primitives/price/group-digits.ts';
import { ProductGrid, type ProductGridProps } from '../../catalogue/product-grid/product-grid.tsx';
import type { Product } from '../../catalogue/listed-product.ts';
import { SearchBox } from '../../primitives/search-box/search-box.tsx';

export interface StorePageProps {
  /** Text of the search field. */
  search: string;
  /** Called with the typed text, except during the composition of a Vietnamese letter. */
  onSearchChange: (search: string) => void;
  /** Called on submit of the search. Before hydration the browser submits the form natively. */
  onSearchSubmit: () => void;
  /** Props of the category filter. */
  filter: CategoryFilterProps;
  /** Number of found products on all pages. */
  total: number;
  /** `true` if there are more products than `total`. @default false */
  hasMore?: boolean;
  /** Another search, shown if nothing was found: its text and URL. @default undefined */
  suggestion?: { text: string; href: string };
  /** Products of the current page. */
  products: readonly Product[];
  /** Quantities in the cart, by product id. @default {} */
  quantities?: Readonly<Record<string, number>>;
  /** Returns the URL for a product's picture and name. */
  hrefFor: ProductGridProps['hrefFor'];
  /** Returns the ranges of a text that the search has found. @default undefined */
  mark?: ProductGridProps['mark'];
  /** Called with the product and its picture, which can be animated with `flyToCart()`. */
  onAdd?: ProductGridProps['onAdd'];
  /** Current page, number of pages, and their URLs. */
  pagination: PaginationProps;
  /** Product that the URL refers to: a `LinkedProduct`. */
  children?: ReactNode;
}

/** Store page: search, filters, products and pagination. */
export function StorePage({
  search,
  onSearchChange,
  onSearchSubmit,
  filter,
  total,
  hasMore = false,
  suggestion,
  products,
  quantities,
  hrefFor,
  mark,
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
              placeholder='Tìm tên đá, sản phẩm, mệnh…'
            />
          </div>
          <div className='md:shrink-0'>
            <CategoryFilter {...filter} />
          </div>
          <noscript>
            <button
              type='submit'
              className='min-h-11 rounded-field bg-jade-fill px-5 text-on-jade forced-colors:border'
            >
              Tìm
            </button>
          </noscript>
        </form>
        <p className='pb-4 text-ink-soft' aria-live='polite'>
          {hasMore && 'Hơn '}
          {hasMore ? groupDigits(total) : total} sản phẩm
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
              mark={mark}
              onAdd={onAdd}
            />
          )
          : (
            <EmptyState
              title='Không tìm thấy sản phẩm phù hợp'
              action={{ label: 'Xem tất cả sản phẩm', href: '/store' }}
            >
              {suggestion && (
                <p className='pb-1 text-ink'>
                  Ý bạn là{' '}
                  <Link
                    href={suggestion.href}
                    keepScroll
                    className='inline-flex min-h-11 items-center font-semibold text-jade underline'
                  >
                    {suggestion.text}
                  </Link>
                  ?
                </p>
              )}
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
