import type { ReviewDialogProps } from '@thach-an/ui';
import { useState } from 'react';
import { lazyComponent } from '../shell/lazy-component.tsx';

const ReviewDialog = lazyComponent(() => import('./review-dialog-chunk.ts'));

/** Renders the dialog of a review; its code is loaded when it first opens. */
export function ReviewPopup(props: ReviewDialogProps) {
  // Once opened, the dialog stays mounted for its closing animation.
  const [opened, setOpened] = useState(false);
  if (props.product && !opened) setOpened(true);
  return opened ? <ReviewDialog {...props} /> : null;
}
