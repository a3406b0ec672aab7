import assert from 'node:assert/strict';
import { guestCodeLifetime } from '../../contract/account/guest-code.ts';
import type { TestShopOptions } from '../../testing/open-test-shop.ts';
import { guestCodes, sessions, users } from '../../db/schema/account-tables.ts';
import { mails, mailSends } from '../../db/schema/mail-tables.ts';
import { composeMail } from '../../mail/compose/compose-mail.ts';
import { type LimitedMail, reserveMail } from '../../mail/limits/reserve-mail.ts';
import { runAsOwner } from '../../operations/testing/run-as-owner.ts';
import { saveSettings } from '../../settings/save-settings.ts';
import { createTokenIssuer } from '../create-token-issuer.ts';
import { deleteExpiredRecords } from '../delete-expired.ts';
import { an, openAccountShop } from '../testing/open-account-shop.ts';
import { refusalTime } from './refuse-guest-codes.ts';

const email = 'khach@example.com';
const name = 'Trần Thị Khách';

/** Opens the routes with orders by guests. */
async function openGuests(options?: TestShopOptions) {
  const test = await openAccountShop(options);
  await runAsOwner(test.database, saveSettings, { changes: { guestOrders: 'on' } });
  return test;
}

type Test = Awaited<ReturnType<typeof openGuests>>;

