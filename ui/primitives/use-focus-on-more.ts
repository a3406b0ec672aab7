import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the first further item of a list that grows at the visitor's wish: the button
 * has moved down, or it is gone. The items are `<li tabindex="-1">`.
 *
 * @param count number of items
 */
export function useFocusOnMore(count: number) {
  const list = useRef<HTMLUListElement>(null);
  /** Number of items when the visitor asked for more. */
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (before.current === undefined || count <= before.current) return;
    list.current?.querySelectorAll<HTMLElement>(':scope > li')[before.current]?.focus();
    before.current = undefined;
  }, [count]);
  return { list, onAsk: () => void (before.current = count) };
}
