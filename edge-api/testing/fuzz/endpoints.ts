import fc from 'fast-check';
import { hugeText, nonText, notLike, oddText } from './bad-values.ts';
import type { Endpoint, Field } from './endpoint.ts';

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
};

/** All endpoints of accounts, carts and orders. */
export const endpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path: '/api/user/register',
    session: false,
    fields: {
      name,
      email,
      password: {
        good: 'mật khẩu tốt',
        bad: fc.oneof(nonText, hugeText, fc.constantFrom('', '1234567', 'ế'.repeat(201))),
      },
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
    fields: { token: { good: 'x'.repeat(43), bad: notLike(/^[\w-]{43}$/) }, email },
  },
  { method: 'POST', path: '/api/user/resend-verification', session: false, fields: { email } },
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
