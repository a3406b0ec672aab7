/** The parameters that a page's content depends on. What else stands in an address is not looked at. */
const parameters = ['q', 'category', 'subCategory', 'page', 'product'] as const;

/** Characters of a parameter that count. */
const limit = 200;

/**
 * The address under which a page is rendered and kept: without what does not change it, such as the
 * marks that campaigns leave, so that these neither render a page anew nor fill the cache.
 */
export function documentAddress(href: string): string {
  const url = new URL(href);
  if (url.search === '') return url.pathname;
  const kept = new URLSearchParams();
  for (const name of parameters) {
    const value = url.searchParams.get(name)?.slice(0, limit);
    if (value) kept.set(name, value);
  }
  return kept.size > 0 ? `${url.pathname}?${kept}` : url.pathname;
}
