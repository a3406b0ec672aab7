import assert from 'node:assert/strict';
import {
  emailChanges,
  emailVerifications,
  savedAddresses,
  users,
} from '../../db/schema/account-tables.ts';
import { orders } from '../../db/schema/order-tables.ts';
import { insertMail } from '../../mail/insert-mail.ts';
import { sampleOrder } from '../../mail/testing/sample-order.ts';
import { mailsOf } from '../../mail/testing/mails-of.ts';
import { claimMailbox } from '../claim-mailbox.ts';
import { deleteExpiredRecords } from '../delete-expired.ts';
import { findSessionUser } from '../../sessions/session.ts';
import { an, openAccountShop } from '../testing/open-account-shop.ts';
import { issueRefusal } from '../verification/verification-links.ts';
import { disownTime } from './disown-account.ts';

const day = 24 * 60 * 60_000;

/** Opens the routes with an account that a stranger registered with the address of An. */
async function openHijacked() {
  const test = await openAccountShop();
  const { id, token: session } = await test.open(an.email);
  const link = await test.linkIn('verify-email');
  return {
    ...test,
    id,
    session,
    link,
    verify: () => test.request('GET', `user/verify-email?${new URLSearchParams(link)}`),
    disown: (body: object = link) => test.post('user/not-me', body),
    isActive: async () => await findSessionUser(test.database, session, test.clock()) !== undefined,
    addOrder: (order: Partial<typeof sampleOrder>) =>
      test.database.batch((
        db,
      ) => [db.insert(orders).values({ ...sampleOrder, code: null, userId: id, ...order })]),
  };
}

Deno.test('the verification mail has a link to disown the account, and no text of its holder', async () => {
  await using test = await openHijacked();
  const [mail] = await test.mailsOfKind('verify-email');
  for (const body of [mail!.text, mail!.html]) {
    assert.doesNotMatch(body, /Nguyễn|An@example/);
    assert.match(body, /Không phải tôi/);
    assert.match(body, /https:\/\/shop\.example\/not-me\?token=[\w-]{43}&(?:amp;)?email=An%40/);
  }
});

Deno.test('POST /not-me removes the account of a stranger, before and after the verification', async () => {
  for (const isVerified of [false, true]) {
    await using test = await openHijacked();
    if (isVerified) {
      assert.equal((await test.verify()).body.email, an.email);
      assert.equal(await test.isActive(), true, 'confirming alone keeps the session');
    }
    const { status, body } = await test.disown();
    assert.deepEqual([status, body], [200, {
      success: true,
      message: 'Đã gỡ email của bạn và hủy những gì người khác đã làm với email này.',
    }]);
    assert.equal(await test.isActive(), false);
    assert.deepEqual(await test.count(), { users: 0, sessions: 0, mails: 0 });
    assert.equal((await test.post('user/login', an)).status, 401);
    const owner = { ...an, password: 'mật khẩu của chủ email' };
    assert.equal((await test.post('user/register', owner)).status, 200);
    assert.equal((await test.disown()).status, 422, 'the link is for the old account only');
  }
});

Deno.test('POST /not-me accepts a link for seven days, used or not', async () => {
  for (const isVerified of [false, true]) {
    await using test = await openHijacked();
    if (isVerified) await test.verify();
    else await test.database.batch((db) => [db.update(users).set({ facebookId: '1' })]);
    test.advance(disownTime);
    assert.equal((await test.disown()).status, 422);
    test.advance(-1);
    await deleteExpiredRecords(test.database, test.clock(), {
      unverifiedLifetime: 100 * day,
      mailLifetime: day,
    });
    assert.equal((await test.disown()).status, 200);
  }
});

Deno.test('POST /not-me rejects every invalid link with the same error', async () => {
  await using test = await openHijacked();
  await test.open('binh@example.com');
  const [row] = await test.database.read.select().from(emailVerifications);
  const links = [
    { ...test.link, email: 'binh@example.com' },
    { ...test.link, email: 'nobody@example.com' },
    { ...test.link, token: 'x'.repeat(43) },
    { ...test.link, token: row!.tokenHash },
  ];
  for (const link of links) {
    const { status, body } = await test.disown(link);
    assert.equal(status, 422);
    assert.match(body.message, /^Liên kết không hợp lệ hoặc đã hết hạn\. /);
  }
  assert.equal((await test.count()).users, 2);
});

Deno.test('POST /not-me is limited per network', async () => {
  await using test = await openHijacked();
  const wrong = { ...test.link, token: 'x'.repeat(43) };
  for (let attempt = 0; attempt < 30; attempt += 1) await test.disown(wrong);
  assert.equal((await test.disown()).status, 429);
  assert.equal((await test.post('user/not-me', test.link, { from: '198.51.100.7' })).status, 200);
});

