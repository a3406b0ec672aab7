import { Dialog } from '@base-ui/react/dialog';
import { useState } from 'react';
import { keepAboveKeyboard } from '../../account/login-popup/keep-above-keyboard.ts';
import { X } from '../../primitives/icons.ts';
import { ReviewForm, type ReviewFormProps } from './review-form.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { actionMessages } from '../../messages/action-messages.ts';
import { reviewDialogMessages } from './review-dialog-messages.ts';

export interface ReviewDialogProps extends Omit<ReviewFormProps, 'product'> {
  /** Product to review; `undefined` closes the dialog. */
  product: ReviewFormProps['product'] | undefined;
}

/**
 * Dialog in which a customer writes, changes or deletes the review of a product: centred on a wide
 * screen, a bottom sheet on a phone.
 */
export function ReviewDialog({ product, ...form }: ReviewDialogProps) {
  const { title } = useMessages('reviewDialog', reviewDialogMessages);
  const { close } = useMessages('actions', actionMessages);
  // The last form stays visible during the exit animation.
  const [shown, setShown] = useState({ product, form });
  if (product && product !== shown.product) setShown({ product, form });
  const { product: current, form: last } = product ? { product, form } : shown;
  return (
    <Dialog.Root
      open={product !== undefined}
      onOpenChange={(open) => {
        if (!open) form.onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className='fixed inset-0 z-50 bg-veil transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0' />
        <Dialog.Popup
          ref={keepAboveKeyboard}
          data-slot='review-dialog'
          className='fixed inset-x-0 bottom-(--in-view-bottom,0px) z-50 max-h-[calc(var(--in-view-height,100dvh)*0.94)] overflow-y-auto overscroll-contain rounded-t-card bg-surface p-5 transition-[translate,scale,opacity] outline-none data-ending-style:translate-y-full data-starting-style:translate-y-full md:top-0 md:m-auto md:h-fit md:w-[min(560px,calc(100vw-48px))] md:rounded-card md:p-8 md:data-ending-style:translate-y-0 md:data-ending-style:scale-97 md:data-ending-style:opacity-0 md:data-starting-style:translate-y-0 md:data-starting-style:scale-97 md:data-starting-style:opacity-0'
        >
          <Dialog.Title className='pr-10 text-2xl leading-[1.4]'>{title}</Dialog.Title>
          {current && <ReviewForm key={current.id} {...last} product={current} />}
          {/* Last, so that the stars take the focus when the dialog opens. */}
          <Dialog.Close
            aria-label={close}
            className='absolute top-3 right-3 flex size-11 items-center justify-center rounded-tag hover:bg-jade-soft md:top-6 md:right-6'
          >
            <X aria-hidden size={22} />
          </Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
