import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import { orders } from '../../db/schema/order-tables.ts';
import { reviews } from '../../db/schema/review-tables.ts';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { writeReview } from '../../reviews/write-review.ts';
import { placedAt, placeSampleOrders } from '../../orders/testing/place-sample-orders.ts';
import { runShop, runShopForJson } from '../testing/run-shop.ts';

const key = { userId: 'an', productId: 'sample-0' };
const review = { rating: 4, text: 'Đá đẹp.\nĐeo\u200b vừa tay.', author: 'An' } as const;

/** Opens a shop with two waiting reviews; the first is that of {@linkcode key}. */
async function openShop() {
  const test = await createTestDatabase();
  const { database } = test;
  const [orderId = ''] = await placeSampleOrders(database);
  await database.batch((db) => [
    db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, orderId)),
  ]);
  await writeReview(database, key, review, placedAt[1]);
  await writeReview(
    database,
    { ...key, productId: 'sample-1' },
    { rating: 1, text: '', author: 'Lan' },
    placedAt[2],
  );
  const rows = await database.read.select().from(reviews).orderBy(reviews.createdAt);
  const row = async () =>
    (await database.read.select().from(reviews).where(eq(reviews.productId, 'sample-0')))[0];
  const shop = (...args: string[]) => runShop(test.url, ...args);
  return {
    ...test,
    orderId,
    ids: rows.map(({ id }) => id),
    row,
    shop,
    [Symbol.asyncDispose]: test.cleanup,
  };
}

Deno.test('shop reviews prints a table or JSON', async () => {
  await using test = await openShop();
  const [first, second] = test.ids;
  const [table, part, none, unknown] = await Promise.all([
    test.shop('reviews'),
    test.shop('reviews', '--limit', '1'),
    test.shop('reviews', '--status', 'approved'),
    test.shop('reviews', '--status', 'lost'),
  ]);
  assert.deepEqual(table.stdout.split('\n').map((line) => line.split(/ {2,}/)), [
    ['Review', 'Written', 'Product', 'Author', 'Rating', 'Text'],
    [first, '2026-11-21 00:00', 'Vòng tay đá số 0', 'An', '★★★★☆', 'Đá đẹp. Đeo\u200b vừa tay.'],
    [second, '2026-11-21 15:30', 'Vòng tay đá mắt hổ vàng nâu, hạt 10 ly', 'Lan', '★☆☆☆☆'],
    [''],
  ]);
  assert.match(part.stdout, /\n1 more: see --limit\.\n$/);
  assert.equal(none.stdout, 'No reviews.\n');
  assert.equal(unknown.code, 2);
  assert.deepEqual(await runShopForJson(test.url, 'reviews', '--limit', '1'), {
    reviews: [{
      id: first,
      status: 'waiting',
      productId: 'sample-0',
      productName: 'Vòng tay đá số 0',
      orderId: test.orderId,
      author: 'An',
      rating: 4,
      text: review.text,
      date: '2026-11-20T17:00:00.000Z',
      decidedAt: null,
    }],
    total: 2,
  });
});

Deno.test('shop review shows a review, approves and rejects it', async () => {
  await using test = await openShop();
  const [id = ''] = test.ids;
  const shown = await test.shop('review', id.slice(0, 13).toUpperCase());
  for (
    const line of [
      `Review    ${id}`,
      'Status    waiting',
      'Product   Vòng tay đá số 0 (sample-0)',
      'Customer  an, an@example.com',
      'Rating    ★★★★☆',
      'Đá đẹp.',
    ]
  ) assert.ok(shown.stdout.split('\n').includes(line), `${line} in\n${shown.stdout}`);
  const approved = await test.shop('review', id, '--approve');
  assert.equal(approved.stdout, `Review ${id} of Vòng tay đá số 0: waiting → approved\n`);
  assert.equal((await test.row())?.status, 'approved');
  const document = await runShopForJson(test.url, 'review', id, '--reject');
  const { before, review: { status } } = document as { before: string; review: { status: string } };
  assert.deepEqual([before, status], ['approved', 'rejected']);
  assert.equal((await test.row())?.status, 'rejected');
});

Deno.test('shop review refuses an id that is unknown, short, ambiguous or outdated', async () => {
  await using test = await openShop();
  const { database } = test;
  const [id = ''] = test.ids;
  await writeReview(database, key, { ...review, text: 'Một nội dung khác' }, placedAt[2]);
  const outdated = await test.shop('review', id, '--approve', '--json');
  assert.deepEqual([outdated.code, JSON.parse(outdated.stderr).error.code], [1, 'UNKNOWN_REVIEW']);
  assert.equal((await test.row())?.status, 'waiting');
  assert.match((await test.shop('review', 'abc')).stderr, /^Give at least 4 letters/);
  for (const [index, { productId }] of (await database.read.select().from(reviews)).entries()) {
    await database.batch((db) => [
      db.update(reviews).set({ id: `abcd-${index}` }).where(eq(reviews.productId, productId)),
    ]);
  }
  assert.match((await test.shop('review', 'abcd')).stderr, /^More than one review begins with/);
  assert.equal((await test.shop('review', 'abcd-0', '--approve', '--reject')).code, 2);
});
