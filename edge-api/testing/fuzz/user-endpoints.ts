import fc from 'fast-check';
import { email, name, newPassword, token } from './account-fields.ts';
import { hugeText, nonText, notLike } from './bad-values.ts';
import type { Endpoint } from './endpoint.ts';

/** Endpoints of registration and log-in. */
export const userEndpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path: '/api/user/register',
    session: false,
    fields: {
      name,
      email,
      password: newPassword,
    },
  },
  {
    method: 'POST',
    path: '/api/user/login',
    session: false,
    fields: {
      email,
      password: { good: 'mật khẩu', bad: fc.oneof(nonText, hugeText, fc.constant('')) },
    },
  },
  {
    method: 'POST',
    path: '/api/user/facebook-login',
    session: false,
    fields: {
      facebookId: { good: '42', bad: notLike(/^\d{1,32}$/) },
      name,
      email: {
        good: 'fuzz@example.com',
        bad: email.bad.filter((value) => value !== undefined && value !== null && value !== ''),
      },
      accessToken: {
        good: 'EAAx',
        bad: fc.oneof(nonText, hugeText, fc.constantFrom('', 'a b', 'a\nb', 'ế', '\x7f')),
      },
    },
  },
  { method: 'POST', path: '/api/user/logout', session: false, fields: {}, anyBody: true },
  {
    method: 'GET',
    path: '/api/user/verify-email',
    session: false,
    fields: { token, email },
  },
  { method: 'POST', path: '/api/user/resend-verification', session: false, fields: { email } },
  {
    method: 'POST',
    path: '/api/user/stock-notices',
    session: false,
    fields: { email, productId: { good: 'sample-0', bad: notLike(/^[a-z0-9][a-z0-9-]{0,79}$/) } },
  },
];
