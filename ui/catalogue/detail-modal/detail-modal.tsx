import { useId, useState } from 'react';
import { DialogClose } from '../../layout/dialog/dialog-close.tsx';
import { Sheet } from '../../layout/dialog/sheet.tsx';
import { ProductDetail, type ProductDetailProps } from '../product-detail/product-detail.tsx';
import type { Product } from '../listed-product.ts';

export interface DetailModalProps {
  /** Product to show; `undefined` closes the modal. */
  product: Product | undefined;
  /** Quantity in the cart. @default 0 */
  added?: number;
  /** Called with the product and its picture in the modal. @default undefined */
  onAdd?: ProductDetailProps['onAdd'];
  /** Returns the URL of a product's own page; without it there is no link. @default undefined */
  hrefFor?: (product: Product) => string;
  /** Returns the URL that shows another option of the product. @default undefined */
  optionHref?: ProductDetailProps['optionHref'];
  /** Elements of the people whom the product suits. @default undefined */
  suited?: ProductDetailProps['suited'];
  /**
   * Called when the visitor closes it: with the close button, Escape or a click on the backdrop.
   */
  onClose: () => void;
}

/**
 * The details of a product in a modal dialog: centred on a wide screen, a bottom sheet on a phone.
 * The focus is trapped in it and restored when it closes.
 */
export function DetailModal(
  { product, added, onAdd, hrefFor, optionHref, suited, onClose }: DetailModalProps,
) {
  const headingId = useId();
  // The last product stays visible during the exit animation.
  const [shown, setShown] = useState({ product, suited });
  if (product && product !== shown.product) setShown({ product, suited });
  return (
    <Sheet
      open={product !== undefined}
      onClose={onClose}
      slot='detail-modal'
      labelledBy={headingId}
      className='md:w-[min(880px,calc(100vw-48px))]'
    >
      <div className='sticky top-0 z-10 flex h-0 justify-end'>
        <DialogClose className='m-2 bg-surface text-ink' />
      </div>
      {shown.product && (
        <ProductDetail
          product={shown.product}
          added={added}
          onAdd={onAdd}
          suited={shown.suited}
          href={hrefFor?.(shown.product)}
          optionHref={optionHref}
          headingId={headingId}
        />
      )}
    </Sheet>
  );
}
