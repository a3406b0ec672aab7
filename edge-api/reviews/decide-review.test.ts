import assert from 'node:assert/strict';
import { openTestShop } from '../testing/open-test-shop.ts';
import { reviews } from '../db/schema/review-tables.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import { runAsOwner } from '../operations/testing/run-as-owner.ts';
import { decideReview } from './decide-review.ts';
import { listReviews } from './list-reviews.ts';
import { sampleReview, withReviews } from './testing/with-reviews.ts';
import { deleteReview, writeReview } from './write-review.ts';

const key = { userId: 'an', productId: 'sample-0' };

Deno.test('a review that was changed or deleted after it was read cannot be approved', async () => {
  await using shop = withReviews(await openTestShop());
  const { database } = shop;
  await shop.order('an', ['sample-0']);
  const approve = (id: string) =>
    runAsOwner(database, decideReview, { id, decision: 'approved' }, 7);
  const waitingId = async () =>
    (await runAsOwner(database, listReviews, { limit: 1 })).items[0]!.id;
  await writeReview(database, key, sampleReview, 1);
  const read = await waitingId();
  await writeReview(database, key, { ...sampleReview, text: 'Lời lẽ khác' }, 1);
  await assert.rejects(approve(read), NotFoundError);
  const [row] = await database.read.select().from(reviews);
  assert.deepEqual([row?.status, row?.decidedAt], ['waiting', null]);
  const again = await waitingId();
  await deleteReview(database, key);
  await assert.rejects(approve(again), NotFoundError);
});

Deno.test('one of two different decisions at the same time is refused, with the other one', async () => {
  await using shop = withReviews(await openTestShop());
  const { database } = shop;
  await shop.order('an', ['sample-0']);
  await writeReview(database, key, sampleReview, 1);
  const [{ id } = { id: '' }] = await database.read.select().from(reviews);
  const results = await Promise.allSettled(
    (['approved', 'rejected'] as const).map((decision) =>
      runAsOwner(database, decideReview, { id, decision }, 7)
    ),
  );
  const [stored] = await database.read.select().from(reviews);
  const [refused, ...others] = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason] : []
  );
  assert.equal(others.length, 0);
  assert.ok(refused instanceof ConflictError && refused.code === 'CHANGED');
  assert.deepEqual(refused.details, { current: { id, status: stored?.status } });
});

Deno.test('an edit and an approval at the same time never show the new text', async () => {
  await using shop = withReviews(await openTestShop());
  const { database } = shop;
  await shop.order('an', ['sample-0']);
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await writeReview(database, key, { ...sampleReview, text: `Đẹp ${attempt}` }, 1);
    const [waiting] = (await runAsOwner(database, listReviews, { limit: 1 })).items;
    const edited = { ...sampleReview, text: `Xấu ${attempt}` };
    const write = () => writeReview(database, key, edited, 1);
    const decide = () =>
      runAsOwner(database, decideReview, { id: waiting!.id, decision: 'approved' }, 7).catch(
        () => {},
      );
    await Promise.all(attempt % 2 ? [write(), decide()] : [decide(), write()]);
    assert.deepEqual((await shop.shown()).data, []);
  }
});

Deno.test('a decision can be changed, and repeated decisions count once', async () => {
  await using shop = withReviews(await openTestShop());
  const { database } = shop;
  await shop.order('an', ['sample-0']);
  await writeReview(database, key, sampleReview, 1);
  const [{ id } = { id: '' }] = await database.read.select().from(reviews);
  const steps = [
    ['approved', 'waiting', 1],
    ['approved', 'approved', 1],
    ['rejected', 'approved', 0],
    ['rejected', 'rejected', 0],
    ['approved', 'rejected', 1],
  ] as const;
  for (const [decision, before, count] of steps) {
    assert.equal((await runAsOwner(database, decideReview, { id, decision }, 7)).before, before);
    assert.equal((await shop.shown()).summary.count, count);
  }
});

Deno.test('reviews.list begins with the oldest waiting review and the latest other one', async () => {
  await using shop = withReviews(await openTestShop());
  const { database } = shop;
  await shop.order('an', ['sample-0', 'sample-1', 'sample-2']);
  for (const [time, productId] of ['sample-1', 'sample-0', 'sample-2'].entries()) {
    await writeReview(database, { userId: 'an', productId }, sampleReview, time);
  }
  const list = async (status: 'waiting' | 'approved', limit = 9) => {
    const { items, total } = await runAsOwner(database, listReviews, { status, limit });
    return [total, ...items.map(({ productId }) => productId)];
  };
  assert.deepEqual(await list('waiting'), [3, 'sample-1', 'sample-0', 'sample-2']);
  assert.deepEqual(await list('waiting', 1), [3, 'sample-1']);
  for (const { id } of await database.read.select().from(reviews)) {
    await runAsOwner(database, decideReview, { id, decision: 'approved' }, 7);
  }
  assert.deepEqual(await list('waiting'), [0]);
  assert.deepEqual(await list('approved'), [3, 'sample-2', 'sample-0', 'sample-1']);
});
