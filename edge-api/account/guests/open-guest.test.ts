import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import { placeOrder } from '../../checkout/place-order.ts';
import { orderRequest } from '../../checkout/testing/order-fixtures.ts';
import { openTestShop } from '../../testing/open-test-shop.ts';
import { seedCatalogue } from '../../catalogue/seed-catalogue.ts';
import { savedAddresses, users } from '../../db/schema/account-tables.ts';
import { orders } from '../../db/schema/order-tables.ts';
import { sampleAddress } from '../../testing/sample-address.ts';
import { sampleProducts } from '../../testing/sample-products.ts';
import { deleteAccount } from '../deletion/delete-account.ts';
import { deleteExpiredRecords } from '../delete-expired.ts';
import { changePassword } from '../passwords/change-password.ts';
import { exportAccount } from '../../personal-data/export-account.ts';
import { saveAddress } from '../saved-addresses/saved-addresses.ts';
import { findSessionUser, startSession } from '../../sessions/session.ts';
import { hashToken } from '../../sessions/token.ts';
import { type AccountShop, an, openAccountShop } from '../testing/open-account-shop.ts';
import { giverName } from './giver-name.ts';
import { type Guest, openGuest } from './open-guest.ts';

const chi = { name: 'Trần Chi', email: 'chi@example.com' };
const password = 'mật khẩu của Chi';
const day = 24 * 60 * 60_000;
const lifetimes = { unverifiedLifetime: 7 * day, mailLifetime: 30 * day };

/** Opens an app with a guest who has a session and an order. */
async function openWithGuest() {
  const test = await openAccountShop();
  const { database } = test;
  await seedCatalogue(database, sampleProducts(1));
  const { userId } = await openGuest(database, chi, test.clock());
  const { deps } = await openTestShop({ database });
  const { orderId } = await placeOrder(deps, { userId, request: orderRequest(), payment: 'cod' });
  const token = await startSession(database, userId, test.clock());
  return { ...test, userId, orderId, token, sessionHash: hashToken(token) };
}

const readUser = async ({ database }: Pick<AccountShop, 'database'>, id: string) => {
  const [row] = await database.read.select().from(users).where(eq(users.id, id));
  return row;
};

Deno.test('openGuest() creates one guest for a mailbox, also for concurrent requests', async () => {
  await using test = await openAccountShop();
  const opened = await Promise.all(
    ['chi@example.com', 'CHI@example.com', ' chi@example.com'.trim()].map((email) =>
      openGuest(test.database, { ...chi, email }, 1_000)
    ),
  );
  assert.equal(new Set(opened.map(({ userId }) => userId)).size, 1);
  const guest = await readUser(test, opened[0]!.userId);
  assert.deepEqual(
    [guest?.name, guest?.emailVerifiedAt, guest?.passwordHash, guest?.facebookId],
    ['Trần Chi', 1_000, null, null],
  );
});

Deno.test('openGuest() takes an unverified account from a stranger, and keeps a verified one', async () => {
  await using test = await openAccountShop();
  const { database } = test;
  const { id, token } = await test.open(an.email);
  await saveAddress(database, id, sampleAddress, test.clock());
  const guest = { name: 'An thật', email: an.email };
  assert.deepEqual(await openGuest(database, guest, test.clock()), { userId: id });
  assert.equal((await readUser(test, id))?.name, 'An thật');
  assert.equal((await test.post('user/login', an)).status, 401);
  assert.equal(await findSessionUser(database, token, test.clock()), undefined);
  assert.equal(await database.read.$count(savedAddresses), 0);

  await database.batch((db) => [db.update(users).set({ passwordHash: 'own' })]);
  assert.deepEqual(await openGuest(database, { ...guest, name: 'Khác' }, 9), { userId: id });
  const account = await readUser(test, id);
  assert.deepEqual([account?.name, account?.passwordHash], ['An thật', 'own']);
});

