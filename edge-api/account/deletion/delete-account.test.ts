import { setStatus } from '../../orders/testing/set-status.ts';
import assert from 'node:assert/strict';
import { count, eq, ne, sql } from 'drizzle-orm';
import { addToCart } from '../../cart/change-cart.ts';
import { placeOrder } from '../../checkout/place-order.ts';
import {
  fillCart,
  orderRequest,
  readOrder,
  readStock,
} from '../../checkout/testing/order-fixtures.ts';
import { openTestShop } from '../../testing/open-test-shop.ts';
import { orderStatuses } from '../../contract/orders/order-status.ts';
import {
  consents,
  emailChanges,
  emailVerifications,
  passwordResets,
  savedAddresses,
  savedCharts,
  sessions,
  users,
} from '../../db/schema/account-tables.ts';
import { cartLines } from '../../db/schema/cart-tables.ts';
import { blockedPhones, customerRecords } from '../../db/schema/customer-tables.ts';
import { products } from '../../db/schema/catalogue-tables.ts';
import { mails } from '../../db/schema/mail-tables.ts';
import { orderEvents, orderItems, orders } from '../../db/schema/order-tables.ts';
import { orderInvoices, orderReturns } from '../../db/schema/transfer-tables.ts';
import { ConflictError, UnauthenticatedError } from '../../errors.ts';
import { mailsOf } from '../../mail/testing/mails-of.ts';
import { requestInvoice } from '../../orders/own/change-own-order.ts';
import { requestReturn } from '../../orders/own/request-return.ts';
import { findUserByEmail } from '../find-user.ts';
import { register } from '../register.ts';
import { issueRefusal } from '../verification/verification-links.ts';
import { saveAddress } from '../saved-addresses/saved-addresses.ts';
import { saveChart } from '../saved-charts/saved-charts.ts';
import { findSessionUser, startSession } from '../../sessions/session.ts';
import { sampleAddress } from '../../testing/sample-address.ts';
import { sampleChart } from '../../testing/sample-chart.ts';
import { createTestPasswords } from '../testing/create-test-passwords.ts';
import { an as newAn, openAccountShop } from '../testing/open-account-shop.ts';
import { deleteAccount } from './delete-account.ts';

const an = { userId: 'an' };
const passwords = createTestPasswords();

/** Opens a shop in which An has rows in every table. */
async function openWithCustomer() {
  const shop = await openTestShop();
  const { database, deps } = shop;
  const session = await startSession(database, 'an', deps.clock(), { device: 'Chrome' });
  await saveAddress(database, 'an', sampleAddress, deps.clock());
  await saveChart(database, 'an', sampleChart, deps.clock());
  await fillCart(database, 'an', { 'sample-2': 1 });
  const owned = { userId: 'an', createdAt: 1, expiresAt: 2 };
  await database.batch((db) => [
    db.update(users).set({ facebookId: '42' }).where(eq(users.id, 'an')),
    db.insert(consents).values({ ...owned, page: 'terms', version: '1', acceptedAt: 1 }),
    db.insert(emailVerifications).values({ ...owned, tokenHash: 'v' }),
    db.insert(passwordResets).values({ ...owned, tokenHash: 'r' }),
    db.insert(customerRecords).values({ ...owned, note: 'Khách quen', blockedAt: 1 }),
    db.insert(blockedPhones).values({ ...owned, origin: 'phone 0911111111' }),
    db.insert(emailChanges).values({ ...owned, email: 'new@example.com' }),
    db.insert(mails).values({ ...owned, kind: 'welcome', nextAttemptAt: 1 }),
  ]);
  const place = async () =>
    (await placeOrder(deps, { userId: 'an', request: orderRequest(), payment: 'cod' })).orderId;
  const deliver = async (id: string) => {
    for (const status of ['shipping', 'delivered'] as const) {
      await setStatus(deps, id, status);
    }
  };
  return {
    ...shop,
    session,
    place,
    deliver,
    remove: () => deleteAccount({ database, passwords }, an, deps.clock()),
    /** Returns the contents of all tables as text. */
    dump: async () => {
      const rows = [];
      const tables = await database.read.all<{ name: string }>(
        sql`select name from sqlite_schema where type = 'table' and name not like 'products_search%' and name not like 'options_search%'`,
      );
      for (const { name } of tables) {
        rows.push(await database.read.all(sql`select * from ${sql.identifier(name)}`));
      }
      return JSON.stringify(rows);
    },
  };
}

const ownedTables = [
  sessions,
  cartLines,
  savedAddresses,
  savedCharts,
  consents,
  emailVerifications,
  passwordResets,
  emailChanges,
  customerRecords,
  blockedPhones,
];

