import assert from 'node:assert/strict';
import { orderAllowance } from './order-limits.ts';
import { orderRequest } from '../checkout/testing/order-fixtures.ts';

Deno.test('orderAllowance() is 0 for the accounts to which an order is too large', () => {
  const allowance = orderAllowance({
    newCustomer: { quantity: 5, amount: 5_000_000, openOrders: 3 },
    knownCustomer: { quantity: 20, amount: 20_000_000, openOrders: 10 },
  }, orderRequest({ 'sample-0': 6 }));
  assert.deepEqual(allowance, { newCustomer: 0, knownCustomer: 10 });
});
