import assert from 'node:assert/strict';
import { orderRequest } from '../../checkout/testing/order-fixtures.ts';
import { openTestShop } from '../../testing/open-test-shop.ts';
import { placeOrder } from '../../checkout/place-order.ts';
import { orderReturns } from '../../db/schema/transfer-tables.ts';
import { runAsOwner } from '../../operations/testing/run-as-owner.ts';
import { listReturns } from './decide-return.ts';

Deno.test('each of the requests of the same moment is on a page', async () => {
  await using shop = await openTestShop();
  const { deps, database } = shop;
  const ids: string[] = [];
  for (const userId of ['an', 'binh']) {
    const request = orderRequest();
    const { orderId } = await placeOrder(deps, { userId, request, payment: 'cod' });
    const row = { orderId, reason: 'Vỡ', state: 'requested' as const, at: 1 };
    await database.batch((db) => [db.insert(orderReturns).values(row)]);
    ids.push(orderId);
  }
  const listed: string[] = [];
  let after: string | undefined;
  do {
    const page = await runAsOwner(deps, listReturns, { after, limit: 1 });
    listed.push(...page.items.map(({ id }) => id));
    after = page.next;
  } while (after !== undefined);
  assert.deepEqual(listed, ids);
});
