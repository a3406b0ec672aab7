import {
  type Category,
  homeHref,
  readHomeQuery,
  readProductPath,
  readStoreQuery,
  storeHref,
  type StoreQuery,
} from '@thach-an/edge-api/contract';
import { type SolarDate, toIsoDate } from '@thach-an/lunar';
import {
  almanacPath,
  isSouthern,
  readAlmanacPath,
  readUnread,
  southParameter,
  unreadHref,
} from '../../app/almanac/almanac-address.ts';
import { chooseHref, readChooseQuery } from '../../app/almanac/choose-query.ts';

/**
 * Returns the cache key of a view of the almanac, or `undefined` for another path. A view that
 * depends on the current date has it in its key, so that it is rendered once a day. Parameters that
 * change nothing are removed.
 */
function almanacKey(
  path: string,
  params: URLSearchParams,
  today: SolarDate,
): string | undefined {
  const address = readAlmanacPath(path);
  switch (address?.view) {
    case undefined:
      return undefined;
    case 'today': {
      const unread = readUnread(params);
      const start = unread === undefined ? `${almanacPath}?` : `${unreadHref(unread)}&`;
      return `${start}hom-nay=${toIsoDate(today)}`;
    }
    case 'choose': {
      const isRequested = ['viec', 'tu', 'den', 'tuoi', 'tranh'].some((name) => params.has(name));
      return isRequested
        ? chooseHref(readChooseQuery(params, today))
        : `${path}?hom-nay=${toIsoDate(today)}`;
    }
    default:
      return address && isSouthern(address, params) ? `${path}?${southParameter}=mien-nam` : path;
  }
}

/** Content of the shop on which the set of different pages depends. */
export interface SiteContent {
  /** Paths of the pages, such as `/store`. */
  paths: ReadonlySet<string>;
  categories: readonly Category[];
  /** Products that are sold. */
  source: {
    find(id: string): Promise<unknown>;
    page(query: StoreQuery): Promise<{ page: number }>;
  };
  /** Current date in Vietnam, on which some views of the almanac depend. */
  today: SolarDate;
}

/** Products without queries: every id is one that is sold, and every page exists. */
export const everything: SiteContent['source'] = {
  find: (id) => Promise.resolve(id),
  page: (query) => Promise.resolve(query),
};

/** Cache key of every unknown path. It is not the path of a page. */
export const notFoundKey = '/khong-tim-thay';

/** The same below the cart, whose tab is highlighted on every path that contains `/cart`. */
export const notFoundInCartKey = '/khong-tim-thay/cart';

/** Matches the paths for which the browser loads the route of a product. */
const isProductRoute = /^\/product\/[^/]+\/*$/;

/** Cache key of the page of any order, which the browser fills in. No order has such a code. */
const orderKey = '/order/-';

export const isOrderPath = (path: string): boolean => /^\/order\/[^/]+$/.test(path);

/** Cache keys of these paths without a product. No product has such an id. */
export const productNotFoundKeys = { usual: '/product/-', inCart: '/product/cart.' };

/**
 * Returns the cache key under which a page is rendered and cached. Everything that does not change
 * the page is removed, such as campaign tags, an unknown category, a product that is not sold or a
 * page number above the last: it must not cause another rendering or fill the cache. The browser
 * shows the notice for a product that is not sold after hydration.
 */
export async function cacheKey(
  href: string,
  { paths, categories, source, today }: SiteContent,
): Promise<string> {
  const { pathname, searchParams } = new URL(href);
  const path = decodePath(pathname);
  const almanac = almanacKey(path, searchParams, today);
  if (almanac !== undefined) return almanac;
  const product = readProductPath(path);
  if (product !== undefined && await source.find(product)) return path;
  if (isProductRoute.test(path)) {
    return path.includes('/cart') ? productNotFoundKeys.inCart : productNotFoundKeys.usual;
  }
  if (isOrderPath(path)) return orderKey;
  if (!paths.has(path)) return path.includes('/cart') ? notFoundInCartKey : notFoundKey;
  if (searchParams.size === 0) return path;
  const soldOnly = async (id: string) => id !== '' && await source.find(id) ? id : '';
  switch (path) {
    case '/': {
      const query = readHomeQuery(searchParams, categories);
      return homeHref({ ...query, product: await soldOnly(query.product) });
    }
    case '/store': {
      const query = readStoreQuery(searchParams, categories);
      return storeHref({
        ...query,
        page: await existingPage(source, query),
        product: await soldOnly(query.product),
      });
    }
    default:
      return path;
  }
}

/** Decodes a path: `/%73tore` is `/store`. A path with invalid encoding is returned unchanged. */
function decodePath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** Returns the path without encoding and trailing slashes: a page has one address. */
export function canonicalPath(pathname: string): string {
  if (pathname === '/') return pathname;
  // Without the first condition, the time is quadratic in the number of slashes in a row.
  return decodePath(pathname.replace(/(?<!\/)\/+$/, ''));
}

/** Returns the number of the shown page. A search is not repeated here, because it is slow. */
async function existingPage(
  source: Pick<SiteContent['source'], 'page'>,
  query: StoreQuery,
): Promise<number> {
  return query.q === '' && query.page > 1 ? (await source.page(query)).page : query.page;
}
