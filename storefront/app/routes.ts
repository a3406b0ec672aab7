import { index, route, type RouteConfig } from '@react-router/dev/routes';
import { pageSlugs } from '@thach-an/edge-api/contract';

/**
 * Routes of the shop, one line each. Other URLs get the 404 page of the root, which the server
 * renders at the last path.
 */
export default [
  index('routes/home.tsx'),
  route('store', 'routes/store.tsx', { caseSensitive: true }),
  route('product/:id', 'routes/product.tsx', { caseSensitive: true }),
  route('tuvi', 'routes/tuvi.tsx', { caseSensitive: true }),
  route('lich', 'routes/almanac.tsx', { caseSensitive: true }),
  route('lich/chon-ngay', 'routes/almanac.tsx', { id: 'almanac/choose', caseSensitive: true }),
  route('lich/nhac-gio', 'routes/anniversaries.tsx', { caseSensitive: true }),
  route('lich/:date', 'routes/almanac.tsx', { id: 'almanac/date', caseSensitive: true }),
  route('cart', 'routes/cart.tsx', { caseSensitive: true }),
  route('order', 'routes/order.tsx', { caseSensitive: true }),
  route('order/:code', 'routes/own-order.tsx', { caseSensitive: true }),
  route('tra-cuu-don-hang', 'routes/look-up.tsx', { caseSensitive: true }),
  route('myorders', 'routes/myorders.tsx', { caseSensitive: true }),
  route('account', 'routes/account.tsx', { caseSensitive: true }),
  route('verify', 'routes/verify.tsx', { caseSensitive: true }),
  route('verify-email', 'routes/verify-email.tsx', { caseSensitive: true }),
  route('reset-password', 'routes/reset-password.tsx', { caseSensitive: true }),
  route('confirm-email', 'routes/confirm-email.tsx', { caseSensitive: true }),
  route('not-me', 'routes/not-me.tsx', { caseSensitive: true }),
  route('ngung-bao-hang', 'routes/end-notices.tsx', { caseSensitive: true }),
  ...pageSlugs.map((slug) =>
    route(slug, 'routes/text.tsx', { id: `text/${slug}`, caseSensitive: true })
  ),
  route('offline', 'routes/offline.tsx', { caseSensitive: true }),
  route('khong-tim-thay/*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
