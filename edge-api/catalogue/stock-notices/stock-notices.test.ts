import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import type { SMTPServerOptions } from 'smtp-server';
import { deleteAccount } from '../../account/deletion/delete-account.ts';
import { deleteExpiredRecords } from '../../account/delete-expired.ts';
import { exportAccount } from '../../personal-data/export-account.ts';
import { createTestPasswords } from '../../account/testing/create-test-passwords.ts';
import { placeOrder } from '../../checkout/place-order.ts';
import { orderRequest } from '../../checkout/testing/order-fixtures.ts';
import { users } from '../../db/schema/account-tables.ts';
import { products } from '../../db/schema/catalogue-tables.ts';
import { mails } from '../../db/schema/mail-tables.ts';
import { noticeLinks, stockWaits } from '../../db/schema/notice-tables.ts';
import { runAsOwner } from '../../operations/testing/run-as-owner.ts';
import { setStatus } from '../../orders/testing/set-status.ts';
import { adjustStock } from '../adjust-stock.ts';
import { listShopProducts } from '../list-shop-products.ts';
import { deleteProduct, getProduct, hideProduct, showProduct } from '../save-product.ts';
import { endNotices, noticeLifetime } from './end-notices.ts';
import { noticesAtOnce } from './queue-stock-notices.ts';
import { openTestShop } from '../../testing/open-test-shop.ts';
import { sampleProducts } from '../../testing/sample-products.ts';
import { withNotices } from './testing/with-notices.ts';
import { waitLimits } from './wait-for-stock.ts';

type Shop = Awaited<ReturnType<typeof withNotices>>;

const an = 'an.nguyen@khach.example';

/** Opens a shop whose products are sold out. */
async function openSoldOut(
  { products = 3, rateLimit = false, mailServer = {} as SMTPServerOptions } = {},
) {
  const soldOut = sampleProducts(products, { stock: 0 });
  return withNotices(await openTestShop({ products: soldOut, rateLimit }), { mailServer });
}

const waiting = ({ database }: Shop) => database.read.$count(stockWaits);

async function versionOf({ deps }: Shop) {
  const { version } = await runAsOwner(deps, getProduct, { id: 'sample-0' });
  return { id: 'sample-0', version };
}

/** Returns the token of the link in a received mail. */
async function tokenOf({ server }: Shop, index: number): Promise<string> {
  const { text = '' } = await server.read(index);
  return /ngung-bao-hang\?token=([\w-]{43})&/.exec(text)![1]!;
}

Deno.test('each waiting mailbox gets one mail when the stock is back, and then waits no more', async () => {
  await using shop = await openSoldOut();
  assert.equal((await shop.wait(an)).status, 200);
  assert.equal((await shop.wait('binh@khach.example')).status, 200);
  await shop.wait('chi@khach.example', { productId: 'sample-1' });
  assert.deepEqual(await shop.send(), []);
  await shop.count(2);
  assert.deepEqual((await shop.send()).toSorted(), [an, 'binh@khach.example']);
  for (const stock of [0, 1, 0, 1]) {
    await shop.count(stock);
    assert.deepEqual(await shop.send(), []);
  }
  assert.equal(await waiting(shop), 1);
});

Deno.test('a mail has the product, its price, links, and the headers of RFC 8058', async () => {
  await using shop = await openSoldOut();
  const name = 'Vòng evil.example';
  await shop.database.batch((db) => [db.update(products).set({ name, option: '16 cm' })]);
  await shop.wait(an);
  await shop.count(1);
  await shop.send();
  const { subject = '', text = '', html = '', headers } = await shop.server.read(0);
  assert.match(subject, /^Vòng evil\u200c\.\u200cexample · 16 cm đã có hàng trở lại$/);
  assert.match(text, /250\.000 VNĐ/);
  assert.match(text, /vừa có hàng\. Số lượng có hạn và cửa hàng chưa giữ hàng cho bạn/);
  assert.match(text, /https:\/\/shop\.example\/product\/sample-0\n/);
  assert.match(text, /Không phải tôi/);
  assert.doesNotMatch(text + html, /evil\.example/);
  const token = await tokenOf(shop, 0);
  const valueOf = (key: string) => headers.find((header) => header.key === key)?.value;
  assert.equal(
    valueOf('list-unsubscribe'),
    `<https://shop.example/ngung-bao-hang?token=${token}&email=an.nguyen%40khach.example>`,
  );
  assert.equal(valueOf('list-unsubscribe-post'), 'List-Unsubscribe=One-Click');
  const rows = JSON.stringify(await shop.database.read.select().from(noticeLinks));
  assert.ok(!rows.includes(token) && !rows.includes(an), rows);
});

