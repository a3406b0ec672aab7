import { describeRange } from '../../catalogue/price-filter/describe-range.ts';
import { priceFilterMessages } from '../../catalogue/price-filter/price-filter-messages.ts';
import { ProductGrid, type ProductGridProps } from '../../catalogue/product-grid/product-grid.tsx';
import type { Product } from '../../catalogue/listed-product.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Link } from '../../primitives/link/link.tsx';
import { storePageMessages } from './store-page-messages.tsx';

export interface NearProductsProps
  extends Pick<ProductGridProps, 'quantities' | 'hrefFor' | 'onAdd'> {
  /** The search: its text, its limits of the price, the words that are left out, and results. */
  near: {
    q: string;
    min?: number;
    max?: number;
    dropped: readonly string[];
    products: readonly Product[];
    /** URL of the search. */
    href: string;
  };
}

/** `true` if all of the search is a range of prices: what is near is what was searched for. */
export const isPriced = ({ q, dropped }: NearProductsProps['near']): boolean =>
  q === '' && dropped.length === 0;

/** Products below a search without results, with the words that were left out. */
export function NearProducts({ near, ...grid }: NearProductsProps) {
  const messages = useMessages('storePage', storePageMessages);
  const prices = useMessages('priceFilter', priceFilterMessages);
  const { q, min, max, dropped, products, href } = near;
  const hasRange = min !== undefined || max !== undefined;
  const isSearch = q !== '' || hasRange;
  return (
    <section data-slot='near-products' className='pt-4'>
      {!isPriced(near) && (
        <h2 className='text-2xl leading-[1.4]'>
          {isSearch
            ? messages.near(q, hasRange ? describeRange(prices, min, max) : '')
            : messages.others}
        </h2>
      )}
      {isSearch && dropped.length > 0 && (
        <p className='mt-1 text-ink-soft'>{messages.dropped(dropped)}</p>
      )}
      <div className='mt-5'>
        <ProductGrid products={products} {...grid} />
      </div>
      {isSearch && (
        <p className='mt-5'>
          <Link href={href} className='inline-flex min-h-11 items-center text-jade underline'>
            {messages.showNear}
          </Link>
        </p>
      )}
    </section>
  );
}