Deno.test('an account without orders is deleted completely, but for a notice to its address', async () => {
  await using test = await openWithCustomer();
  const { read } = test.database;
  await test.remove();
  assert.equal(await findSessionUser(test.database, test.session, test.deps.clock()), undefined);
  assert.deepEqual(await read.select({ id: users.id }).from(users), [{ id: 'binh' }]);
  for (const table of ownedTables) {
    assert.deepEqual(await read.select({ rows: count() }).from(table), [{ rows: 0 }]);
  }
  const sent = await mailsOf(test.database);
  assert.deepEqual(sent.map(({ kind, to }) => [kind, to.name, to.address]), [
    ['account-deleted', '', 'an@example.com'],
  ]);
});

Deno.test('finished orders stay for the books, without personal data', async () => {
  await using test = await openWithCustomer();
  const [delivered, cancelled] = [await test.place(), await test.place()];
  await test.deliver(delivered);
  await setStatus(test.deps, cancelled, 'cancelled');
  const ofOrder = { orderId: delivered, at: 1 };
  const event = { ...ofOrder, actor: 'staff:lan' };
  await test.database.batch((db) => [
    db.insert(orderInvoices).values({
      ...ofOrder,
      company: 'Công ty của An',
      taxCode: '0312345678',
      address: '1 Lê Lợi',
    }),
    db.insert(orderReturns).values({
      ...ofOrder,
      reason: 'Hoàn vào tài khoản của An',
      state: 'refused',
      note: 'Đã gọi cho An',
    }),
    db.insert(orderEvents).values([
      { ...event, kind: 'note', text: 'Gọi cho An buổi tối' },
      { ...event, kind: 'refund', text: 'Hoàn tiền cho An' },
    ]),
  ]);
  const parcel = { carrier: 'GHN', trackingCode: 'GHN123456789' };
  await test.database.batch((db) => [
    db.update(orders).set(parcel).where(eq(orders.id, delivered)),
  ]);
  const before = await readOrder(test.database, delivered);
  await test.remove();
  const after = await readOrder(test.database, delivered);
  const emptied = {
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    street: '',
    ward: '',
    district: '',
    requestHash: '',
    carrier: null,
    trackingCode: null,
  };
  assert.deepEqual(after, { ...before, ...emptied, version: after?.version });
  assert.equal(after?.city, 'Thành phố Hà Nội');
  assert.equal(await test.database.read.$count(orderItems), 2);
  const [row] = await test.database.read.select().from(users).where(eq(users.id, 'an'));
  assert.deepEqual(row, {
    id: 'an',
    name: '',
    email: '',
    emailKey: 'deleted:an',
    passwordHash: null,
    facebookId: null,
    emailVerifiedAt: null,
    passwordSetAt: null,
    createdAt: 0,
    deletedAt: test.deps.clock(),
  });
  for (const table of ownedTables) {
    assert.deepEqual(await test.database.read.select({ rows: count() }).from(table), [{ rows: 0 }]);
  }
  assert.equal(await test.database.read.$count(mails), 1, 'the notice only');
  await test.database.batch((db) => [db.delete(mails)]);
  const dump = await test.dump();
  const texts = ['an@example.com', '0912345678', 'Hàng Bạc', 'Hoàn Kiếm', 'Nguyễn', '"42"'];
  for (const text of [...texts, 'của An', 'cho An', '0312345678', 'Lê Lợi']) {
    assert.ok(!dump.includes(text), text);
  }
  const kinds = await test.database.read.select({ kind: orderEvents.kind }).from(orderEvents)
    .where(eq(orderEvents.actor, 'staff:lan'));
  assert.deepEqual(kinds, [{ kind: 'refund' }]);
});

Deno.test('the deletion of an account with many orders changes all, in several writes', async () => {
  await using test = await openWithCustomer();
  await test.database.batch((db) => [db.update(products).set({ stock: 100 })]);
  for (let index = 0; index < 12; index += 1) await test.deliver(await test.place());
  const isLeft = ne(orders.phone, '');
  assert.equal(await test.database.read.$count(orders, isLeft), 12);
  await test.remove();
  assert.equal(await test.database.read.$count(orders, isLeft), 0);
});

Deno.test('an account with an open order is not deleted', async () => {
  for (const status of orderStatuses) {
    await using test = await openWithCustomer();
    const id = await test.place();
    await test.database.batch((db) => [db.update(orders).set({ status })]);
    const isOpen = !['delivered', 'returned', 'cancelled'].includes(status);
    if (!isOpen) {
      await test.remove();
      continue;
    }
    await assert.rejects(
      test.remove(),
      (error) => error instanceof ConflictError && error.code === 'ORDERS_OPEN',
      status,
    );
    assert.equal((await readOrder(test.database, id))?.phone, '0912345678');
    assert.ok(await findSessionUser(test.database, test.session, test.deps.clock()));
  }
});

