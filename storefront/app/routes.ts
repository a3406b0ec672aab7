import { index, route, type RouteConfig } from '@react-router/dev/routes';
import { pageSlugs } from '@thach-an/edge-api/contract';

/** A page at an address, whose capital letters matter. @param id default: that of the file */
const page = (path: string, file: string, id?: string) =>
  route(path, `routes/${file}.tsx`, { caseSensitive: true, ...id ? { id } : {} });

/**
 * Routes of the shop, one line each. Other URLs get the 404 page of the root, which the server
 * renders at the last path.
 */
export default [
  index('routes/home.tsx'),
  page('store', 'store'),
  page('product/:id', 'product'),
  page('tuvi', 'tuvi'),
  page('lich', 'almanac'),
  page('lich/chon-ngay', 'almanac', 'almanac/choose'),
  page('lich/nhac-gio', 'anniversaries'),
  page('lich/:date', 'almanac', 'almanac/date'),
  page('cart', 'cart'),
  page('order', 'order'),
  page('order/:code', 'own-order'),
  page('tra-cuu-don-hang', 'look-up'),
  page('myorders', 'myorders'),
  page('account', 'account'),
  page('verify', 'verify'),
  page('verify-email', 'verify-email'),
  page('reset-password', 'reset-password'),
  page('confirm-email', 'confirm-email'),
  page('not-me', 'not-me'),
  page('ngung-bao-hang', 'end-notices'),
  ...pageSlugs.map((slug) => page(slug, 'text', `text/${slug}`)),
  page('offline', 'offline'),
  route('khong-tim-thay/*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
