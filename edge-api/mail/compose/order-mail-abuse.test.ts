import { setStatus } from '../../orders/testing/set-status.ts';
import { sampleProducts } from '../../testing/sample-products.ts';
import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/account-tables.ts';
import { orders } from '../../db/schema/order-tables.ts';
import { orderRequest } from '../../checkout/testing/order-fixtures.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { mailsOf } from '../testing/mails-of.ts';

/** Orders to a stranger's address, and returns the status of the response. */
async function orderTo(api: TestShop, email: string, change: Record<string, string> = {}) {
  const request = orderRequest();
  const address = { ...request.address, email, ...change };
  const { status, body } = await api.post('order/placecod', { ...request, address }, { as: 'an' });
  return { status, message: body.message as string, orderId: body.orderId as string };
}

const setVerified = ({ database }: TestShop, emailVerifiedAt: number | null) =>
  database.batch((db) => [db.update(users).set({ emailVerifiedAt }).where(eq(users.id, 'an'))]);

Deno.test('an unverified account cannot send order mails to forty strangers', async () => {
  await using api = await openTestShop({
    rateLimit: true,
    products: sampleProducts(3, { stock: 100 }),
  });
  await setVerified(api, null);
  const street = '12 Hàng Bạc';
  const replies = await Promise.all(
    Array.from({ length: 40 }, (_, n) => orderTo(api, `stranger-${n}@victim.example`, { street })),
  );
  const placed = replies.filter(({ status }) => status === 200);
  assert.equal(placed.length, 20, 'the limit of the account');
  assert.ok(replies.every(({ status }) => status === 200 || status === 429));
  for (const { orderId } of placed) await setStatus(api.deps, orderId, 'cancelled');
  const mails = await mailsOf(api.database);
  assert.deepEqual(new Set(mails.map(({ to }) => to.address)), new Set(['an@example.com']));
});

Deno.test('the mails of an order follow the verification of the account', async () => {
  await using api = await openTestShop();
  await setVerified(api, null);
  await orderTo(api, 'office@work.example');
  const recipients = async () => (await mailsOf(api.database)).map(({ to }) => to.address);
  assert.deepEqual(await recipients(), ['an@example.com']);
  await setVerified(api, 1);
  assert.deepEqual(await recipients(), ['office@work.example']);
});

Deno.test('POST /placecod refuses a link in the address', async () => {
  await using api = await openTestShop();
  const street = 'Trúng thưởng 50 triệu, nhận tại https://evil.example/qua';
  const { status, message } = await orderTo(api, 'an@example.com', { street });
  assert.equal(status, 422);
  assert.equal(message, 'Địa chỉ không được chứa liên kết hoặc địa chỉ email.');
  assert.equal(await api.database.read.$count(orders), 0);
});

/** Approximates the patterns by which mail programs find links in text. */
const linkified = /[a-z][a-z\d+.-]*:\/\/\S|www\.\S|[\p{L}\p{N}-]+\.\p{L}{2,}|\S@\S+\.\p{L}/iu;

Deno.test('stored free text becomes no link in the text and HTML of an order mail', async () => {
  await using api = await openTestShop();
  const hostile = 'https://evil.example/a.b www.evil.com evil.com/path t.me/x a@evil.example';
  await api.database.batch((db) => [
    db.run(
      "update products set name = 'Vòng evil.shop/1 http://evil.example' where id = 'sample-0'",
    ),
  ]);
  const { orderId } = await orderTo(api, 'an@example.com');
  await api.database.batch((db) => [
    db.update(orders).set({
      firstName: hostile,
      lastName: hostile,
      phone: hostile,
      street: hostile,
      ward: hostile,
      district: hostile,
      city: hostile,
      country: hostile,
    }).where(eq(orders.id, orderId)),
  ]);
  const [confirmation] = await mailsOf(api.database);
  await setStatus(api.deps, orderId, 'shipping');
  const [, shipped] = await mailsOf(api.database);
  for (const mail of [confirmation, shipped]) {
    assert.ok(mail);
    const own = /https:\/\/shop\.example\S*|\S+@thachan\.example|https?:\/\/[^\s"]*(?=")/g;
    const html = mail.html.replace(/<[^>]+>/g, ' ');
    for (const body of [mail.text, html, mail.subject, mail.to.name]) {
      assert.match(body, /^(?!.*evil\.[a-z])/s);
      assert.doesNotMatch(body.replace(own, ''), linkified);
    }
    assert.match(mail.text, /evil\u200c\.\u200cexample/);
    assert.doesNotMatch(mail.html, /href="[^"]*evil/);
  }
});

Deno.test('orders are limited per network, with one budget for a /64 of IPv6', async () => {
  await using api = await openTestShop({
    rateLimit: true,
    products: sampleProducts(3, { stock: 1_000 }),
  });
  const statuses: number[] = [];
  for (let account = 0; account < 7; account += 1) {
    const as = `guest-${account}`;
    await api.addCustomers(as);
    for (let order = 0; order < 18; order += 1) {
      const from = `2001:db8:1:2::${account}${order}`;
      statuses.push((await api.post('order/placecod', orderRequest(), { as, from })).status);
    }
  }
  assert.deepEqual([statuses.slice(0, 120), statuses.slice(120)], [
    Array(120).fill(200),
    Array(6).fill(429),
  ]);
  const other = await api.post('order/placecod', orderRequest(), {
    as: 'an',
    from: '2001:db8:1:3::1',
  });
  assert.equal(other.status, 200);
});
