import type { ReactNode } from 'react';
import { Notice } from '../../primitives/notice/notice.tsx';
import { ProductDetail, type ProductDetailProps } from '../product-detail/product-detail.tsx';
import type { Product } from '../listed-product.ts';
import { useMessages } from '../../messages/use-messages.ts';

const linkedProductMessages = {
  discontinued: 'Sản phẩm này đã ngừng bán. Mời bạn xem những sản phẩm khác.',
};

export interface LinkedProductProps
  extends Pick<ProductDetailProps, 'href' | 'optionHref' | 'suited' | 'suitedHref' | 'trust'> {
  /** Product named in the URL; `null` if it is not sold, `undefined` if the URL names none. */
  product: Product | null | undefined;
  /** `true` once the page is hydrated, which a popup requires. */
  hydrated: boolean;
  /** Called when the visitor closes the notice of a product that is not sold. */
  onDismiss: () => void;
  /** Popup with the product's details. @default undefined */
  children?: ReactNode;
}

/**
 * Shows the product named in the URL: in a popup, or without scripts as a part of the page. A
 * notice replaces a product that is no longer sold.
 */
export function LinkedProduct(
  { product, hydrated, onDismiss, children, ...details }: LinkedProductProps,
) {
  const messages = useMessages('linkedProduct', linkedProductMessages);
  return (
    <>
      {product === null && (
        <div className='page pt-6'>
          <Notice tone='info' onDismiss={hydrated ? onDismiss : undefined}>
            {messages.discontinued}
          </Notice>
        </div>
      )}
      {hydrated ? children : product && (
        <noscript>
          <section className='page py-6' aria-label={product.name}>
            <ProductDetail {...details} product={product} headingLevel={2} />
          </section>
        </noscript>
      )}
    </>
  );
}
