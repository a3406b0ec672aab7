import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the content of a new page, for screen readers and keyboards: the followed link
 * may be gone.
 *
 * @param pathname path of the shown page
 * @returns ref of the element around all pages, which has `tabIndex={-1}`
 */
export function useFocusOnNewPage(pathname: string): RefObject<HTMLElement | null> {
  const content = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    content.current?.focus({ preventScroll: true });
  }, [pathname]);
  return content;
}
