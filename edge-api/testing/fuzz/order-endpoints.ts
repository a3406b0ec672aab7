import fc from 'fast-check';
import { hugeText, nonText } from './bad-values.ts';
import type { Endpoint, Field } from './endpoint.ts';

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

/** Endpoints of orders. */
export const orderEndpoints: readonly Endpoint[] = [
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
