import assert from 'node:assert/strict';
import { openTestShop } from '../testing/open-test-shop.ts';
import { reviews } from '../db/schema/review-tables.ts';
import { sampleReview, withReviews } from './testing/with-reviews.ts';
import { giverName } from '../account/guests/giver-name.ts';
import { suggestAuthor } from './own-review-routes.ts';

Deno.test('GET /user/reviews lists the received products, each with the own review', async () => {
  await using shop = withReviews(await openTestShop());
  await shop.order('an', ['sample-0', 'sample-1']);
  shop.advance(1_000);
  await shop.order('an', ['sample-1']);
  await shop.order('an', ['sample-2'], 'shipping');
  await shop.order('binh', ['sample-0', 'sample-1']);
  await shop.write('an', 'sample-0');
  for (const id of ['sample-0', 'sample-1']) {
    await shop.write('binh', id, { ...sampleReview, rating: 1, text: 'Của Bình' });
  }
  const { status, headers, body } = await shop.request('GET', 'user/reviews', { as: 'an' });
  assert.deepEqual([status, headers.get('Cache-Control')], [200, 'no-store']);
  const product = (index: number) => ({
    productId: `sample-${index}`,
    name: `Vòng tay đá số ${index}`,
    image: 'vong-tay.webp',
  });
  const date = new Date(shop.deps.clock()).toISOString();
  assert.deepEqual(body, {
    success: true,
    author: 'an',
    data: [
      { ...product(1), review: null },
      { ...product(0), review: { ...sampleReview, status: 'waiting', date } },
    ],
  });
});

Deno.test('the routes of own reviews require a session', async () => {
  await using shop = withReviews(await openTestShop());
  for (const route of ['GET user/reviews', 'PUT user/reviews/x', 'DELETE user/reviews/x']) {
    const [method = '', path = ''] = route.split(' ');
    for (const as of [undefined, '', 'x'.repeat(43)]) {
      const body = method === 'PUT' ? sampleReview : undefined;
      const reply = await shop.request(method, path, { as, body });
      assert.deepEqual([reply.status, reply.body.code], [401, 'UNAUTHENTICATED'], route);
    }
  }
});

Deno.test('invalid reviews are rejected, and nothing is stored', async () => {
  await using shop = withReviews(await openTestShop());
  await shop.order('an', ['sample-0']);
  const cases: [object, string][] = [
    [{ rating: 0 }, 'rating'],
    [{ rating: 6 }, 'rating'],
    [{ rating: 4.5 }, 'rating'],
    [{ rating: '5' }, 'rating'],
    [{ rating: null }, 'rating'],
    [{ rating: undefined }, 'rating'],
    [{ text: 'x'.repeat(1_001) }, 'text'],
    [{ text: 5 }, 'text'],
    [{ text: null }, 'text'],
    [{ text: 'a\u0000b' }, 'text'],
    [{ text: 'a\u202eb' }, 'text'],
    [{ text: 'Mua tại evil.example nhé' }, 'text'],
    [{ text: 'Viết cho tôi: a@b.example' }, 'text'],
    [{ author: '' }, 'author'],
    [{ author: '  ' }, 'author'],
    [{ author: undefined }, 'author'],
    [{ author: 'x'.repeat(41) }, 'author'],
    [{ author: 'An\nBình' }, 'author'],
    [{ author: 'www.evil.example' }, 'author'],
  ];
  for (const [change, path] of cases) {
    const reply = await shop.write('an', 'sample-0', { ...sampleReview, ...change });
    const found = [reply.status, reply.body.issues?.[0]?.path];
    assert.deepEqual(found, [422, path], JSON.stringify(change));
    assert.match(reply.body.message, /^\p{Lu}\p{Ll}/u);
  }
  for (const body of [[], 'x', 5]) {
    const reply = await shop.request('PUT', 'user/reviews/sample-0', { as: 'an', body });
    assert.equal(reply.status, 422);
  }
  assert.equal(await shop.database.read.$count(reviews), 0);
});

Deno.test('unknown products, invalid ids and products of others have the same answer', async () => {
  await using shop = withReviews(await openTestShop());
  await shop.order('binh', ['sample-0']);
  await shop.write('binh', 'sample-0');
  const refused = [];
  for (const id of ['sample-0', 'sample-1', 'no-product']) {
    const { status, body } = await shop.write('an', id);
    refused.push(`${status} ${JSON.stringify(body)}`);
    assert.equal((await shop.request('DELETE', `user/reviews/${id}`, { as: 'an' })).status, 404);
  }
  assert.equal(new Set(refused).size, 1);
  assert.match(refused[0]!, /^403 /);
  for (const id of ["' or 1=1 --", '%00', 'X'.repeat(90), '../sample-0']) {
    const path = encodeURIComponent(id);
    assert.equal((await shop.write('an', path)).status, 404, id);
    assert.equal((await shop.request('DELETE', `user/reviews/${path}`, { as: 'an' })).status, 404);
  }
  const rows = await shop.database.read.select().from(reviews);
  assert.deepEqual(rows.map(({ userId }) => userId), ['binh']);
});

Deno.test('DELETE /user/reviews/:productId removes the own review', async () => {
  await using shop = withReviews(await openTestShop());
  await shop.order('an', ['sample-0']);
  await shop.write('an', 'sample-0');
  const { status } = await shop.request('DELETE', 'user/reviews/sample-0', { as: 'an' });
  assert.equal(status, 200);
  assert.equal(await shop.database.read.$count(reviews), 0);
});

Deno.test('changes of reviews are limited per account', async () => {
  await using shop = withReviews(await openTestShop({ rateLimit: true }));
  await shop.order('an', ['sample-0']);
  await shop.order('binh', ['sample-0']);
  for (let attempt = 0; attempt < 30; attempt += 1) {
    const review = { ...sampleReview, text: `Lần ${attempt}` };
    assert.equal((await shop.write('an', 'sample-0', review)).status, 200);
  }
  assert.equal((await shop.write('an', 'sample-0')).status, 429);
  assert.equal((await shop.request('DELETE', 'user/reviews/sample-0', { as: 'an' })).status, 429);
  assert.equal((await shop.write('binh', 'sample-0')).status, 200);
});

Deno.test('suggestAuthor() returns the name that the form of a review suggests', () => {
  assert.equal(suggestAuthor('Nguyễn Thị Lan'), 'Lan');
  assert.equal(suggestAuthor('Lê Ngọc-Ánh 🌸'), 'Ngọc-Ánh');
  assert.equal(suggestAuthor('🌸'), '');
  assert.equal(suggestAuthor(giverName), '');
});