Deno.test('an account with a return that is not finished is not deleted for two months', async () => {
  for (const state of ['requested', 'accepted'] as const) {
    await using test = await openWithCustomer();
    const orderId = await test.place();
    await test.deliver(orderId);
    const now = test.deps.clock();
    const request = (at: number) =>
      test.database.batch((db) => [
        db.insert(orderReturns).values({ orderId, reason: 'Chật', state, at })
          .onConflictDoUpdate({ target: orderReturns.orderId, set: { at } }),
      ]);
    await request(now - 59 * 24 * 60 * 60_000);
    await assert.rejects(test.remove(), { code: 'ORDERS_OPEN' });
    if (state === 'requested') continue;
    await request(now - 60 * 24 * 60 * 60_000);
    await test.remove();
  }
});

Deno.test('an order placed while the account is deleted prevents that or is rejected', async () => {
  for (let round = 0; round < 12; round += 1) {
    await using test = await openWithCustomer();
    if (round % 2) await test.deliver(await test.place());
    // The order of the two calls alternates, as the first one often takes the lock first.
    const calls = [test.place, test.remove];
    const [placed, removed] = round % 4 < 2
      ? await Promise.allSettled(calls.map((call) => call()))
      : (await Promise.allSettled(calls.toReversed().map((call) => call()))).toReversed();
    const isPlaced = placed?.status === 'fulfilled';
    assert.equal(removed?.status, isPlaced ? 'rejected' : 'fulfilled');
    if (placed?.status === 'rejected') {
      assert.ok(placed.reason instanceof UnauthenticatedError, String(placed.reason));
    }
    await test.database.batch((db) => [db.delete(mails)]);
    assert.equal((await test.dump()).includes('0912345678'), isPlaced);
  }
});

Deno.test('requests that a deletion overtakes leave no rows of the deleted account', async () => {
  await using test = await openWithCustomer();
  const { database, deps } = test;
  const placed = await test.place();
  await test.deliver(placed);
  const order = (await readOrder(database, placed))!;
  const opened = { order, access: 'full' } as const;
  const stock = await readStock(database);
  await test.remove();
  const invoice = { company: 'Công ty của An', taxCode: '0312345678', address: '1 Lê Lợi' };
  await assert.rejects(requestInvoice(deps, opened, invoice), ConflictError);
  await assert.rejects(requestReturn(deps, opened, 'Gọi An', 1e10), ConflictError);
  await assert.rejects(test.place(), UnauthenticatedError);
  await assert.rejects(addToCart(database, { userId: 'an', now: 1 }, 'sample-0'));
  assert.equal(await saveAddress(database, 'an', sampleAddress, 1), undefined);
  await assert.rejects(startSession(database, 'an', deps.clock()), ConflictError);
  await issueRefusal(database, 'an', 'khac@example.com', deps.clock());
  for (const table of [...ownedTables, orderInvoices, orderReturns]) {
    assert.deepEqual(await database.read.select({ rows: count() }).from(table), [{ rows: 0 }]);
  }
  assert.equal(await readStock(database), stock);
});

Deno.test('the address of a deleted account can register again, as another account', async () => {
  await using test = await openWithCustomer();
  const { database } = test;
  await test.deliver(await test.place());
  await test.remove();
  assert.equal(await findUserByEmail(database, 'an@example.com'), undefined);
  assert.equal(await findUserByEmail(database, 'deleted:an'), undefined);
  const { token } = await register(database, passwords, newAn, test.deps.clock());
  const user = await findSessionUser(database, token, test.deps.clock());
  assert.ok(user && user.id !== 'an');
  assert.equal(await database.read.$count(orders, eq(orders.userId, user.id)), 0);
});

Deno.test('POST /account/delete requires the password, on the budget of log-ins', async () => {
  await using test = await openAccountShop({ accountLimits: { logIns: 3 } });
  const { token } = await test.open(newAn.email);
  const remove = (body: object) => test.post('user/account/delete', body, { as: token });
  const missing = await remove({});
  assert.deepEqual([missing.status, missing.body.issues[0].path], [422, 'password']);
  assert.equal((await remove({ password: 'sai mật khẩu' })).status, 401);
  const { status, body } = await remove({ password: newAn.password });
  assert.deepEqual([status, body], [200, {
    success: true,
    message: 'Tài khoản của bạn đã được xóa.',
  }]);
  assert.deepEqual(await test.count(), { users: 0, sessions: 0, mails: 0 });
  assert.equal((await remove({ password: newAn.password })).status, 401);
  assert.equal((await test.post('user/login', newAn)).status, 429);
});
