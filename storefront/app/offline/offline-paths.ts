import { pageSlugs, vietnameseDay } from '@thach-an/edge-api/contract';
import { almanacPath, findPath, southParameter } from '../almanac/almanac-address.ts';

/** Address of the service worker. It controls all pages of the shop. */
export const workerPath = '/sw.js';

/** Path of the page that the service worker shows instead of a page that is unavailable. */
export const offlinePath = '/offline';

const publicPaths: ReadonlySet<string> = new Set([
  '/',
  '/store',
  '/cart',
  '/tuvi',
  ...pageSlugs.map((slug) => `/${slug}`),
]);

const isAlmanac = (pathname: string) =>
  /^\/lich(?:\/[^.]*)?$/.test(pathname) && pathname !== findPath;

const isPublic = (pathname: string) =>
  publicPaths.has(pathname) || /^\/product\/[^/]+$/.test(pathname) || isAlmanac(pathname);

/**
 * Returns `true` for a page that is kept for visits without a network. A page with parameters is
 * not kept, because they may be personal, such as a birth or a search. One parameter of the almanac
 * chooses the calendar of the South.
 */
export function isKeptPage({ pathname, search }: URL): boolean {
  return isPublic(pathname) && (search === '' || search === `?${southParameter}=mien-nam`);
}

/**
 * Returns `true` for a page that the shop's scripts can show without its document. Pages that are
 * opened with a token are left to the browser, whose error page keeps the address.
 */
export function isAppPage({ pathname }: URL): boolean {
  return isPublic(pathname) ||
    ['/order', '/myorders', '/account', '/tra-cuu-don-hang'].includes(pathname);
}

/** Returns `true` for the reply of an API that is the same for everyone, and shown by pages. */
export function isKeptReply({ pathname }: URL): boolean {
  return /^\/api\/(?:catalogue\/(?:products|synonyms)|shop\/pages)(?:\/|$)/.test(pathname);
}

/** Returns the page to which the offline page of an address leads; `undefined` if there is none. */
export function offlineTarget(search: string): string | undefined {
  const target = new URLSearchParams(search).get('to');
  if (!target?.startsWith('/')) return undefined;
  // Resolves `//example.com` and `/\example.com` to another host.
  const base = 'https://shop.invalid';
  const url = URL.parse(target, base);
  return url?.origin === base && isAppPage(url) ? url.pathname + url.search : undefined;
}

/** Returns `true` if a kept page may still be shown: that of today only on its day. */
export function isCurrentPage({ pathname }: URL, keptAt: number, now: number): boolean {
  return pathname !== almanacPath || vietnameseDay(keptAt) === vietnameseDay(now);
}
