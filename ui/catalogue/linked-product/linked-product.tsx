import type { ReactNode } from 'react';
import { Notice } from '../../primitives/notice/notice.tsx';
import { ProductDetail } from '../product-detail/product-detail.tsx';
import type { Product } from '../product.ts';

export interface LinkedProductProps {
  /** The product that the address names; null when that one is not sold, undefined when it names none. */
  product: Product | null | undefined;
  /** Whether the page has come to life: only then can it open a popup. */
  hydrated: boolean;
  /** Takes away the notice of a product that is not sold. */
  onDismiss: () => void;
  /** The popup with the product's detail. */
  children?: ReactNode;
}

/**
 * What a page shows of the product that its address names: a popup; without scripts a part of the page
 * itself; or that there is no such product any more.
 */
export function LinkedProduct({ product, hydrated, onDismiss, children }: LinkedProductProps) {
  return (
    <>
      {product === null && (
        <div className='page pt-6'>
          <Notice tone='info' onDismiss={hydrated ? onDismiss : undefined}>
            Sản phẩm này không còn được bán. Mời bạn xem những sản phẩm khác.
          </Notice>
        </div>
      )}
      {hydrated ? children : product && (
        <noscript>
          <section className='page py-6' aria-label={product.name}>
            <ProductDetail product={product} added={0} headingLevel={2} />
          </section>
        </noscript>
      )}
    </>
  );
}
