import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a dialog while the button that was pressed is disabled: the dialog itself holds it, and
 * gives it back afterwards unless it has gone to a field.
 *
 * @param form The form in the dialog
 * @param busy Whether its buttons are disabled
 */
export function useKeptFocus(form: RefObject<HTMLFormElement | null>, busy: boolean) {
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
