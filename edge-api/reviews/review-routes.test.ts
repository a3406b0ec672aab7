import { runAsOwner } from '../operations/testing/run-as-owner.ts';
import { openTestShop } from '../testing/open-test-shop.ts';
import { decideReview } from '../reviews/decide-review.ts';
import assert from 'node:assert/strict';
import { reviews } from '../db/schema/review-tables.ts';
import { sampleReview, withReviews } from './testing/with-reviews.ts';

Deno.test('GET /products/:id/reviews shows approved reviews only, without the customer', async () => {
  await using shop = withReviews(await openTestShop());
  await shop.order('an', ['sample-0']);
  await shop.order('binh', ['sample-0']);
  const hostile = '<script>alert(1)</script>';
  await shop.write('an', 'sample-0', { ...sampleReview, text: hostile });
  await shop.write('binh', 'sample-0');
  const rows = await shop.database.read.select().from(reviews);
  const { id } = rows.find(({ userId }) => userId === 'an')!;
  await runAsOwner(shop.database, decideReview, { id, decision: 'approved' }, 7);
  const reply = await shop.request('GET', 'catalogue/products/sample-0/reviews');
  assert.deepEqual([reply.status, reply.headers.get('Cache-Control')], [200, 'no-cache']);
  assert.deepEqual(reply.body, {
    success: true,
    summary: { count: 1, average: 5, counts: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 1 } },
    next: null,
    data: [{
      ...sampleReview,
      id,
      text: hostile,
      date: new Date(shop.deps.clock()).toISOString(),
    }],
  });
});

Deno.test('GET /products/:id/reviews rejects a foreign position and an unknown product', async () => {
  await using shop = withReviews(await openTestShop());
  const place = '1700000000000.00000000-0000-4000-8000-000000000000';
  assert.deepEqual((await shop.shown('sample-0', `?after=${place}`)).data, []);
  for (const after of ['', 'x', '1', `-${place}`, `${place}0`, "1.' or 1=1 --", '9'.repeat(400)]) {
    const query = `?after=${encodeURIComponent(after)}`;
    const { code, message } = await shop.shown('sample-0', query);
    assert.equal(code, 'BROKEN_RULE', after);
    assert.match(message, /^Vị trí/);
  }
  for (const id of ['no-product', '%27', 'x'.repeat(5_000)]) {
    assert.equal((await shop.shown(id)).code, 'NOT_FOUND', id);
  }
});
