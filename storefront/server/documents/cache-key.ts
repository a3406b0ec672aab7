import { readStoreQuery, storeHref } from '@thach-an/edge-api/contract';
import { homeHref, readHomeQuery } from '../../app/catalogue/home-query.ts';

/**
 * Returns the address under which a page is rendered and cached. Parameters that do not change the
 * page, such as campaign tags or an unknown category, are removed: they must not cause another
 * rendering or fill the cache.
 */
export function cacheKey(href: string): string {
  const { pathname, search, searchParams } = new URL(href);
  if (search === '') return pathname;
  switch (pathname) {
    case '/':
      return homeHref(readHomeQuery(searchParams));
    case '/store':
      return storeHref(readStoreQuery(searchParams));
    default:
      return pathname;
  }
}
