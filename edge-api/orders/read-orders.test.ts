import assert from 'node:assert/strict';
import { readOrder } from '../checkout/testing/order-fixtures.ts';
import { openTestShop } from '../testing/open-test-shop.ts';
import { placeTransferOrder } from './testing/place-transfer-order.ts';
import { timelineOf } from './read-orders.ts';

Deno.test('timelineOf() puts a payment after the order, also if the clock of the bank is slow', async () => {
  await using shop = await openTestShop();
  const { id } = await placeTransferOrder(shop);
  const order = (await readOrder(shop.database, id))!;
  const paid = { state: 'paid' as const, amount: 1, at: order.createdAt - 500, provider: 'sepay' };
  const timeline = timelineOf(order, [paid], []);
  assert.deepEqual(timeline.map(({ kind, at }) => [kind, at]), [
    ['paid', order.createdAt],
    ['placed', order.createdAt],
  ]);
});
