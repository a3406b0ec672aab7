/**
 * Calls a function after a delay, unless the visitor clicks on a link before: the router reports
 * the navigation that it starts only later, and a search would replace it.
 *
 * @param delay in ms
 * @returns function that ends the delay
 */
export function startSearchLater(delay: number, search: () => void): () => void {
  const timer = setTimeout(search, delay);
  const onClick = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const link = target instanceof Element && target.closest('a[href]');
    if (link && !ctrlKey && !metaKey && !shiftKey) clearTimeout(timer);
  };
  document.addEventListener('click', onClick, true);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('click', onClick, true);
  };
}
