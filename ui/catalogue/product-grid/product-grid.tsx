import { ProductCard, type ProductCardProps } from '../product-card/product-card.tsx';
import type { Product } from '../product.ts';

export interface ProductGridProps {
  products: readonly Product[];
  /** Where a product's picture and name lead. */
  hrefFor: (product: Product) => string;
  /** Pieces in the cart, by product id. @default {} */
  quantities?: Readonly<Record<string, number>>;
  /** Called with the product and its picture on the page, from which it can fly to the cart. */
  onAdd?: ProductCardProps['onAdd'];
  /** Loads the pictures of the first row before others. @default false */
  priority?: boolean;
  /** What the list is, for those who hear the page. @default 'Sản phẩm' */
  label?: string;
}

/** The columns of every product grid, also of its skeleton. */
export const gridClass = 'grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-5 xl:grid-cols-4';

/** Products side by side: two columns on a phone, three on a tablet, four on a wide screen. */
export function ProductGrid({
  products,
  hrefFor,
  quantities = {},
  onAdd,
  priority = false,
  label = 'Sản phẩm',
}: ProductGridProps) {
  return (
    <ul role='list' aria-label={label} data-slot='product-grid' className={gridClass}>
      {products.map((product, index) => (
        <li key={product._id}>
          <ProductCard
            product={product}
            href={hrefFor(product)}
            added={quantities[product._id]}
            onAdd={onAdd}
            priority={priority && (index < 2 || (index < 4 && 'wide'))}
          />
        </li>
      ))}
    </ul>
  );
}
