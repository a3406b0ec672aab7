/**
 * The pages that a pagination names: the first, the last, the current one and its neighbours, with a
 * `'gap'` where pages are left out. A gap hides two pages at least; a single one is named instead.
 *
 * @param page the current page, from 1
 * @param pageCount how many pages there are
 * @example pageWindow(6, 20) // [1, 'gap', 5, 6, 7, 'gap', 20]
 */
export function pageWindow(page: number, pageCount: number): (number | 'gap')[] {
  const named = [1, page - 1, page, page + 1, pageCount]
    .filter((number) => number >= 1 && number <= pageCount);
  const window: (number | 'gap')[] = [];
  let before = 0;
  for (const number of [...new Set(named)].sort((a, b) => a - b)) {
    if (number - before === 2) window.push(number - 1);
    else if (number - before > 2) window.push('gap');
    window.push(number);
    before = number;
  }
  return window;
}
