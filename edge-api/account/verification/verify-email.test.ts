import assert from 'node:assert/strict';
import { emailVerifications, users } from '../../db/schema/account-tables.ts';
import { ConflictError, ValidationError } from '../../errors.ts';
import { issueVerification, verificationLifetime } from './verification-links.ts';
import { openAccountShop } from '../testing/open-account-shop.ts';
import { verifyEmail } from './verify-email.ts';

const email = 'an@example.com';

const invalid = { constructor: ValidationError, key: 'BROKEN_RULE.verificationLink' };
const expired = { constructor: ValidationError, key: 'BROKEN_RULE.verificationLinkExpired' };
const used = { constructor: ConflictError, key: 'LINK_USED.verification' };

async function openWithLink() {
  const accounts = await openAccountShop();
  const { id } = await accounts.open();
  const token = (await issueVerification(accounts.database, id, 1_000))!;
  return { ...accounts, id, token };
}

Deno.test('verifyEmail() verifies the address and queues a welcome mail once', async () => {
  await using test = await openWithLink();
  const link = { token: test.token, email: 'AN@example.com' };
  assert.deepEqual(await verifyEmail(test.database, link, 2_000), {
    userId: test.id,
    userName: 'Nguyễn An',
    email: 'An@example.com',
    mailQueued: true,
  });
  const [user] = await test.database.read.select().from(users);
  assert.equal(user?.emailVerifiedAt, 2_000);
  await assert.rejects(verifyEmail(test.database, link, 3_000), used);
  assert.deepEqual(await test.mailKinds(), ['verify-email', 'welcome']);
});

Deno.test('verifyEmail() accepts a second link without a second welcome mail', async () => {
  await using test = await openWithLink();
  const second = (await issueVerification(test.database, test.id, 1_500))!;
  assert.equal(
    (await verifyEmail(test.database, { token: second, email }, 2_000)).mailQueued,
    true,
  );
  const late = await verifyEmail(test.database, { token: test.token, email }, 3_000);
  assert.equal(late.mailQueued, false);
  const [user] = await test.database.read.select().from(users);
  assert.equal(user?.emailVerifiedAt, 2_000);
  assert.deepEqual(await test.mailKinds(), ['verify-email', 'welcome']);
});

Deno.test('verifyEmail() accepts a link for 24 hours', async () => {
  await using test = await openWithLink();
  const link = { token: test.token, email };
  await assert.rejects(verifyEmail(test.database, link, 1_000 + verificationLifetime), expired);
  await verifyEmail(test.database, link, 1_000 + verificationLifetime - 1);
  await assert.rejects(verifyEmail(test.database, link, 1_000 + verificationLifetime), used);
});

Deno.test('verifyEmail() rejects every invalid link with the same error', async () => {
  await using test = await openWithLink();
  await test.open('binh@example.com');
  const [row] = await test.database.read.select().from(emailVerifications);
  const links = [
    { token: test.token, email: 'binh@example.com' },
    { token: test.token, email: 'nobody@example.com' },
    { token: 'x'.repeat(43), email },
    { token: row!.tokenHash, email },
  ];
  for (const now of [2_000, 10 * verificationLifetime]) {
    for (const link of links) await assert.rejects(verifyEmail(test.database, link, now), invalid);
  }
  assert.equal(await test.database.read.$count(emailVerifications), 1);
  assert.deepEqual(await test.mailKinds(), ['verify-email', 'verify-email']);
});

Deno.test('verifyEmail() succeeds for one of several concurrent requests', async () => {
  await using test = await openWithLink();
  const link = { token: test.token, email };
  const results = await Promise.allSettled(
    Array.from({ length: 8 }, () => verifyEmail(test.database, link, 2_000)),
  );
  assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 1);
  assert.ok(
    results.every((result) => result.status === 'fulfilled' || result.reason.key === used.key),
  );
  assert.deepEqual(await test.mailKinds(), ['verify-email', 'welcome']);
});

Deno.test('two links that are used at the same time cause one welcome mail', async () => {
  await using test = await openWithLink();
  const second = (await issueVerification(test.database, test.id, 1_500))!;
  const results = await Promise.all(
    [test.token, second].map((token) => verifyEmail(test.database, { token, email }, 2_000)),
  );
  assert.equal(results.filter(({ mailQueued }) => mailQueued).length, 1);
  assert.deepEqual((await test.mailKinds()).filter((kind) => kind === 'welcome'), ['welcome']);
});

Deno.test('issueVerification() stores only the digest of the token', async () => {
  await using test = await openWithLink();
  const [row] = await test.database.read.select().from(emailVerifications);
  assert.equal(row?.expiresAt, 1_000 + verificationLifetime);
  assert.ok(!JSON.stringify(row).includes(test.token));
});
