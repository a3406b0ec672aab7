import { runAsOwner } from '../operations/testing/run-as-owner.ts';
import { openTestShop } from '../testing/open-test-shop.ts';
import { decideReview } from '../reviews/decide-review.ts';
import assert from 'node:assert/strict';
import { eq, sql } from 'drizzle-orm';
import { users } from '../db/schema/account-tables.ts';
import { products } from '../db/schema/catalogue-tables.ts';
import { reviews } from '../db/schema/review-tables.ts';
import { readReviews, reviewPageSize } from './read-reviews.ts';
import { withReviews } from './testing/with-reviews.ts';

/** Opens a shop with approved reviews of the first product by as many customers. */
async function openWithReviews(given: readonly { rating: number; createdAt: number }[]) {
  const shop = withReviews(await openTestShop());
  const orderId = await shop.order('an', ['sample-0']);
  await shop.database.batch((db) => [
    db.insert(users).values(given.map((_, index) => ({
      id: `u${index}`,
      name: `u${index}`,
      email: `u${index}@example.com`,
      emailKey: `u${index}@example.com`,
      createdAt: 0,
    }))),
    db.insert(reviews).values(given.map((review, index) => ({
      ...review,
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      productId: 'sample-0',
      userId: `u${index}`,
      orderId,
      author: `u${index}`,
      body: `Lần ${index}`,
      status: 'approved',
    } as const))),
  ]);
  return shop;
}

Deno.test('readReviews() summarizes the approved reviews', async () => {
  await using shop = await openWithReviews(
    [5, 5, 4, 1, 2].map((rating, createdAt) => ({ rating, createdAt })),
  );
  const { summary, reviews: shown, next } = await readReviews(shop.database, 'sample-0');
  assert.deepEqual(summary, {
    count: 5,
    average: 3.4,
    counts: { 1: 1, 2: 1, 3: 0, 4: 1, 5: 2 },
  });
  assert.deepEqual(shown.map(({ author }) => author), ['u4', 'u3', 'u2', 'u1', 'u0']);
  assert.deepEqual(shown[0], {
    id: '00000000-0000-4000-8000-000000000004',
    author: 'u4',
    rating: 2,
    text: 'Lần 4',
    date: '1970-01-01T00:00:00.004Z',
  });
  assert.equal(next, null);
});

Deno.test('readReviews() continues a list, also within a millisecond and with new reviews', async () => {
  const count = 2 * reviewPageSize + 3;
  await using shop = await openWithReviews(
    Array.from({ length: count }, (_, index) => ({ rating: 5, createdAt: index < 5 ? 1 : 2 })),
  );
  const { database } = shop;
  const authors: string[] = [];
  let after: string | undefined;
  do {
    const page = await readReviews(database, 'sample-0', { after });
    assert.equal(page.summary.count, count);
    authors.push(...page.reviews.map(({ author }) => author));
    after = page.next ?? undefined;
    // A newer review does not move the rest.
    await database.batch((db) => [
      db.update(reviews).set({ createdAt: 9 }).where(eq(reviews.userId, authors.at(-1)!)),
    ]);
  } while (after !== undefined);
  assert.deepEqual(authors, Array.from({ length: count }, (_, index) => `u${count - 1 - index}`));
});

Deno.test('a product without reviews has an empty list, and an unknown one is not found', async () => {
  await using shop = withReviews(await openTestShop());
  assert.deepEqual(await readReviews(shop.database, 'sample-0'), {
    summary: { count: 0, average: null, counts: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } },
    reviews: [],
    next: null,
  });
  await assert.rejects(readReviews(shop.database, 'no-product'), { code: 'NOT_FOUND' });
});

Deno.test('the shown reviews of a product are read from an index', async () => {
  await using shop = withReviews(await openTestShop());
  const plan = async (query: string) =>
    JSON.stringify(
      await shop.database.read.all(sql.raw(`explain query plan ${query}`)),
    );
  const shown = `from reviews where product_id = 'x' and status = 'approved'`;
  const counts = await plan(`select rating, count(*) ${shown} group by rating`);
  assert.match(counts, /USING COVERING INDEX reviews_shown/);
  const page = await plan(
    `select * ${shown} and (created_at, id) < (1, 'a') order by created_at desc, id desc`,
  );
  assert.match(page, /USING INDEX reviews_shown/);
  assert.doesNotMatch(page, /TEMP B-TREE/);
});

Deno.test('an approval and a withdrawal change the content version of the product', async () => {
  await using shop = await openWithReviews([{ rating: 4, createdAt: 1 }]);
  const { database } = shop;
  const [{ id } = { id: '' }] = await database.read.select().from(reviews);
  const product = async () =>
    (await database.read.select().from(products).where(eq(products.id, 'sample-0')))[0]!;
  const before = await product();
  assert.deepEqual([before.ratingCount, before.ratingSum], [1, 4]);
  await runAsOwner(database, decideReview, { id, decision: 'rejected' }, 7);
  const rejected = await product();
  assert.deepEqual([rejected.ratingCount, rejected.ratingSum], [0, 0]);
  assert.ok(rejected.contentVersion > before.contentVersion);
  await runAsOwner(database, decideReview, { id, decision: 'approved' }, 7);
  const approved = await product();
  assert.deepEqual([approved.ratingCount, approved.ratingSum], [1, 4]);
  assert.ok(approved.contentVersion > rejected.contentVersion);
});
