import { Dialog } from '@base-ui/react/dialog';
import { useState } from 'react';
import { DialogClose } from '../../layout/dialog/dialog-close.tsx';
import { Sheet } from '../../layout/dialog/sheet.tsx';
import { ReviewForm, type ReviewFormProps } from './review-form.tsx';
import { useMessages } from '../../messages/use-messages.ts';
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
  // The last form stays visible during the exit animation.
  const [shown, setShown] = useState({ product, form });
  if (product && product !== shown.product) setShown({ product, form });
  const { product: current, form: last } = product ? { product, form } : shown;
  return (
    <Sheet
      open={product !== undefined}
      onClose={form.onClose}
      hasFields
      slot='review-dialog'
      className='p-5 md:w-[min(560px,calc(100vw-48px))] md:p-8'
    >
      <Dialog.Title className='pr-10 text-2xl leading-[1.4]'>{title}</Dialog.Title>
      {current && <ReviewForm key={current.id} {...last} product={current} />}
      {/* Last, so that the stars take the focus when the dialog opens. */}
      <DialogClose className='absolute top-3 right-3 md:top-6 md:right-6' />
    </Sheet>
  );
}