Deno.test('a guest who orders a gift has no name until the first order that is no gift', async () => {
  await using test = await openAccountShop();
  const { database } = test;
  const { email } = chi;
  const nameAfter = async (guest: Guest) => {
    const { userId } = await openGuest(database, guest, test.clock());
    return (await readUser(test, userId))?.name;
  };
  assert.equal(await nameAfter({ email }), giverName);
  assert.equal(await nameAfter({ email }), giverName);
  assert.equal(await nameAfter(chi), chi.name);
  assert.equal(await nameAfter({ email }), chi.name);
  assert.equal(await nameAfter({ name: 'Khác', email }), chi.name);
  // Somebody else has registered with this address, under another name.
  const { id } = await test.open(an.email);
  await openGuest(database, { email: an.email }, test.clock());
  assert.equal((await readUser(test, id))?.name, giverName);
});

Deno.test('nobody logs in to a guest or registers its address; a link of a mail sets a password', async () => {
  await using test = await openWithGuest();
  const registration = { ...chi, password };
  assert.equal((await test.post('user/login', { email: chi.email, password })).status, 401);
  assert.equal((await test.post('user/register', registration)).status, 409);
  await test.post('user/forgot-password', { email: chi.email });
  const link = await test.linkIn('reset-password');
  assert.equal((await test.post('user/reset-password', { ...link, password })).status, 200);
  assert.equal((await test.post('user/login', { email: chi.email, password })).status, 200);
  const [order] = await test.database.read.select().from(orders);
  assert.equal(order?.userId, test.userId, 'the account has the orders of the guest');
});

Deno.test('a guest with a session sets a password without another one, and is an account then', async () => {
  await using test = await openWithGuest();
  const { userId, sessionHash } = test;
  await changePassword(test, { userId, password, sessionHash }, test.clock());
  assert.equal((await test.post('user/login', { email: chi.email, password })).status, 200);
  await assert.rejects(
    changePassword(test, { userId, password: 'một mật khẩu khác', sessionHash }, test.clock()),
    { key: 'BROKEN_RULE.passwordMissing' },
  );
});

Deno.test('the data of a guest are exported and deleted like those of an account', async () => {
  await using test = await openWithGuest();
  const { database, userId, sessionHash, orderId } = test;
  const parts = await exportAccount(database, { userId, sessionHash }, test.clock());
  const data = JSON.parse((await Array.fromAsync(parts)).join(''));
  const { hasPassword, hasFacebook, email } = data.account;
  assert.deepEqual([hasPassword, hasFacebook, email], [false, false, chi.email]);
  assert.equal(data.orders.length, 1);
  await assert.rejects(deleteAccount(test, { userId }, test.clock()), { code: 'ORDERS_OPEN' });
  await database.batch((db) => [db.update(orders).set({ status: 'delivered' })]);
  await deleteAccount(test, { userId }, test.clock());
  const [order] = await database.read.select().from(orders).where(eq(orders.id, orderId));
  assert.deepEqual([order?.email, order?.phone, order?.city], ['', '', sampleAddress.city]);
  const row = await readUser(test, userId);
  assert.deepEqual([row?.name, row?.email, row?.deletedAt], ['', '', test.clock()]);
  assert.notEqual((await openGuest(database, chi, test.clock())).userId, userId);
});

Deno.test('guests without an order or a session are deleted after some time', async () => {
  await using test = await openWithGuest();
  const { database } = test;
  const idle = await openGuest(database, { name: 'B', email: 'b@example.com' }, test.clock());
  const active = await openGuest(database, { name: 'C', email: 'c@example.com' }, test.clock());
  const later = test.clock() + 7 * day;
  await startSession(database, active.userId, later);
  await deleteExpiredRecords(database, later - 1, lifetimes);
  assert.ok(await readUser(test, idle.userId));
  await deleteExpiredRecords(database, later, lifetimes);
  assert.equal(await readUser(test, idle.userId), undefined);
  for (const id of [test.userId, active.userId]) assert.ok(await readUser(test, id));
});
