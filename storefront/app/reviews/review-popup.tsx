import { onFirstInput, type ReviewDialogProps } from '@thach-an/ui';
import { useEffect } from 'react';
import { lazyComponent } from '../shell/lazy-component.tsx';

/** The dialog is a separate chunk, loaded with the first input. */
const ReviewDialog = lazyComponent(() => import('./review-dialog-chunk.ts'));

export interface ReviewPopupProps {
  /** Product, form and callbacks; unset until the dialog first opens. */
  dialog: ReviewDialogProps | undefined;
}

/** Renders the dialog in which a product is reviewed. */
export function ReviewPopup({ dialog }: ReviewPopupProps) {
  useEffect(() => onFirstInput(ReviewDialog.preload), []);
  return dialog ? <ReviewDialog {...dialog} /> : null;
}