Deno.test('adjustments, direct changes and cancelled orders bring the stock back as well', async () => {
  await using shop = await openSoldOut();
  const { database, deps } = shop;
  await shop.wait(an);
  await runAsOwner(deps, adjustStock, { productId: 'sample-0', delta: 1, reason: 'nhập' });
  assert.equal(await shop.queue(), 1);
  const isSample = eq(products.id, 'sample-1');
  await shop.wait(an, { productId: 'sample-1' });
  await database.batch((db) => [db.update(products).set({ stock: 3 }).where(isSample)]);
  assert.equal(await shop.queue(), 1);
  await shop.count(1, 'sample-2');
  const order = { userId: 'an', request: orderRequest({ 'sample-2': 1 }), payment: 'cod' } as const;
  const { orderId } = await placeOrder(deps, order);
  assert.equal((await shop.wait(an, { productId: 'sample-2' })).status, 200);
  await setStatus(deps, orderId, 'cancelled');
  assert.equal(await shop.queue(), 1);
});

Deno.test('a product that is sold out or hidden before the mail is sent lets its mailboxes wait on', async () => {
  await using shop = await openSoldOut();
  const { deps } = shop;
  await shop.wait(an);
  await shop.count(1);
  assert.equal(await shop.queue(), 1);
  await shop.count(0);
  assert.deepEqual(await shop.send(), []);
  assert.equal(await shop.queue(), 0);
  await shop.count(1);
  assert.equal(await shop.queue(), 1);
  await runAsOwner(deps, hideProduct, await versionOf(shop));
  assert.deepEqual(await shop.send(), []);
  assert.equal(await shop.queue(), 0);
  assert.equal(await waiting(shop), 1);
  await runAsOwner(deps, showProduct, await versionOf(shop));
  assert.deepEqual(await shop.send(), [an]);
});

Deno.test('a deleted product ends its waits without a mail', async () => {
  await using shop = await openSoldOut();
  await shop.wait(an);
  await shop.count(1);
  await shop.queue();
  await runAsOwner(shop.deps, deleteProduct, await versionOf(shop));
  assert.deepEqual(await shop.send(), []);
  assert.equal(await waiting(shop), 0);
});

Deno.test('a mailbox that its server refuses waits no more', async () => {
  await using shop = await openSoldOut({
    mailServer: {
      onRcptTo: (_, __, callback) =>
        callback(Object.assign(new Error('no such user'), { responseCode: 550 })),
    },
  });
  await shop.wait(an);
  await shop.count(1);
  assert.deepEqual(await shop.send(), []);
  assert.equal(await waiting(shop), 0);
});

Deno.test('all spellings of a mailbox wait once, and the reply is the same', async () => {
  await using shop = await openSoldOut();
  const spellings = ['an.nguyen+a@gmail.com', 'AnNguyen+b@googlemail.com', 'annguyen@gmail.com'];
  for (const email of spellings) {
    const { status, body } = await shop.wait(email);
    assert.deepEqual([status, body.success], [200, true]);
    assert.match(body.message, new RegExp(email.replaceAll(/[.+]/g, '\\$&')));
  }
  assert.equal(await waiting(shop), 1);
});

Deno.test('the number of waits is limited, for a mailbox without saying so', async () => {
  await using shop = await openSoldOut({ products: waitLimits.perMailbox + 1 });
  for (let i = 0; i <= waitLimits.perMailbox; i += 1) {
    assert.equal((await shop.wait(an, { productId: `sample-${i}` })).status, 200);
  }
  assert.equal(await waiting(shop), waitLimits.perMailbox);
  const rows = Array.from(
    { length: waitLimits.all },
    (_, i) => ({ productId: 'sample-1', mailbox: `${i}`, email: an, createdAt: 1 }),
  );
  for (let i = 0; i < rows.length; i += 5_000) {
    await shop.database.batch((db) => [
      db.insert(stockWaits).values(rows.slice(i, i + 5_000)),
    ]);
  }
  const { status, body } = await shop.wait('binh@khach.example');
  assert.equal(status, 503);
  assert.match(body.message, /đang đầy/);
  // A customer with a proven mailbox is not locked out by strangers.
  const user = await shop.database.read.select().from(users).where(eq(users.id, 'binh'));
  await shop.wait(user[0]!.email, { as: 'binh' });
  assert.equal(await waiting(shop), waitLimits.perMailbox + waitLimits.all + 1);
});

