import type { ReactNode } from 'react';
import {
  CategoryFilter,
  type CategoryFilterProps,
} from '../../catalogue/category-filter/category-filter.tsx';
import {
  FilterSelect,
  type FilterSelectProps,
} from '../../catalogue/filter-select/filter-select.tsx';
import { FilterChips, type FilterName } from '../../catalogue/filter-chips/filter-chips.tsx';
import { PriceFilter, type PriceFilterProps } from '../../catalogue/price-filter/price-filter.tsx';
import { describeRange } from '../../catalogue/price-filter/describe-range.ts';
import { priceFilterMessages } from '../../catalogue/price-filter/price-filter-messages.ts';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { isPriced, NearProducts, type NearProductsProps } from './near-products.tsx';
import { Pagination, type PaginationProps } from '../../primitives/pagination/pagination.tsx';
import { ProductGrid, type ProductGridProps } from '../../catalogue/product-grid/product-grid.tsx';
import { SearchBox } from '../../primitives/search-box/search-box.tsx';
import { useKeptFocus } from '../../primitives/use-kept-focus.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { storePageMessages } from './store-page-messages.tsx';

export interface StorePageProps
  extends Pick<ProductGridProps, 'products' | 'quantities' | 'hrefFor' | 'mark' | 'onAdd'> {
  /** Text of the search field. */
  search: string;
  /** Called with the typed text, except during the composition of a Vietnamese letter. */
  onSearchChange: (search: string) => void;
  /** Called on submit of the search. Before hydration the browser submits the form natively. */
  onSearchSubmit: () => void;
  /** Props of the category filter. */
  filter: CategoryFilterProps;
  /** Elements (mệnh) for which products can be chosen, and the chosen one. */
  element: Pick<FilterSelectProps, 'options' | 'value' | 'onChange' | 'revision'>;
  /** Range of prices. */
  price: PriceFilterProps;
  /** Orders besides the default one, and the chosen one; empty for the default. */
  sort: Pick<FilterSelectProps, 'options' | 'value' | 'onChange' | 'revision'>;
  /** URLs without one of the filters, and without all. Without them there are no chips. */
  hrefsWithout?: Record<FilterName | 'all', string>;
  /** Number of found products on all pages. */
  total: number;
  /** `true` if there are more products than `total`. @default false */
  hasMore?: boolean;
  /** Another search, shown if nothing was found: its text and URL. @default undefined */
  suggestion?: { text: string; href: string };
  /**
   * Search that comes close to one without results: its text and limits of the price, the words
   * that are left out, its first products and its URL.
   *
   * @default undefined
   */
  near?: NearProductsProps['near'];
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
  element,
  price,
  sort,
  hrefsWithout,
  total,
  hasMore = false,
  suggestion,
  near,
  products,
  quantities,
  hrefFor,
  mark,
  onAdd,
  pagination,
  children,
}: StorePageProps) {
  const messages = useMessages('storePage', storePageMessages);
  const prices = useMessages('priceFilter', priceFilterMessages);
  const { page, pageCount } = pagination;
  const priced = near && isPriced(near)
    ? messages.priced(describeRange(prices, near.min, near.max))
    : undefined;
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const isChosen = [search, filter.category, element.value, price.min, price.max].some(Boolean);
  return (
    <>
      {children}
      <div className='page pt-8 pb-16'>
        <h1 className='pb-6 text-3xl'>{messages.title}</h1>
        <form
          action='/store'
          role='search'
          className='flex flex-wrap items-end gap-x-4 gap-y-3 pb-6'
          onSubmit={(event) => {
            event.preventDefault();
            onSearchSubmit();
          }}
        >
          {page > 1 && <input type='hidden' name='page' value={page} />}
          <div className='min-w-0 grow basis-full lg:basis-0'>
            <SearchBox
              value={search}
              onValueChange={onSearchChange}
              placeholder={messages.searchPlaceholder}
            />
          </div>
          <div
            data-slot='filters'
            className='contents max-md:-mx-4 max-md:flex max-md:min-w-0 max-md:grow max-md:basis-full max-md:gap-x-4 max-md:overflow-x-auto max-md:px-4 max-md:[scrollbar-width:none] max-md:[&_[data-slot=category-filter]]:shrink-0 max-md:[&_[data-slot=category-filter]]:flex-nowrap'
          >
            <div className='basis-full max-md:contents lg:shrink-0 lg:basis-auto'>
              <CategoryFilter {...filter}>
                <FilterSelect label={messages.element} name='element' {...element} />
              </CategoryFilter>
            </div>
            <div className='flex basis-full flex-wrap items-center justify-between gap-x-4 gap-y-1 max-md:contents'>
              <PriceFilter {...price} />
              <FilterSelect
                label={messages.sort}
                name='sort'
                emptyLabel={messages.defaultSort}
                inline
                {...sort}
              />
            </div>
          </div>
          <noscript>
            <button
              type='submit'
              className='min-h-11 rounded-field bg-jade-fill px-5 text-on-jade forced-colors:border'
            >
              {messages.search}
            </button>
          </noscript>
        </form>
        <div className='outline-none' {...keptFocus}>
          {hrefsWithout && (
            <FilterChips
              category={filter.category}
              subCategory={filter.subCategory}
              element={element.value}
              price={price}
              hrefsWithout={hrefsWithout}
            />
          )}
        </div>
        <p className='pb-4 text-ink-soft' aria-live='polite'>
          {priced ?? (hasMore ? messages.foundMoreThan(total) : messages.found(total))}
          {pageCount > 1 && messages.page(page, pageCount)}
        </p>
        <h2 className='sr-only'>{messages.products}</h2>
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
          : total === 0 && !isChosen
          ? <EmptyState title={messages.empty}>{messages.emptyText}</EmptyState>
          : !priced && (
            <EmptyState
              title={messages.nothingFound}
              action={{ label: messages.showAll, href: '/store' }}
            >
              {suggestion && (
                <p className='pb-1 text-ink'>
                  {messages.suggestion(
                    <Link
                      href={suggestion.href}
                      keepScroll
                      className='inline-flex min-h-11 items-center font-semibold text-jade underline'
                    >
                      {suggestion.text}
                    </Link>,
                  )}
                </p>
              )}
              {messages.nothingFoundText}
            </EmptyState>
          )}
        {products.length === 0 && near && (
          <NearProducts near={near} quantities={quantities} hrefFor={hrefFor} onAdd={onAdd} />
        )}
        <div className='pt-10' onFocus={keptFocus.onFocus}>
          {/* Other links on each page, so that the place before the products takes the focus. */}
          <Pagination key={page} {...pagination} />
        </div>
      </div>
    </>
  );
}
