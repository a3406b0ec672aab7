import fc from 'fast-check';
import { hugeText, nonText, notLike, oddText } from './bad-values.ts';
import type { Endpoint, Field } from './endpoint.ts';
import { reviewEndpoints } from './review-endpoints.ts';

const email: Field = {
  good: 'fuzz@example.com',
  bad: notLike(/^\S+@\S+\.\S+$/),
};

const name: Field = {
  good: 'Nguyễn An',
  bad: fc.oneof(nonText, hugeText, fc.constantFrom('', ' \t\n', 'An\0', 'A\u202en', '\ud800')),
};

const product: Field = {
  good: 'sample-0',
  bad: notLike(/^[a-z0-9][a-z0-9-]{0,79}$/),
};

/** Carts with at least one invalid line. */
const badCart: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, true, 5, 'cart', [], [['sample-0', 1]]),
  fc.tuple(
    fc.constantFrom('sample-0', 'sample-1', 'nothing'),
    fc.oneof(
      fc.constantFrom<unknown>(-1, 1.5, 10_000, 1e308, '1', null, true, [], {}, [1]),
      fc.integer({ max: -1 }),
    ),
  ).map(([id, quantity]) => ({ 'sample-1': 1, [id]: quantity })),
  fc.constantFrom('', ' ', 'UPPER', 'a/b', '-a', 'ế', "'", 'toString', 'x'.repeat(81))
    .map((id) => ({ 'sample-1': 1, [id]: 1 })),
  fc.constant(Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`p-${index}`, 1]))),
);

const order: Record<string, Field> = {
  address: {
    good: {},
    bad: fc.constantFrom<unknown>(undefined, null, [], 'here', {}, { firstName: 1 }, {
      city: {},
    }),
  },
  items: {
    good: [{ _id: 'sample-0', price: 250_000, quantity: 1 }],
    bad: fc.constantFrom<unknown>(undefined, null, {}, [], [null], [{ _id: 'sample-0' }]),
  },
  amount: {
    good: 260_000,
    bad: fc.constantFrom<unknown>(undefined, null, -1, 0.5, '1', 1e300),
  },
  saveAddress: { good: true, bad: fc.constantFrom<unknown>(null, 0, 1, 'true', [], {}) },
};

const token: Field = { good: 'x'.repeat(43), bad: notLike(/^[\w-]{43}$/) };

const newPassword: Field = {
  good: 'mật khẩu tốt',
  bad: fc.oneof(nonText, hugeText, fc.constantFrom('', '1234567', 'ế'.repeat(201))),
};

/** Password that an account without one may omit. */
const optionalPassword: Field = {
  good: 'mật khẩu',
  bad: fc.oneof(nonText.filter((value) => value !== undefined), hugeText, fc.constant('')),
};

const address: Field = {
  good: {
    firstName: 'An',
    lastName: 'Nguyễn',
    email: 'fuzz@example.com',
    street: '12 Hàng Bạc',
    ward: 'Phường Hàng Bạc',
    district: 'Quận Hoàn Kiếm',
    city: 'Thành phố Hà Nội',
    phone: '0912345678',
  },
  bad: fc.constantFrom<unknown>(undefined, null, [], 'here', {}, { firstName: 1 }, { city: {} }),
};

const unknownId = '00000000-0000-4000-8000-000000000000';

/** Endpoints of the account page and of links in mails. */
const accountEndpoints: readonly Endpoint[] = [
  { method: 'POST', path: '/api/user/forgot-password', session: false, fields: { email } },
  {
    method: 'POST',
    path: '/api/user/reset-password',
    session: false,
    fields: { email, token, password: newPassword },
  },
  { method: 'POST', path: '/api/user/not-me', session: false, fields: { email, token } },
  { method: 'POST', path: '/api/user/confirm-email', session: false, fields: { email, token } },
  { method: 'GET', path: '/api/user/account', session: true, fields: {} },
  { method: 'GET', path: '/api/user/account/export', session: true, fields: {} },
  { method: 'POST', path: '/api/user/account/name', session: true, fields: { name } },
  {
    method: 'POST',
    path: '/api/user/account/email',
    session: true,
    otherMethods: ['DELETE'],
    fields: { email, password: optionalPassword },
  },
  {
    method: 'DELETE',
    path: '/api/user/account/email',
    session: true,
    otherMethods: ['POST'],
    fields: {},
  },
  {
    method: 'POST',
    path: '/api/user/account/password',
    session: true,
    fields: { currentPassword: optionalPassword, password: newPassword },
  },
  {
    method: 'POST',
    path: '/api/user/account/logout-all',
    session: true,
    fields: {},
    noBody: true,
  },
  {
    method: 'DELETE',
    path: `/api/user/account/sessions/${'x'.repeat(16)}`,
    session: true,
    fields: {},
  },
  {
    method: 'POST',
    path: '/api/user/account/delete',
    session: true,
    fields: { password: optionalPassword },
  },
  { method: 'POST', path: '/api/user/account/addresses', session: true, fields: { address } },
  {
    method: 'PUT',
    path: `/api/user/account/addresses/${unknownId}`,
    session: true,
    otherMethods: ['DELETE'],
    fields: { address },
  },
  {
    method: 'DELETE',
    path: `/api/user/account/addresses/${unknownId}`,
    session: true,
    otherMethods: ['PUT'],
    fields: {},
  },
];

/** All endpoints of accounts, carts, orders and reviews. */
export const endpoints: readonly Endpoint[] = [
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
  ...accountEndpoints,
  ...reviewEndpoints,
  { method: 'POST', path: '/api/cart/add', session: true, fields: { itemId: product } },
  { method: 'POST', path: '/api/cart/remove', session: true, fields: { itemId: product } },
  { method: 'POST', path: '/api/cart/get', session: true, fields: {}, anyBody: true },
  {
    method: 'POST',
    path: '/api/cart/batch-update',
    session: true,
    fields: { items: { good: { 'sample-1': 1 }, bad: badCart } },
  },
  {
    method: 'POST',
    path: '/api/cart/promo',
    session: true,
    fields: { code: { good: 'NONE', bad: fc.oneof(nonText, hugeText) } },
  },
  {
    method: 'POST',
    path: '/api/order/placecod',
    session: true,
    fields: order,
  },
  { method: 'POST', path: '/api/order/place', session: true, fields: order },
  { method: 'POST', path: '/api/order/userorders', session: true, fields: {}, anyBody: true },
  {
    method: 'POST',
    path: '/api/order/verify',
    session: false,
    fields: {
      success: { good: true, bad: fc.constantFrom<unknown>(undefined, null, 5, 'maybe', [], {}) },
      orderId: { good: 'none', bad: fc.oneof(nonText, hugeText, fc.constant('')) },
    },
  },
];

/** Unexpected values of headers that the API reads. They are valid in HTTP. */
export const oddHeaders: fc.Arbitrary<Record<string, string>> = fc.dictionary(
  fc.constantFrom(
    'token',
    'X-Forwarded-For',
    'X-Request-Id',
    'Idempotency-Key',
    'Accept-Language',
    'Origin',
    'Content-Length',
    'Content-Encoding',
    'Transfer-Encoding',
    'Cookie',
  ),
  fc.oneof(
    oddText.map((text) => text.replace(/[^\x20-\x7e]/g, '')),
    fc.constantFrom('-1', '99999999999', 'gzip', 'chunked', '::1', '1.1.1.1,'.repeat(500)),
    fc.constantFrom('x'.repeat(43), 'x'.repeat(8_000), 'null', 'undefined', '\xff\xfe'),
  ),
  { maxKeys: 4 },
);
