import assert from 'node:assert/strict';
import { placeOrder } from '../../checkout/place-order.ts';
import { orderRequest } from '../../checkout/testing/order-fixtures.ts';
import type { TestShop } from '../../testing/open-test-shop.ts';
import { transferReference } from '../transfers/transfer-reference.ts';

/** Places an order of the customer `an` that is paid by transfer: 510,000 đồng for two pieces. */
export async function placeTransferOrder(
  { deps }: Pick<TestShop, 'deps'>,
  { userId = 'an', idempotencyKey = crypto.randomUUID() as string } = {},
) {
  const { orderId: id, code, status, amount } = await placeOrder(deps, {
    userId,
    request: orderRequest({ 'sample-0': 2 }),
    payment: 'transfer',
    idempotencyKey,
  });
  assert.deepEqual([status, amount], ['awaiting-transfer', 510_000]);
  return { id, code, reference: transferReference(code) };
}