Deno.test('a disowned account keeps its open orders for the shop, without the address of the owner', async () => {
  await using test = await openHijacked();
  await test.addOrder({
    id: 'waiting',
    idempotencyKey: 'a',
    status: 'awaiting-confirmation',
    promoCode: null,
  });
  await test.addOrder({ id: 'open', idempotencyKey: 'b', status: 'shipping', promoCode: null });
  await test.addOrder({ id: 'done', idempotencyKey: 'c', status: 'delivered', promoCode: null });
  await test.database.batch((db) => [
    db.run(`insert into mails (kind, order_id, order_status, created_at, next_attempt_at)
      values ('order-status', 'open', 'shipping', 1, 1)`),
  ]);
  await test.disown();
  const rows = async () =>
    (await test.database.read.select().from(orders).orderBy(orders.idempotencyKey))
      .map(({ id, status, phone, street }) => [id, status, phone, street]);
  assert.deepEqual(await rows(), [
    ['waiting', 'cancelled', '', ''],
    ['open', 'shipping', '0912 345 678', '12 Hàng Bạc'],
    ['done', 'delivered', '', ''],
  ]);
  const [user] = await test.database.read.select().from(users);
  assert.deepEqual([user?.email, user?.deletedAt], ['', test.clock()]);
  await test.database.batch((db) => [
    db.update(orders).set({ status: 'delivered' }),
    db.run(`insert into mails (kind, order_id, order_status, created_at, next_attempt_at)
      values ('order-status', 'open', 'delivered', 1, 1)`),
  ]);
  assert.deepEqual(await mailsOf(test.database), [], 'no mail about the orders of a stranger');
  await deleteExpiredRecords(test.database, test.clock(), {
    unverifiedLifetime: day,
    mailLifetime: day,
  });
  assert.deepEqual((await rows())[1], ['open', 'delivered', '', ''], 'the sweep removes the rest');
  assert.equal((await test.post('user/register', an)).status, 200);
});

Deno.test('POST /not-me with a link to a foreign address detaches it, and cannot remove the account', async () => {
  await using test = await openHijacked();
  const victim = 'Victim@khach.example';
  const { database, id } = test;
  await test.verify();
  await test.addOrder({ email: 'victim+tag@khach.example' });
  await database.batch((db) => [
    db.insert(savedAddresses).values({
      ...sampleOrder,
      id: 'a1',
      userId: id,
      email: victim,
      createdAt: 1,
      usedAt: 1,
    }),
    db.insert(emailChanges).values({ userId: id, email: victim, createdAt: 1, expiresAt: 1e12 }),
  ]);
  const token = await issueRefusal(database, id, victim, test.clock());
  assert.equal((await test.disown({ email: an.email, token })).status, 422);
  assert.equal((await test.disown({ email: 'other@khach.example', token })).status, 422);
  assert.equal((await test.disown({ email: victim, token })).status, 200);
  assert.equal(await test.isActive(), true, 'the account stays');
  for (const table of [orders, savedAddresses]) {
    const rows = await database.read.select({ email: table.email }).from(table);
    assert.deepEqual(rows, [{ email: an.email }]);
  }
  assert.equal(await database.read.$count(emailChanges), 0);
  // A later order for the mailbox, in any spelling, writes to the account instead.
  const email = 'Victim+other@khach.example';
  await test.addOrder({ id: 'later', idempotencyKey: 'later', promoCode: null, email });
  await database.batch((db) => [insertMail(db, { kind: 'order-placed', orderId: 'later' }, 1)]);
  const [mail] = await test.mailsOfKind('order-placed');
  assert.equal(mail?.to.address, an.email);
});

Deno.test('the link that another mailbox gets does not verify the address of the account', async () => {
  await using test = await openHijacked();
  const { database, id } = test;
  const token = await issueRefusal(database, id, 'evil@evil.example', test.clock());
  for (const email of [an.email, 'evil@evil.example']) {
    const { status } = await test.request(
      'GET',
      `user/verify-email?${new URLSearchParams({ token, email })}`,
    );
    assert.equal(status, 422, email);
  }
  const [user] = await database.read.select().from(users);
  assert.equal(user?.emailVerifiedAt, null);
});

Deno.test('a mailbox stays refused after a reset of the password, and after months', async () => {
  await using test = await openHijacked();
  const { database, id } = test;
  await test.verify();
  const victim = 'victim@khach.example';
  await test.addOrder({ email: victim });
  const token = await issueRefusal(database, id, victim, test.clock());
  assert.equal((await test.disown({ email: victim, token })).status, 200);
  const [user] = await database.read.select().from(users);
  await database.batch((db) => claimMailbox(db, user!));
  test.advance(365 * day);
  await deleteExpiredRecords(database, test.clock(), {
    unverifiedLifetime: day,
    mailLifetime: day,
  });
  await test.addOrder({ id: 'later', idempotencyKey: 'later', promoCode: null, email: victim });
  await database.batch((db) => [insertMail(db, { kind: 'order-placed', orderId: 'later' }, 1)]);
  const [mail] = await test.mailsOfKind('order-placed');
  assert.equal(mail?.to.address, an.email);
});
