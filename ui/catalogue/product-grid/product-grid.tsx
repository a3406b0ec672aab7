import { Suspense } from 'react';
import { ProductCard, type ProductCardProps } from '../product-card/product-card.tsx';
import type { Product } from '../listed-product.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { productGridMessages } from './product-grid-messages.ts';

export interface ProductGridProps {
  /** Products in the order in which they are shown. */
  products: readonly Product[];
  /** Returns the URL of a product's link. */
  hrefFor: (product: Product) => string;
  /** Quantities in the cart, by product id. @default {} */
  quantities?: Readonly<Record<string, number>>;
  /**
   * Called with the product and its `<img>`, from which the animation to the cart starts.
   * @default undefined
   */
  onAdd?: ProductCardProps['onAdd'];
  /** Loads the pictures of the first row before others. @default false */
  priority?: boolean;
  /** Returns the ranges of a text that a search has found. @default undefined */
  mark?: ProductCardProps['mark'];
  /** Accessible name of the list. @default 'Sản phẩm' */
  label?: string;
}

/**
 * Classes that set the columns of the product grid and of its skeleton: two, three or four, and
 * fewer with a large text.
 */
export const gridClass =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,34%)),1fr))] gap-3 ' +
  'md:grid-cols-[repeat(auto-fill,minmax(min(100%,max(12rem,26%)),1fr))] md:gap-5 ' +
  'xl:grid-cols-[repeat(auto-fill,minmax(min(100%,max(12rem,22%)),1fr))]';

/** Products in two columns on a phone, three on a tablet and four on a wide screen. */
export function ProductGrid({
  products,
  hrefFor,
  quantities = {},
  onAdd,
  priority = false,
  mark,
  label,
}: ProductGridProps) {
  const messages = useMessages('productGrid', productGridMessages);
  return (
    <ul
      role='list'
      aria-label={label ?? messages.label}
      data-slot='product-grid'
      className={gridClass}
    >
      {products.map((product, index) => (
        <li key={product._id}>
          <Suspense>
            <ProductCard
              product={product}
              href={hrefFor(product)}
              added={quantities[product._id]}
              onAdd={onAdd}
              mark={mark}
              priority={priority && (index < 2 || (index < 4 && 'wide'))}
            />
          </Suspense>
        </li>
      ))}
    </ul>
  );
}