/** Requests a code, composes the mail, and returns the challenge with the code. */
async function receiveCode(test: Test, address = email) {
  const { body } = await test.post('user/guest/code', { email: address });
  const mail = (await test.mailsOfKind('guest-code')).at(-1);
  return { challenge: body.challenge, code: /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '', name };
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

Deno.test('a guest confirms the mailbox with a code, which works once', async () => {
  await using test = await openGuests();
  const request = await receiveCode(test);
  const { status, body } = await test.post('user/guest/confirm', request);
  assert.equal(status, 200);
  const overview = await test.request('GET', 'user/account', { as: body.token });
  assert.equal(overview.body.account.email, email);
  assert.equal(overview.body.account.hasPassword, false);
  assert.equal((await test.post('user/guest/confirm', request)).status, 422);
  assert.equal(await test.database.read.$count(users), 1);
  // The next order of the same mailbox has the same user.
  const { name: _, ...gift } = await receiveCode(test);
  assert.equal((await test.post('user/guest/confirm', gift)).status, 200);
  assert.equal(await test.database.read.$count(users), 1);
});

Deno.test('guests are refused unless the owner accepts them', async () => {
  await using test = await openAccountShop();
  const { status, body } = await test.post('user/guest/code', { email });
  assert.deepEqual([status, body.code], [403, 'FORBIDDEN']);
  const confirm = { challenge: 'a'.repeat(43), code: '012345', name };
  assert.equal((await test.post('user/guest/confirm', confirm)).status, 403);
  assert.equal(await test.database.read.$count(mails), 0);
});

Deno.test('five wrong codes end a code, also if they arrive at the same time', async () => {
  await using test = await openGuests();
  const request = await receiveCode(test);
  const guess = { ...request, code: wrong(request.code) };
  const replies = await Promise.all(
    Array.from(
      { length: 8 },
      (_, i) => test.post('user/guest/confirm', guess, { from: `198.51.${i}.1` }),
    ),
  );
  assert.deepEqual(replies.map(({ status }) => status), Array(8).fill(422));
  assert.equal((await test.post('user/guest/confirm', request)).status, 422);
  assert.equal(await test.database.read.$count(sessions), 0);
});

Deno.test('codes cannot be tried without the challenge of the browser that requested them', async () => {
  await using test = await openGuests();
  const request = await receiveCode(test);
  const { body } = await test.post('user/guest/code', { email });
  const foreign = { ...request, challenge: body.challenge };
  assert.equal((await test.post('user/guest/confirm', foreign)).status, 422);
  assert.equal((await test.post('user/guest/confirm', { ...request, challenge: '' })).status, 422);
  assert.equal((await test.post('user/guest/confirm', request)).status, 200);
});

Deno.test('a network tries 30 codes an hour', async () => {
  await using test = await openGuests();
  const guess = { challenge: 'a'.repeat(43), code: '012345', name };
  const statuses = [];
  for (let attempt = 0; attempt < 31; attempt += 1) {
    statuses.push((await test.post('user/guest/confirm', guess)).status);
  }
  assert.deepEqual(statuses, [...Array(30).fill(422), 429]);
});

Deno.test('a code expires, and the database has only its digest', async () => {
  await using test = await openGuests();
  const request = await receiveCode(test);
  const rows = JSON.stringify(await test.database.read.select().from(guestCodes));
  assert.ok(!rows.includes(request.code) && !rows.includes(request.challenge), rows);
  test.advance(guestCodeLifetime);
  assert.equal((await test.post('user/guest/confirm', request)).status, 422);
});

Deno.test('a mail that could not be sent for long has another code, which is valid from then', async () => {
  await using test = await openGuests();
  const first = await receiveCode(test);
  const sweep = () =>
    deleteExpiredRecords(test.database, test.clock(), {
      unverifiedLifetime: 1e9,
      mailLifetime: 1e9,
    });
  test.advance(20 * 60_000);
  await sweep();
  const [mail] = await test.mailsOfKind('guest-code');
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
  await test.database.batch((db) => [db.update(mails).set({ sentAt: test.clock() })]);
  test.advance(guestCodeLifetime - 1);
  await sweep();
  assert.equal((await test.post('user/guest/confirm', { ...first, code })).status, 200);
  await receiveCode(test);
  test.advance(24 * 60 * 60_000);
  assert.equal((await test.mailsOfKind('guest-code')).length, 0, 'a request waits for a day');
  await test.database.batch((db) => [db.update(mails).set({ sentAt: test.clock() })]);
  await sweep();
  assert.equal(await test.database.read.$count(guestCodes), 0);
});

Deno.test('a code that the mailbox refuses does not count as one of its mails', async () => {
  await using test = await openGuests();
  await test.post('user/guest/code', { email });
  const { token } = await test.linkIn('guest-code');
  await test.post('user/not-me', { email, token });
  const { database } = test;
  const deps = {
    database,
    publicUrl: 'https://shop.example',
    tokens: createTokenIssuer(database, test.clock),
    reserve: (mail: LimitedMail) => reserveMail(database, mail, 6, test.clock()),
  };
  const [row] = await database.read.select().from(mails);
  assert.equal((await composeMail(deps, row!)).needed, false);
  assert.equal(await database.read.$count(mailSends), 0);
  test.advance(refusalTime);
  await test.post('user/guest/code', { email });
  const next = (await database.read.select().from(mails)).at(-1);
  assert.equal((await composeMail(deps, next!)).needed, true);
  assert.equal(await database.read.$count(mailSends), 1);
});

Deno.test('an address with an account gets no code, and the reply does not reveal it', async () => {
  await using test = await openGuests();
  const { token: _, ...account } = await test.open(an.email);
  await test.database.batch((db) => [db.update(users).set({ emailVerifiedAt: 1 })]);
  const replies = [];
  for (const address of [an.email, email]) {
    const { status, body } = await test.post('user/guest/code', { email: address });
    replies.push([
      status,
      Object.keys(body),
      body.challenge.length,
      body.message
        .replace(address, ''),
    ]);
  }
  assert.deepEqual(replies[0], replies[1]);
  const [mail] = await test.mailsOfKind('guest-code');
  assert.match(mail?.subject ?? '', /đã có tài khoản/);
  assert.doesNotMatch(mail?.text ?? '', /\b\d{6}\b/);
  const sessionsBefore = await test.database.read.$count(sessions);
  const challenge = (await test.post('user/guest/code', { email: an.email })).body.challenge;
  assert.equal(
    (await test.post('user/guest/confirm', { challenge, code: '000000', name })).status,
    422,
  );
  assert.equal(await test.database.read.$count(sessions), sessionsBefore);
  assert.ok(account.id);
});

Deno.test('a code opens no account that was verified after its mail was sent', async () => {
  await using test = await openGuests();
  const request = await receiveCode(test);
  await test.open(email);
  await test.database.batch((db) => [db.update(users).set({ emailVerifiedAt: 1 })]);
  const sessionsBefore = await test.database.read.$count(sessions);
  assert.equal((await test.post('user/guest/confirm', request)).status, 422);
  assert.equal(await test.database.read.$count(sessions), sessionsBefore);
});

Deno.test('the owner of a mailbox refuses codes for a week, and ends an account that is not verified', async () => {
  await using test = await openGuests();
  await test.post('user/guest/code', { email });
  const { token, ...link } = await test.linkIn('guest-code');
  assert.equal(link.email, email);
  await test.open(email);
  const others = { email: 'other@example.com', token };
  assert.equal((await test.post('user/not-me', others)).status, 422, 'the link is for one mailbox');
  assert.equal((await test.post('user/not-me', { email, token })).status, 200);
  assert.equal(await test.database.read.$count(users), 0);

  const tagged = 'Khach+1@example.com';
  assert.equal((await test.post('user/guest/code', { email: tagged })).status, 200);
  assert.equal((await test.mailsOfKind('guest-code')).length, 0);
  test.advance(refusalTime);
  assert.equal((await test.post('user/not-me', { email, token })).status, 422);
  await test.post('user/guest/code', { email });
  assert.equal((await test.mailsOfKind('guest-code')).length, 1);
});

Deno.test('few codes for one mailbox wait at a time, and a network requests ten an hour', async () => {
  await using test = await openGuests();
  for (let i = 0; i < 20; i += 1) {
    const { status } = await test.post('user/guest/code', { email }, { from: `198.51.${i}.1` });
    assert.equal(status, 200);
  }
  assert.equal(await test.database.read.$count(mails), 3);
  const statuses = [];
  for (let i = 0; i < 11; i += 1) {
    statuses.push((await test.post('user/guest/code', { email: `a${i}@example.com` })).status);
  }
  assert.deepEqual(statuses, [...Array(10).fill(200), 429]);
});

Deno.test('invalid requests are rejected', async () => {
  await using test = await openGuests();
  for (const body of [{}, { email: 5 }, { email: 'no' }, { email: `${'a'.repeat(300)}@a.vn` }]) {
    assert.equal((await test.post('user/guest/code', body)).status, 422, JSON.stringify(body));
  }
  const valid = { challenge: 'a'.repeat(43), code: '012345', name };
  for (
    const wrong of [
      { code: '12345' },
      { code: 12345 },
      { code: '1234567' },
      { challenge: 7 },
      { challenge: 'a'.repeat(101) },
      { name: '' },
      { name: 'http://evil.example' },
    ]
  ) {
    const { status } = await test.post('user/guest/confirm', { ...valid, ...wrong });
    assert.equal(status, 422, JSON.stringify(wrong));
  }
});
