import assert from 'node:assert/strict';
import { readOrder, sampleAccount } from '../../checkout/testing/order-fixtures.ts';
import { openTestShop } from '../../testing/open-test-shop.ts';
import { placeTransferOrder } from '../testing/place-transfer-order.ts';
import { awaitedTransfer } from './transfer-account.ts';

Deno.test('awaitedTransfer() is null for an order that is paid while it is read', async () => {
  await using shop = await openTestShop();
  const { id } = await placeTransferOrder(shop);
  const order = await readOrder(shop.database, id);
  assert.equal(awaitedTransfer(order!, 509_999, sampleAccount)?.amount, 1);
  assert.equal(awaitedTransfer(order!, 510_000, sampleAccount), null);
});
