import fc from 'fast-check';
import { hugeText, nonText, notLike } from './bad-values.ts';
import type { Endpoint } from './endpoint.ts';

/** Endpoints of reviews. */
export const reviewEndpoints: readonly Endpoint[] = [
  { method: 'GET', path: '/api/user/reviews', session: true, fields: {} },
  {
    method: 'GET',
    path: '/api/catalogue/products/sample-0/reviews',
    session: false,
    fields: {
      after: {
        good: '1.00000000-0000-4000-8000-000000000000',
        bad: notLike(/^\d{1,15}\.[\da-f-]{36}$/).filter((value) => value !== undefined),
      },
    },
  },
  {
    method: 'PUT',
    path: '/api/user/reviews/sample-0',
    session: true,
    otherMethods: ['DELETE'],
    fields: {
      rating: {
        good: 5,
        bad: fc.constantFrom<unknown>(undefined, null, 0, 6, 4.5, -1, 1e308, '5', true, [], {}),
      },
      text: {
        good: 'Đá đẹp.',
        bad: fc.oneof(
          nonText.filter((value) => value !== undefined),
          hugeText,
          fc.constantFrom('a\0', 'a\u202eb', '\ud800', 'https://evil.example'),
        ),
      },
      author: {
        good: 'An',
        bad: fc.oneof(
          nonText,
          hugeText,
          fc.constantFrom('', ' \t\n', 'An\0', 'A\u202en', '\ud800'),
        ),
      },
    },
  },
  {
    method: 'DELETE',
    path: '/api/user/reviews/sample-0',
    session: true,
    otherMethods: ['PUT'],
    fields: {},
  },
];