Deno.test('requests for products in stock or not sold, and invalid ones, are refused', async () => {
  await using shop = await openSoldOut();
  await shop.count(1);
  const { status, body } = await shop.wait(an);
  assert.equal(status, 422);
  assert.match(body.message, /đã có hàng/);
  assert.equal((await shop.wait(an, { productId: 'nothing' })).status, 404);
  await runAsOwner(shop.deps, hideProduct, await versionOf(shop));
  assert.equal((await shop.wait(an)).status, 404);
  for (const email of ['', 'an', 7, null, 'a@b\r\nBcc: x@y.example', `${'a'.repeat(250)}@a.vn`]) {
    assert.equal((await shop.wait(email, { productId: 'sample-1' })).status, 422, `${email}`);
  }
  assert.equal((await shop.wait(an, { productId: '../x' })).status, 422);
  assert.equal(
    (await shop.fetch('/api/user/stock-notices', {
      method: 'POST',
      body: 'email=a@b.vn',
    })).status,
    415,
  );
  assert.equal(await waiting(shop), 0);
});

Deno.test('a network requests ten notices an hour, and all of its addresses share the limit', async () => {
  await using shop = await openSoldOut({ rateLimit: true });
  const statuses = [];
  for (let i = 0; i < 11; i += 1) {
    const from = `2001:db8:1:2::${i + 1}`;
    statuses.push((await shop.wait(`a${i}@khach.example`, { from })).status);
  }
  assert.deepEqual(statuses, [...Array(10).fill(200), 429]);
});

Deno.test('strangers take no notice from a customer with a verified mailbox', async () => {
  await using shop = await openSoldOut({ products: waitLimits.perMailbox + 2, rateLimit: true });
  const email = 'an@example.com';
  const last = `sample-${waitLimits.perMailbox}`;
  for (let i = 0; i < waitLimits.perMailbox; i += 1) {
    const from = i < 10 ? '192.0.2.2' : '192.0.2.1';
    await shop.wait(`an+${i}@example.com`, { productId: `sample-${i}`, from });
  }
  assert.equal((await shop.wait('chi@example.com')).status, 429);
  for (const productId of [last, 'sample-19']) {
    assert.equal((await shop.wait(email, { productId, as: 'an' })).status, 200);
  }
  // A stranger does not change the address of the customer.
  await shop.wait('an+x@example.com', { productId: last, from: '192.0.2.3' });
  for (const productId of [last, 'sample-19']) await shop.count(1, productId);
  assert.deepEqual(await shop.send(), [email, email]);
  assert.equal(await waiting(shop), waitLimits.perMailbox - 2);
});

Deno.test('one click ends all waits of a mailbox and refuses those of strangers', async () => {
  await using shop = await openSoldOut();
  const [user] = await shop.database.read.select().from(users).where(eq(users.id, 'an'));
  const { email } = user!;
  await shop.wait(email);
  await shop.wait(email, { productId: 'sample-1' });
  await shop.count(1);
  await shop.send();
  const token = await tokenOf(shop, 0);
  const form = {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  };
  for (let i = 0; i < 2; i += 1) {
    assert.equal((await shop.fetch(`/ngung-bao-hang?token=${token}`, form)).status, 200);
    assert.equal(await waiting(shop), 0);
  }
  assert.equal((await shop.wait(email, { productId: 'sample-1' })).status, 200);
  assert.equal((await shop.wait(email, { productId: 'sample-1', as: 'binh' })).status, 200);
  assert.equal(await waiting(shop), 0);
  await shop.wait(email, { productId: 'sample-1', as: 'an' });
  assert.equal(await waiting(shop), 1);
  for (const wrong of ['x'.repeat(43), '', 'x'.repeat(101)]) {
    assert.equal(
      (await shop.fetch(`/ngung-bao-hang?token=${wrong}`, {
        method: 'POST',
      })).status,
      422,
    );
  }
});

