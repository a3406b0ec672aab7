import { runAsOwner } from '../operations/testing/run-as-owner.ts';
import { openTestShop } from '../testing/open-test-shop.ts';
import { decideReview } from '../reviews/decide-review.ts';
import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import { removeAccount } from '../account/deletion/remove-account.ts';
import { orderStatuses } from '../contract/orders/order-status.ts';
import { users } from '../db/schema/account-tables.ts';
import { products } from '../db/schema/catalogue-tables.ts';
import { orders } from '../db/schema/order-tables.ts';
import { reviews } from '../db/schema/review-tables.ts';
import { ForbiddenError } from '../errors.ts';
import { sampleReview, withReviews } from './testing/with-reviews.ts';
import { deleteReview, writeReview } from './write-review.ts';

const key = { userId: 'an', productId: 'sample-0' };

/** Opens a shop in which An received the first product. */
async function openWithDelivery() {
  const shop = withReviews(await openTestShop());
  const orderId = await shop.order('an', ['sample-0']);
  const row = async () => (await shop.database.read.select().from(reviews))[0];
  const write = (change: object = {}) =>
    writeReview(shop.database, key, { ...sampleReview, ...change }, shop.deps.clock());
  return {
    ...shop,
    orderId,
    row,
    write,
  };
}

Deno.test('a customer reviews a received product, and the review waits for approval', async () => {
  await using shop = await openWithDelivery();
  const review = await shop.write();
  assert.deepEqual(review, {
    ...sampleReview,
    status: 'waiting',
    date: new Date(shop.deps.clock()).toISOString(),
  });
  const { id, ...row } = (await shop.row())!;
  assert.match(id, /^[\da-f-]{36}$/);
  assert.deepEqual(row, {
    ...key,
    orderId: shop.orderId,
    author: 'An',
    rating: 5,
    body: sampleReview.text,
    status: 'waiting',
    createdAt: shop.deps.clock(),
    decidedAt: null,
  });
});

Deno.test('only a delivered order of the own account permits a review', async () => {
  await using shop = withReviews(await openTestShop());
  const write = (userId: string, productId = 'sample-0') =>
    writeReview(shop.database, { userId, productId }, sampleReview, 1);
  const id = await shop.order('an', ['sample-0'], 'processing');
  for (const status of orderStatuses.filter((status) => status !== 'delivered')) {
    await shop.database.batch((db) => [
      db.update(orders).set({ status }).where(eq(orders.id, id)),
    ]);
    await assert.rejects(write('an'), ForbiddenError, status);
  }
  await shop.database.batch((db) => [
    db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, id)),
  ]);
  await assert.rejects(write('binh'), ForbiddenError, 'another customer');
  await assert.rejects(write('an', 'sample-1'), ForbiddenError, 'another product');
  await assert.rejects(write('an', 'no-product'), ForbiddenError);
  assert.equal(await shop.database.read.$count(reviews), 0);
  await write('an');
  assert.equal(await shop.database.read.$count(reviews), 1);
});

Deno.test('a changed review has another id, waits again and is not shown meanwhile', async () => {
  await using shop = await openWithDelivery();
  await shop.write();
  const { id } = (await shop.row())!;
  await runAsOwner(shop.database, decideReview, { id, decision: 'approved' }, 7);
  assert.equal((await shop.shown()).summary.count, 1);
  for (const change of [{ rating: 4 }, { text: 'Khác' }, { author: 'Bình An' }]) {
    const before = (await shop.row())!;
    await runAsOwner(shop.database, decideReview, { id: before.id, decision: 'approved' }, 7);
    shop.advance(1_000);
    const changed = await shop.write({ ...change });
    assert.equal(changed.status, 'waiting');
    assert.equal(changed.date, new Date(shop.deps.clock()).toISOString());
    const after = (await shop.row())!;
    assert.notEqual(after.id, before.id);
    assert.equal(after.decidedAt, null);
    assert.equal((await shop.shown()).summary.count, 0, JSON.stringify(change));
  }
  assert.equal(await shop.database.read.$count(reviews), 1);
});

Deno.test('a repeated request leaves a decided review as it is', async () => {
  await using shop = await openWithDelivery();
  await shop.write();
  const before = (await shop.row())!;
  for (const decision of ['approved', 'rejected'] as const) {
    await runAsOwner(shop.database, decideReview, { id: before.id, decision }, 7);
    shop.advance(1_000);
    assert.equal((await shop.write()).status, decision);
    assert.deepEqual(await shop.row(), { ...before, status: decision, decidedAt: 7 });
  }
});

Deno.test('concurrent requests leave one review', async () => {
  await using shop = await openWithDelivery();
  await Promise.all(
    Array.from({ length: 10 }, (_, index) => shop.write({ rating: 1 + index % 5 })),
  );
  assert.equal(await shop.database.read.$count(reviews), 1);
});

Deno.test('a review of a deleted account is neither kept nor written', async () => {
  await using shop = await openWithDelivery();
  const { database } = shop;
  await shop.write();
  await runAsOwner(database, decideReview, { id: (await shop.row())!.id, decision: 'approved' }, 7);
  await database.batch((db) => removeAccount(db, 'an', 1));
  assert.equal(await database.read.$count(users, eq(users.id, 'an')), 1, 'kept for its order');
  assert.equal(await shop.row(), undefined);
  assert.deepEqual((await shop.shown()).summary.count, 0);
  await assert.rejects(shop.write(), ForbiddenError);
});

Deno.test('the reviews of a product are removed with it', async () => {
  await using shop = await openWithDelivery();
  await shop.write();
  await shop.database.batch((db) => [db.delete(products).where(eq(products.id, 'sample-0'))]);
  assert.equal(await shop.row(), undefined);
  await assert.rejects(shop.write(), ForbiddenError);
});

Deno.test('deleteReview() removes the own review and its rating only', async () => {
  await using shop = await openWithDelivery();
  const { database } = shop;
  await shop.order('binh', ['sample-0']);
  for (const userId of ['an', 'binh']) {
    await writeReview(database, { ...key, userId }, sampleReview, 1);
  }
  for (const { id } of await database.read.select().from(reviews)) {
    await runAsOwner(database, decideReview, { id, decision: 'approved' }, 7);
  }
  await deleteReview(database, key);
  assert.deepEqual(
    (await database.read.select().from(reviews)).map(({ userId }) => userId),
    ['binh'],
  );
  assert.equal((await shop.shown()).summary.count, 1);
  await assert.rejects(deleteReview(database, key), { code: 'NOT_FOUND' });
});
