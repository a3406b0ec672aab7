import { Dialog } from '@base-ui/react/dialog';
import { focusOnOpen } from '../../primitives/focus-on-open.ts';
import { X } from '../../primitives/icons.ts';
import { useId, useRef, useState } from 'react';
import { ProductDetail, type ProductDetailProps } from '../product-detail/product-detail.tsx';
import type { Product } from '../listed-product.ts';
import { actionMessages } from '../../messages/action-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';

export interface DetailModalProps {
  /** Product to show; `undefined` closes the modal. */
  product: Product | undefined;
  /** Quantity in the cart. @default 0 */
  added?: number;
  /** Called with the product and its picture in the modal. @default undefined */
  onAdd?: ProductDetailProps['onAdd'];
  /** Returns the URL of a product's own page; without it there is no link. @default undefined */
  hrefFor?: (product: Product) => string;
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
  { product, added, onAdd, hrefFor, suited, onClose }: DetailModalProps,
) {
  const { close } = useMessages('actions', actionMessages);
  const headingId = useId();
  const popup = useRef<HTMLDivElement>(null);
  // The last product stays visible during the exit animation.
  const [shown, setShown] = useState({ product, suited });
  if (product && product !== shown.product) setShown({ product, suited });
  return (
    <Dialog.Root
      open={product !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop
          data-slot='detail-modal-backdrop'
          className='fixed inset-0 z-50 bg-veil transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0'
        />
        <Dialog.Popup
          ref={popup}
          initialFocus={focusOnOpen(popup)}
          aria-labelledby={headingId}
          data-slot='detail-modal'
          className='fixed inset-x-0 bottom-0 z-50 max-h-[92dvh] overflow-y-auto overscroll-contain rounded-t-card bg-surface transition-[translate,scale,opacity] outline-none data-ending-style:translate-y-full data-starting-style:translate-y-full md:inset-0 md:m-auto md:h-fit md:max-h-[90dvh] md:w-[min(880px,calc(100vw-48px))] md:rounded-card md:data-ending-style:translate-y-0 md:data-ending-style:scale-97 md:data-ending-style:opacity-0 md:data-starting-style:translate-y-0 md:data-starting-style:scale-97 md:data-starting-style:opacity-0 forced-colors:border'
        >
          <div className='sticky top-0 z-10 flex h-0 justify-end'>
            <Dialog.Close
              aria-label={close}
              className='m-2 flex size-11 shrink-0 items-center justify-center rounded-tag bg-surface text-ink hover:bg-jade-soft'
            >
              <X aria-hidden size={22} />
            </Dialog.Close>
          </div>
          {shown.product && (
            <ProductDetail
              product={shown.product}
              added={added}
              onAdd={onAdd}
              suited={shown.suited}
              href={hrefFor?.(shown.product)}
              headingId={headingId}
            />
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
