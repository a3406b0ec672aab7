import { useId } from 'react';
import { ProductCard } from '../product-card/product-card.tsx';
import type { Product } from '../listed-product.ts';
import { useMessages } from '../../messages/use-messages.ts';
import type { ProductGridProps } from '../product-grid/product-grid.tsx';

const relatedProductsMessages = {
  title: 'Sản phẩm liên quan',
};

export interface RelatedProductsProps
  extends Pick<ProductGridProps, 'hrefFor' | 'quantities' | 'onAdd'> {
  /** Heading. @default 'Sản phẩm liên quan' */
  title?: string;
  /** Products, up to eight. Nothing is rendered without any. */
  products: readonly Product[];
}

/** Products like the one on the page. They scroll horizontally on a phone. */
export function RelatedProducts(
  { title, products, hrefFor, quantities = {}, onAdd }: RelatedProductsProps,
) {
  const messages = useMessages('relatedProducts', relatedProductsMessages);
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id} data-slot='related-products'>
      <h2 id={id} className='pb-5 text-2xl'>{title ?? messages.title}</h2>
      <ul
        role='list'
        aria-labelledby={id}
        className='-mx-4 flex snap-x snap-proximity scroll-px-4 gap-3 overflow-x-auto px-4 pb-2 [scrollbar-width:none] md:mx-0 md:grid md:grid-cols-[repeat(auto-fill,minmax(min(100%,max(10rem,22%)),1fr))] md:gap-5 md:overflow-visible md:p-0 [&::-webkit-scrollbar]:hidden'
      >
        {products.map((product) => (
          <li
            key={product._id}
            className='w-44 min-w-[9rem] shrink-0 snap-start min-[22rem]:w-[40vw] min-[22rem]:max-w-[13rem] md:w-auto md:max-w-none md:min-w-0'
          >
            <ProductCard
              product={product}
              href={hrefFor(product)}
              keepScroll={false}
              added={quantities[product._id]}
              onAdd={onAdd}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
