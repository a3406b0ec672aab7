import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import { an, openAccountShop } from '../../account/testing/open-account-shop.ts';
import { emailKey } from '../../contract/account/user.ts';
import { openDatabase } from '../../db/open-database.ts';
import { emailChanges, users } from '../../db/schema/account-tables.ts';
import { mails, mailSends } from '../../db/schema/mail-tables.ts';
import { orders } from '../../db/schema/order-tables.ts';
import { cancelOrder } from '../../orders/cancel-order.ts';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { createOutboxHarness, type OutboxHarness } from '../testing/outbox-harness.ts';
import { sampleOrder } from '../testing/sample-order.ts';
import { startMailServer } from '../testing/start-mail-server.ts';
import { foldMailbox } from './fold-mailbox.ts';
import { type LimitedMail, reserveMail } from './reserve-mail.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Returns the greatest number of times within any period of a length. */
function mostWithin(times: readonly number[], period: number): number {
  return Math.max(
    0,
    ...times.map((from) => times.filter((at) => at >= from && at < from + period).length),
  );
}

/** Adds a customer. */
async function addUser(
  { database, now }: OutboxHarness,
  id: string,
  email: string,
  emailVerifiedAt: number | null = null,
) {
  const user = { id, name: id, email, emailKey: emailKey(email), emailVerifiedAt };
  await database.batch((db) => [db.insert(users).values({ ...user, createdAt: now() })]);
}

/** Adds an order with a confirmation mail. */
async function addOrder(
  { database, enqueue }: OutboxHarness,
  order: Partial<typeof sampleOrder>,
): Promise<string> {
  const id = crypto.randomUUID();
  await database.batch((db) => [
    db.insert(orders).values({
      ...sampleOrder,
      code: null,
      promoCode: null,
      idempotencyKey: id,
      ...order,
      id,
    }),
  ]);
  await enqueue({ kind: 'order-placed', orderId: id });
  return id;
}

