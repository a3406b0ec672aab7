import fc from 'fast-check';
import { hugeText, nonText, notLike } from './bad-values.ts';
import type { Endpoint, Field } from './endpoint.ts';

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

/** Endpoints of the cart. */
export const cartEndpoints: readonly Endpoint[] = [
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
];
