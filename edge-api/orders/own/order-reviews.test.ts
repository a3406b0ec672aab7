import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import { orderRequest } from '../../checkout/testing/order-fixtures.ts';
import { openTestShop } from '../../testing/open-test-shop.ts';
import { users } from '../../db/schema/account-tables.ts';
import { customerRecords } from '../../db/schema/customer-tables.ts';
import { reviews } from '../../db/schema/review-tables.ts';
import { setStatus } from '../testing/set-status.ts';
import { issueOrderLink, linkLifetime } from './open-order.ts';

const review = { rating: 5, text: 'Đá đẹp.', author: 'An' };

/** Opens a shop with a delivered order of a guest, and one of an account. */
async function open() {
  const shop = await openTestShop();
  const { database, deps } = shop;
  const place = async (as: string, productId: string, isDelivered = true) => {
    const request = orderRequest({ [productId]: 1 });
    const { body } = await shop.post('order/placecod', request, { as });
    if (isDelivered) await setStatus(deps, body.orderId, 'delivered');
    return { id: body.orderId as string, code: body.code as string };
  };
  const setPassword = (id: string, passwordHash: string | null) =>
    database.batch((db) => [db.update(users).set({ passwordHash }).where(eq(users.id, id))]);
  await setPassword('an', null);
  await setPassword('binh', 'hash');
  const [guest, account] = [await place('an', 'sample-0'), await place('binh', 'sample-0')];
  const link = (id: string, access: 'mail' | 'full' | 'gift' = 'full') =>
    issueOrderLink(database, id, access, deps.clock());
  const write = (input: object, as?: string) =>
    shop.post('order/reviews/write', { productId: 'sample-0', ...review, ...input }, { as });
  const rows = () => database.read.select().from(reviews);
  return {
    ...{ ...shop, guest, account, place, link, write, rows },
  };
}

Deno.test('a guest reviews, changes and deletes with a link that opens the whole order', async () => {
  await using shop = await open();
  const { guest: { id, code } } = shop;
  const key = await shop.link(id);
  assert.equal((await shop.write({ code, key })).body.review.status, 'waiting');
  assert.equal((await shop.write({ code, key, rating: 3 })).status, 200);
  const { body } = await shop.post('order/reviews', { code, key });
  assert.equal(body.logIn, false);
  assert.deepEqual(body.data.map(({ productId }: { productId: string }) => productId), [
    'sample-0',
  ]);
  assert.equal(body.data[0].review.rating, 3);
  // Two reviews by the same customer are one.
  assert.deepEqual((await shop.rows()).map(({ orderId }) => orderId), [id]);
  const deleted = await shop.post('order/reviews/delete', { code, key, productId: 'sample-0' });
  assert.equal(deleted.status, 200);
  assert.equal((await shop.rows()).length, 0);
});

Deno.test('the products of an order to review have the sequence of the order', async () => {
  await using shop = await open();
  const request = orderRequest({ 'sample-1': 1, 'sample-0': 1 });
  const { orderId, code } = (await shop.post('order/placecod', request, { as: 'an' })).body;
  await setStatus(shop.deps, orderId, 'delivered');
  const { body } = await shop.post('order/reviews', { code, key: await shop.link(orderId) });
  const ids = body.data.map(({ productId }: { productId: string }) => productId);
  assert.deepEqual(ids, ['sample-1', 'sample-0']);
});

Deno.test('the owner of an account reviews with the session, and with no link', async () => {
  await using shop = await open();
  const { account: { id, code } } = shop;
  const key = await shop.link(id);
  const { body } = await shop.post('order/reviews', { code, key });
  assert.deepEqual([body.logIn, body.author, body.data], [true, '', []]);
  assert.deepEqual([(await shop.write({ code, key })).status, (await shop.rows()).length], [
    403,
    0,
  ]);
  assert.equal((await shop.write({ code }, 'binh')).status, 200);
});

Deno.test('no review without access to the whole of a delivered order with the product', async () => {
  await using shop = await open();
  const { guest, account } = shop;
  const key = await shop.link(guest.id);
  // A product of another order of the same guest.
  await shop.place('an', 'sample-1');
  const underWay = await shop.place('an', 'sample-1', false);
  const cases: [string, object, number, string?][] = [
    ['without a key', { code: guest.code }, 404],
    ['a key of another order', { code: account.code, key }, 404],
    ['another session', { code: guest.code }, 404, 'binh'],
    ['the link of a mail', { code: guest.code, key: await shop.link(guest.id, 'mail') }, 404],
    ['a recipient of a gift', { code: guest.code, key: await shop.link(guest.id, 'gift') }, 404],
    ['not delivered', { code: underWay.code, key: await shop.link(underWay.id) }, 404],
    ['not in the order', { code: guest.code, key, productId: 'sample-1' }, 403],
    ['a link in the text', { code: guest.code, key, text: 'Mua ở evil.example' }, 422],
  ];
  for (const [name, input, status, as] of cases) {
    assert.equal((await shop.write(input, as)).status, status, name);
  }
  await shop.database.batch((db) => [
    db.insert(customerRecords).values({ userId: 'an', blockedAt: 1 }),
  ]);
  assert.equal((await shop.write({ code: guest.code, key })).status, 403, 'blocked');
  shop.advance(linkLifetime.full);
  assert.equal((await shop.write({ code: guest.code, key })).status, 404, 'expired');
  assert.equal((await shop.rows()).length, 0);
});
