import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** Routes of the shop, one line each. Other URLs get the 404 page of the root. */
export default [
  index('routes/home.tsx'),
  route('store', 'routes/store.tsx', { caseSensitive: true }),
  route('tuvi', 'routes/tuvi.tsx', { caseSensitive: true }),
  route('cart', 'routes/cart.tsx', { caseSensitive: true }),
  route('order', 'routes/order.tsx', { caseSensitive: true }),
  route('myorders', 'routes/myorders.tsx', { caseSensitive: true }),
  route('account', 'routes/account.tsx', { caseSensitive: true }),
  route('verify', 'routes/verify.tsx', { caseSensitive: true }),
  route('verify-email', 'routes/verify-email.tsx', { caseSensitive: true }),
  route('reset-password', 'routes/reset-password.tsx', { caseSensitive: true }),
  route('confirm-email', 'routes/confirm-email.tsx', { caseSensitive: true }),
  route('not-me', 'routes/not-me.tsx', { caseSensitive: true }),
] satisfies RouteConfig;
