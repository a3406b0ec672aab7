import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a container whose focused button goes away with its press: the container takes
 * it. The result is spread on the container.
 */
export function useKeptFocus<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  const focused = useRef<Element>(undefined);
  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = undefined;
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  });
  return {
    ref,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent) => void (focused.current = target),
  };
}
