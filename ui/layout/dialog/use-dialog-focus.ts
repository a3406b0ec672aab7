import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a dialog while the pressed button is disabled. The dialog takes the focus and
 * returns it to the button afterwards, unless a field has taken it in the meantime.
 *
 * @param form Form in the dialog
 * @param busy `true` while the buttons of the form are disabled
 */
export function useDialogFocus(form: RefObject<HTMLFormElement | null>, busy: boolean) {
  const pressed = useRef<HTMLElement>(null);
  useEffect(() => {
    const dialog = form.current?.closest<HTMLElement>('[role=dialog]');
    const button = form.current?.querySelector<HTMLElement>('button:focus');
    if (busy && button?.matches(':disabled')) {
      pressed.current = button;
      dialog?.focus({ preventScroll: true });
    } else if (!busy) {
      if (document.activeElement === dialog) pressed.current?.focus();
      pressed.current = null;
    }
  }, [busy]);
}