Deno.test('strangers cause three mails an hour to a mailbox at most, the others follow', async () => {
  await using shop = await openSoldOut({ products: 8 });
  for (let i = 0; i < 8; i += 1) {
    await shop.wait(`an+${i}@khach.example`, { productId: `sample-${i}` });
    await shop.count(1, `sample-${i}`);
  }
  const perHour: number[] = [];
  for (let hour = 0; hour < 60; hour += 1) {
    perHour.push((await shop.send()).length);
    shop.advance(60 * 60_000);
  }
  assert.ok(Math.max(...perHour) <= 3, perHour.join(' '));
  const sumOfDay = (from: number) => perHour.slice(from, from + 24).reduce((a, b) => a + b, 0);
  assert.ok(perHour.every((_, hour) => sumOfDay(hour) <= 6), perHour.join(' '));
  assert.equal(perHour.reduce((a, b) => a + b, 0), 8);
  assert.equal(await waiting(shop), 0);
});

Deno.test('a thousand mailboxes get their mails in portions, the oldest first', async () => {
  await using shop = await openSoldOut();
  const rows = Array.from({ length: 1_000 }, (_, i) => ({
    productId: i % 2 ? 'sample-0' : 'sample-1',
    mailbox: `${i}`,
    email: `a${i}@khach.example`,
    createdAt: 1,
  }));
  await shop.database.batch((db) => [db.insert(stockWaits).values(rows)]);
  await shop.count(1);
  await shop.count(1, 'sample-1');
  const { items } = await runAsOwner(shop.deps, listShopProducts, {});
  assert.deepEqual(items.map((item) => item.waiting), [500, 500, 0]);
  assert.equal((await runAsOwner(shop.deps, getProduct, { id: 'sample-0' })).waiting, 500);
  assert.equal(await shop.queue(), noticesAtOnce);
  const queued = await shop.database.read.select({ id: mails.waitId }).from(mails).orderBy(
    mails.id,
  );
  assert.deepEqual(
    queued.map(({ id }) => id),
    Array.from({ length: noticesAtOnce }, (_, i) => i + 1),
  );
  for (let portion = 1; portion < 10; portion += 1) assert.equal(await shop.queue(), noticesAtOnce);
  assert.equal(await shop.queue(), 0);
});

Deno.test('the waits of a verified mailbox are part of its account, until 180 days have passed', async () => {
  await using shop = await openSoldOut();
  const { database, deps } = shop;
  const [user] = await database.read.select().from(users).where(eq(users.id, 'an'));
  const exported = async () => {
    const reader = { userId: 'an', sessionHash: '' };
    const parts = await Array.fromAsync(await exportAccount(database, reader, deps.clock()));
    return JSON.parse(parts.join('')).stockNotices;
  };
  await shop.wait(`${user!.email.replace('@', '+x@')}`);
  await shop.wait(an);
  const requestedAt = new Date(deps.clock()).toISOString();
  assert.deepEqual(await exported(), [{ productId: 'sample-0', requestedAt }]);
  await database.batch((db) => [db.update(users).set({ emailVerifiedAt: null })]);
  assert.deepEqual(await exported(), []);
  await database.batch((db) => [
    db.update(users).set({ emailVerifiedAt: 1, passwordHash: null, facebookId: 'x' })
      .where(eq(users.id, 'an')),
  ]);
  await deleteAccount({ database, passwords: createTestPasswords() }, { userId: 'an' }, 1);
  assert.equal(await waiting(shop), 1);
  const expiry = { unverifiedLifetime: 1e15, mailLifetime: 1e15 };
  await deleteExpiredRecords(database, deps.clock() + noticeLifetime - 1, expiry);
  assert.equal(await waiting(shop), 1);
  await deleteExpiredRecords(database, deps.clock() + noticeLifetime, expiry);
  assert.equal(await waiting(shop), 0);
});

Deno.test('a link that has expired is invalid, and a refusal stays', async () => {
  await using shop = await openSoldOut();
  for (const email of [an, 'binh@khach.example']) await shop.wait(email);
  await shop.count(1);
  await shop.send();
  const [used, unused] = await Promise.all([tokenOf(shop, 0), tokenOf(shop, 1)]);
  await endNotices(shop.database, used, 1);
  const expiry = { unverifiedLifetime: 1e15, mailLifetime: 1e15 };
  await deleteExpiredRecords(shop.database, shop.deps.clock() + noticeLifetime, expiry);
  await assert.rejects(endNotices(shop.database, unused, 1), { code: 'BROKEN_RULE' });
  await endNotices(shop.database, used, 2);
  const links = await shop.database.read.select().from(noticeLinks);
  assert.deepEqual(links.map(({ refusedAt }) => refusedAt), [1]);
});
