/**
 * Returns the pages that a pagination lists: the first, the last, the current one and its
 * neighbours. `'gap'` replaces two or more omitted pages; a single page is listed instead.
 *
 * @param page current page, from 1
 * @param pageCount number of pages
 * @example pageWindow(6, 20) // [1, 'gap', 5, 6, 7, 'gap', 20]
 */
export function pageWindow(page: number, pageCount: number): (number | 'gap')[] {
  const listed = [1, page - 1, page, page + 1, pageCount]
    .filter((number) => number >= 1 && number <= pageCount);
  const window: (number | 'gap')[] = [];
  let previous = 0;
  for (const number of [...new Set(listed)].sort((a, b) => a - b)) {
    if (number - previous === 2) window.push(number - 1);
    else if (number - previous > 2) window.push('gap');
    window.push(number);
    previous = number;
  }
  return window;
}
