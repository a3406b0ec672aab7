import { readStoreQuery, storeHref } from '@thach-an/edge-api/contract';
import { homeHref, readHomeQuery } from '../../app/catalogue/home-query.ts';

/**
 * The address under which a page is rendered and kept: without what does not change it, such as the
 * marks that campaigns leave or a category that there is none of, so that these neither render a page
 * anew nor fill the cache.
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
