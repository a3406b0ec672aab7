import { useId, useState } from 'react';
import { DialogClose } from '../../layout/dialog/dialog-close.tsx';
import { Sheet } from '../../layout/dialog/sheet.tsx';
import { ProductDetail, type ProductDetailProps } from '../product-detail/product-detail.tsx';
import type { Product } from '../listed-product.ts';

export interface DetailModalProps
  extends Omit<ProductDetailProps, 'product' | 'href' | 'headingLevel' | 'headingId'> {
  /** Product to show; `undefined` closes the modal. */
  product: Product | undefined;
  /** Returns the URL of a product's own page; without it there is no link. @default undefined */
  hrefFor?: (product: Product) => string;
  /**
   * Called when the visitor closes it: with the close button, Escape or a click on the backdrop.
   */
  onClose: () => void;
}

/**
 * The details of a product in a modal dialog: centred on a wide screen, a bottom sheet on a phone.
 * The focus is trapped in it and restored when it closes.
 */
export function DetailModal({ product, hrefFor, onClose, ...details }: DetailModalProps) {
  const headingId = useId();
  // The last product stays visible during the exit animation.
  const [shown, setShown] = useState({ product, details });
  if (product && product !== shown.product) setShown({ product, details });
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
          {...product ? details : shown.details}
          product={shown.product}
          href={hrefFor?.(shown.product)}
          headingId={headingId}
        />
      )}
    </Sheet>
  );
}
