import assert from 'node:assert/strict';
import { sql } from 'drizzle-orm';
import { countStock } from './adjust-stock.ts';
import { changeStocks } from './change-stocks.ts';
import { listMovements } from './list-movements.ts';
import { listShopProducts } from './list-shop-products.ts';
import { placeOrder } from '../checkout/place-order.ts';
import { orderRequest } from '../checkout/testing/order-fixtures.ts';
import { exportStock } from '../exports/export-stock.ts';
import { listAudit } from '../operations/list-audit.ts';
import { runAsOwner } from '../operations/testing/run-as-owner.ts';
import { setStatus } from '../orders/testing/set-status.ts';
import { listOwnReviews } from '../reviews/list-own-reviews.ts';
import { listReviews } from '../reviews/list-reviews.ts';
import { writeReview } from '../reviews/write-review.ts';
import { openTestShop } from '../testing/open-test-shop.ts';
import { homeSummary } from '../home/home-summary.ts';

Deno.test('staff and customers can tell the options of a family apart in every list', async () => {
  await using shop = await openTestShop();
  const { deps, database } = shop;
  await database.batch((db) => [
    db.run(sql`
      update products set name = 'Vòng', family = 'vong', option = '14 cm', hidden = 1
      where id = 'sample-0'`),
    db.run(sql`
      update products set name = 'Vòng', family = 'vong', option = '16 cm'
      where id = 'sample-1'`),
  ]);
  const name = 'Vòng · 16 cm';
  const productId = 'sample-1';

  const request = orderRequest({ [productId]: 1 });
  const { orderId } = await placeOrder(deps, { userId: 'an', request, payment: 'cod' });
  await setStatus(deps, orderId, 'delivered');
  const review = { rating: 5, text: '', author: 'An' } as const;
  await writeReview(database, { userId: 'an', productId }, review, deps.clock());
  assert.equal((await listOwnReviews(database, 'an'))[0]?.name, name);
  assert.equal((await runAsOwner(deps, listReviews, {})).items[0]?.productName, name);

  for (const delta of [-2, 0]) {
    const counted = await runAsOwner(deps, countStock, { productId, quantity: 7 });
    assert.deepEqual(counted, { name, stock: 7, delta });
  }
  const rows = [{ productId, quantity: 1 }];
  const changed = await runAsOwner(deps, changeStocks, { mode: 'add', rows, reason: 'Nhập' });
  assert.equal(changed.rows[0]?.name, name);
  const { items: movements } = await runAsOwner(deps, listMovements, { productId });
  assert.equal(movements[0]?.productName, name);
  const exported = await Array.fromAsync(await runAsOwner(deps, exportStock, {}));
  assert.match(exported.join(''), /,Vòng · 16 cm\r\n/);
  const { items: audit } = await runAsOwner(deps, listAudit, { subject: productId });
  assert.ok(JSON.stringify(audit).includes(name));

  assert.equal((await runAsOwner(deps, homeSummary, { days: 7 })).bestSellers[0]?.name, name);
  const { items: hidden } = await runAsOwner(deps, listShopProducts, { search: 'vong 14' });
  assert.deepEqual(hidden.map(({ id }) => id), ['sample-0']);
});