/** Returns a function that counts mails by recipient, as a mail server receives them. */
async function openMailbox(harness: OutboxHarness) {
  const server = await startMailServer();
  const outbox = harness.openOutbox({ smtpUrl: server.url, mailsPerDay: 6 });
  const received: { to: string; at: number; subject: string }[] = [];
  return {
    received,
    /** Sends what is due. */
    async deliver() {
      await outbox.flush();
      for (let index = received.length; index < server.recipients.length; index += 1) {
        const { to, subject = '' } = await server.read(index);
        received.push({ to: to?.[0]?.address ?? '', at: harness.now(), subject });
      }
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

Deno.test('48 hours of every kind of mail to one mailbox: 3 an hour, 6 a day, none is lost', async () => {
  await using harness = await createOutboxHarness();
  await using mailbox = await openMailbox(harness);
  const { database } = harness;
  const names = ['victim', 'VICTIM', 'vic.tim', 'v.i.c.t.i.m', 'victim+a', 'Vic.Tim+b'];
  const domains = ['gmail.com', 'Gmail.com', 'googlemail.com'];
  let seed = 1;
  const random = (below: number) => (seed = seed * 48_271 % 2_147_483_647) % below;
  const address = () =>
    `${names[random(names.length)]}${random(2) ? `+${random(1e6)}` : ''}@${domains[random(3)]}`;
  const orderIds: string[] = [];
  for (let step = 0; step < 48 * 6; step += 1) {
    const id = `stranger-${step}`;
    switch (random(5)) {
      case 0: // Registers the mailbox, and deletes the account later.
        await addUser(
          harness,
          id,
          `${random(1e9)}+${step}`.replace(/.*\+/, 'victim+') + '@gmail.com',
        );
        await harness.enqueue({ kind: 'verify-email', userId: id });
        await harness.enqueue({ kind: 'password-changed', userId: id });
        if (random(2)) {
          await mailbox.deliver();
          await database.batch((db) => [db.delete(users).where(eq(users.id, id))]);
        }
        break;
      case 1: // Forgets the password of an account of the mailbox.
        await addUser(harness, id, `victim+reset${step}@gmail.com`, random(2) ? 1 : null);
        await harness.enqueue({ kind: 'reset-password', userId: id });
        break;
      case 2: // Orders with a proven account and the address of the mailbox.
        await addUser(harness, id, `${id}@evil.example`, 1);
        orderIds.push(await addOrder(harness, { userId: id, email: address(), phone: id }));
        break;
      case 3: // Orders with an account of the mailbox that is not proven.
        await addUser(harness, id, `victim+order${step}@gmail.com`);
        orderIds.push(await addOrder(harness, { userId: id, email: 'x@evil.example', phone: id }));
        break;
      case 4: { // Wants to use the mailbox for its account.
        await addUser(harness, id, `${id}@evil.example`, 1);
        const createdAt = harness.now();
        const change = { userId: id, email: address(), createdAt, expiresAt: createdAt + day };
        await database.batch((db) => [db.insert(emailChanges).values(change)]);
        await harness.enqueue({ kind: 'confirm-email-change', userId: id });
      }
    }
    harness.advanceClock(10 * minute);
    if (step % 3 === 0) await mailbox.deliver();
  }
  const times = mailbox.received.map(({ at }) => at);
  assert.ok(mailbox.received.every(({ to }) => foldMailbox(to) === 'victim@gmail.com'));
  assert.equal(mostWithin(times, hour), 3);
  assert.equal(mostWithin(times, day), 6);
  assert.ok(times.length >= 11, 'the limits leave room for twelve');
  const access = mailbox.received.filter(({ subject }) => /Đặt lại/.test(subject));
  for (let start = times[0]!; start < times[0]! + day; start += hour) {
    assert.ok(access.some(({ at }) => at >= start && at < start + day), 'a link in each day');
  }
  const waiting = await database.read.select().from(mails);
  const orderMails = waiting.filter(({ orderId }) => orderId !== null);
  assert.equal(orderMails.length, orderIds.length);
  for (const { sentAt, failedAt, attempts } of orderMails) {
    assert.ok(sentAt !== null || failedAt === null && attempts === 0, 'an order mail waits');
  }
});

Deno.test('mails that strangers cause leave a share for the link of the owner', async () => {
  await using harness = await createOutboxHarness();
  await using mailbox = await openMailbox(harness);
  await addUser(harness, 'owner', 'victim@gmail.com', 1);
  await addUser(harness, 'evil', 'evil@evil.example', 1);
  for (let count = 0; count < 10; count += 1) {
    await addOrder(harness, { userId: 'evil', email: `vic.tim+${count}@gmail.com` });
  }
  await mailbox.deliver();
  assert.equal(mailbox.received.length, 2);
  await harness.enqueue({ kind: 'reset-password', userId: 'owner' });
  await mailbox.deliver();
  assert.match(mailbox.received[2]?.subject ?? '', /^Đặt lại mật khẩu/);
  harness.advanceClock(hour);
  await mailbox.deliver();
  assert.equal(mailbox.received.length, 5, 'two other mails in each hour, four in a day');
  await harness.enqueue({ kind: 'reset-password', userId: 'owner' });
  await mailbox.deliver();
  assert.match(mailbox.received[5]?.subject ?? '', /^Đặt lại mật khẩu/);
});

Deno.test('accounts of strangers with tagged addresses do not use the share of the proven account', async () => {
  await using harness = await createOutboxHarness();
  await using mailbox = await openMailbox(harness);
  await addUser(harness, 'owner', 'victim@khach.example', 1);
  for (let hours = 0; hours < 24; hours += 1) {
    await addUser(harness, `evil${hours}`, `victim+${hours}@khach.example`);
    await harness.enqueue({ kind: 'verify-email', userId: `evil${hours}` });
    await harness.enqueue({ kind: 'reset-password', userId: `evil${hours}` });
    await mailbox.deliver();
    harness.advanceClock(hour);
  }
  assert.equal(mailbox.received.length, 4);
  await harness.enqueue({ kind: 'reset-password', userId: 'owner' });
  await mailbox.deliver();
  assert.equal(mailbox.received.at(-1)?.to, 'victim@khach.example');
});

Deno.test('the owner of an address that a stranger has registered gets a link while others wait', async () => {
  await using harness = await createOutboxHarness();
  await using mailbox = await openMailbox(harness);
  await addUser(harness, 'stranger', 'victim@khach.example');
  for (let hours = 0; hours < 4; hours += 1) {
    for (const tag of ['a', 'b', 'c']) {
      const id = tag + hours;
      await addUser(harness, id, `victim+${id}@khach.example`);
      await harness.enqueue({ kind: 'verify-email', userId: id });
      await harness.enqueue({ kind: 'reset-password', userId: id });
    }
    await mailbox.deliver();
    harness.advanceClock(hour);
  }
  await harness.enqueue({ kind: 'reset-password', userId: 'stranger' });
  await mailbox.deliver();
  assert.equal(mailbox.received.at(-1)?.to, 'victim@khach.example');
  // Strangers cannot use up the share of a proven account with it.
  await addUser(harness, 'owner', 'victim+shop@khach.example', 1);
  await harness.enqueue({ kind: 'reset-password', userId: 'stranger' });
  await harness.enqueue({ kind: 'reset-password', userId: 'owner' });
  await mailbox.deliver();
  assert.equal(mailbox.received.at(-1)?.to, 'victim+shop@khach.example');
});

Deno.test('mails that a proven mailbox has requested, and mails of the staff, are not limited', async () => {
  await using harness = await createOutboxHarness();
  await using mailbox = await openMailbox(harness);
  await addUser(harness, 'owner', 'An@khach.example', 1);
  await addUser(harness, 'new', 'new@khach.example');
  const own = [];
  for (let count = 0; count < 10; count += 1) {
    own.push(await addOrder(harness, { userId: 'owner', email: 'an@KHACH.example' }));
    await harness.enqueue({ kind: 'password-changed', userId: 'owner' });
  }
  const ordered = await addOrder(harness, { userId: 'new', status: 'shipping' });
  for (let count = 0; count < 8; count += 1) {
    await harness.enqueue({ kind: 'order-status', orderId: ordered, orderStatus: 'shipping' });
  }
  await mailbox.deliver();
  const to = (address: string) =>
    mailbox.received.filter((mail) => emailKey(mail.to) === address).length;
  assert.deepEqual([to('an@khach.example'), to('new@khach.example')], [20, 9]);
  assert.equal(await harness.database.read.$count(mailSends), 1, 'the confirmation of an order');
});

Deno.test('the mail of an expired order counts, as its customer has caused it', async () => {
  await using harness = await createOutboxHarness();
  await using mailbox = await openMailbox(harness);
  await addUser(harness, 'new', 'new@khach.example');
  for (let count = 0; count < 8; count += 1) {
    const expired = { status: 'cancelled', expiresAt: harness.now() } as const;
    const orderId = await addOrder(harness, { userId: 'new', ...expired });
    await harness.enqueue({ kind: 'order-status', orderId, orderStatus: 'cancelled' });
  }
  await mailbox.deliver();
  assert.equal(mailbox.received.length, 2);
});

Deno.test('mails about orders that their customers cancel count, to the own mailbox and to others', async () => {
  await using harness = await createOutboxHarness();
  await using mailbox = await openMailbox(harness);
  await addUser(harness, 'new', 'new@khach.example');
  await addUser(harness, 'evil', 'evil@evil.example', 1);
  const cancel = async (order: Partial<typeof sampleOrder>) => {
    const orderId = await addOrder(harness, { ...order, status: 'processing' });
    const change = { actor: 'customer', at: harness.now(), mail: true };
    await cancelOrder(harness.database, orderId, 'processing', change);
  };
  for (let count = 0; count < 8; count += 1) {
    await cancel({ userId: 'new' });
    await cancel({ userId: 'evil', email: 'victim@victims.example' });
  }
  await mailbox.deliver();
  const to = Map.groupBy(mailbox.received, (mail) => mail.to);
  const counts = [...to].map(([address, received]) => [address, received.length]).toSorted();
  assert.deepEqual(counts, [['new@khach.example', 2], ['victim@victims.example', 2]]);
});

Deno.test('an account, or a phone number, reaches three other mailboxes a day; then its own gets the mail', async () => {
  await using harness = await createOutboxHarness();
  await using mailbox = await openMailbox(harness);
  await addUser(harness, 'evil', 'evil@evil.example', 1);
  for (let count = 0; count < 6; count += 1) {
    const email = `stranger${count}+tag@victims.example`;
    await addOrder(harness, { userId: 'evil', email, phone: `090000000${count}` });
  }
  await mailbox.deliver();
  const recipients = () => Map.groupBy(mailbox.received, ({ to }) => to);
  assert.equal(recipients().get('evil@evil.example')?.length, 3);
  assert.equal(recipients().size, 4);
  harness.advanceClock(day);
  await addOrder(harness, { userId: 'evil', email: 'other@victims.example' });
  await mailbox.deliver();
  assert.equal(recipients().size, 5, 'on the next day');
  // Other accounts, whose own mailboxes are not proven, with one phone number.
  for (let count = 0; count < 5; count += 1) {
    await addUser(harness, `new${count}`, `new${count}@victims.example`);
    await addOrder(harness, { userId: `new${count}`, phone: '0911111111' });
  }
  await mailbox.deliver();
  assert.equal(recipients().size, 8);
  harness.advanceClock(day);
  await mailbox.deliver();
  assert.equal(recipients().size, 10, 'delayed and not dropped');
});

Deno.test('further attempts with a mail count once, at their time', async () => {
  await using test = await createTestDatabase();
  const reserve = async (id: number, now: number) => {
    const mail: LimitedMail = { id, address: 'an@khach.example', access: 2 };
    return (await reserveMail(test.database, mail, 6, now)).at - now;
  };
  for (let attempt = 0; attempt < 9; attempt += 1) assert.equal(await reserve(1, attempt), 0);
  assert.deepEqual([await reserve(2, 10), await reserve(3, 20)], [0, 0]);
  assert.equal(await reserve(3, 25), 0, 'an attempt with a mail that is counted');
  assert.equal(await reserve(4, 30), 8 + hour - 30);
  assert.equal(await reserve(4, 8 + hour), 0);
});

Deno.test('two processes together stay within the limits', async () => {
  await using test = await createTestDatabase();
  const other = await openDatabase({ url: test.url });
  const results = await Promise.all(
    Array.from({ length: 40 }, (_, id) => {
      const address = `an+${id}@khach.example`;
      const database = id % 2 ? other : test.database;
      return reserveMail(database, { id, address, access: 2 }, 6, 1_000);
    }),
  );
  assert.equal(results.filter(({ isAllowed }) => isAllowed).length, 3);
  await other.close();
});

Deno.test('an address that strangers register and delete repeatedly can still be registered', async () => {
  await using test = await openAccountShop();
  for (let round = 0; round < 12; round += 1) {
    const from = `198.51.100.${round}`;
    const { status, body } = await test.post('user/register', an, { from });
    assert.equal(status, 200);
    const own = { from, as: body.token };
    await test.post('user/account/delete', { password: an.password }, own);
  }
  assert.equal((await test.post('user/register', an)).status, 200);
  assert.deepEqual(await test.mailKinds(), ['verify-email'], 'of the last account alone');
});

Deno.test('a browser that sets a password by mail logs in after the log-ins are used up', async () => {
  await using test = await openAccountShop({ accountLimits: { logInsPerAccount: 3 } });
  await test.open(an.email);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await test.post('user/login', { ...an, password: 'sai mật khẩu' }, {
      from: `198.51.100.${attempt}`,
    });
  }
  assert.equal((await test.post('user/login', an)).status, 429);
  await test.post('user/forgot-password', { email: an.email });
  const password = 'mật khẩu của chủ email';
  const reset = { ...await test.linkIn('reset-password'), password };
  const { status, headers } = await test.post('user/reset-password', reset);
  assert.equal(status, 200);
  const cookie = headers.get('Set-Cookie')?.split(';')[0] ?? '';
  assert.equal((await test.post('user/login', { ...an, password })).status, 429);
  assert.equal(
    (await test.post('user/login', { ...an, password }, { headers: { cookie } })).status,
    200,
  );
});
