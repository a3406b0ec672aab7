import type { RefObject } from 'react';

/**
 * Returns the property `initialFocus` of a Base UI dialog that moves the focus as soon as the
 * dialog is in the document. Base UI itself waits for the next frame: a key that is pressed before
 * it would reach the page behind the dialog.
 *
 * @param target element in the dialog, or the dialog itself
 */
export function focusOnOpen(target: RefObject<HTMLElement | null>): () => boolean {
  return () => {
    target.current?.focus({ preventScroll: true });
    // `true` selects the first element that can have the focus.
    return target.current === null;
  };
}
