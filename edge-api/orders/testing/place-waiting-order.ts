import assert from 'node:assert/strict';
import { placeOrder, type PlaceOrderDeps } from '../../checkout/place-order.ts';
import { orderRequest } from '../../checkout/testing/order-fixtures.ts';

/**
 * Places an order of the customer `an` that has to be confirmed within 24 hours.
 *
 * @param quantities quantities by product id
 * @returns the id of the order
 */
export async function placeWaitingOrder(
  deps: PlaceOrderDeps,
  quantities: Readonly<Record<string, number>>,
): Promise<string> {
  const none = { quantity: 0, amount: 0, openOrders: 0 };
  const limits = {
    newCustomer: none,
    knownCustomer: none,
    shares: false,
    confirmationTimeout: 24 * 60 * 60_000,
  };
  const orderLimits = () => Promise.resolve(limits);
  const { orderId, status } = await placeOrder({ ...deps, orderLimits }, {
    userId: 'an',
    request: orderRequest(quantities),
    payment: 'cod',
  });
  assert.equal(status, 'awaiting-confirmation');
  return orderId;
}
