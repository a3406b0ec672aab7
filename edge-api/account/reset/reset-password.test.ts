import assert from 'node:assert/strict';
import type { TestShopOptions } from '../../testing/open-test-shop.ts';
import {
  passwordResets,
  savedAddresses,
  savedCharts,
  users,
} from '../../db/schema/account-tables.ts';
import { ConflictError, InvalidCredentialsError, ValidationError } from '../../errors.ts';
import { logIn } from '../log-in.ts';
import { createPasswords, type Passwords } from '../passwords/passwords.ts';
import { saveAddress } from '../saved-addresses/saved-addresses.ts';
import { saveChart } from '../saved-charts/saved-charts.ts';
import { findSessionUser } from '../../sessions/session.ts';
import { countHashing } from '../testing/count-hashing.ts';
import { an, openAccountShop } from '../testing/open-account-shop.ts';
import { sampleAddress } from '../../testing/sample-address.ts';
import { sampleChart } from '../../testing/sample-chart.ts';
import { issuePasswordReset, resetLifetime } from './issue-password-reset.ts';
import { resetPassword } from './reset-password.ts';

const email = 'an@example.com';
const password = 'mật khẩu mới tinh';

const invalid = { constructor: ValidationError, key: 'BROKEN_RULE.resetLink' };
const expired = { constructor: ValidationError, key: 'BROKEN_RULE.resetLinkExpired' };
const used = { constructor: ConflictError, key: 'LINK_USED.reset' };

async function openWithLink(options?: TestShopOptions) {
  const accounts = await openAccountShop(options);
  const { id, token: session } = await accounts.open();
  const token = (await issuePasswordReset(accounts.database, id, email, 1_000))!;
  const [user] = await accounts.database.read.select().from(users);
  return { ...accounts, id, session, token, before: user! };
}

Deno.test('resetPassword() keeps addresses and charts that were saved after the verification', async () => {
  await using test = await openWithLink();
  const { database } = test;
  await database.batch((db) => [db.update(users).set({ emailVerifiedAt: 500 })]);
  await saveAddress(database, test.id, { ...sampleAddress, street: '1 Hàng Gai' }, 499);
  await saveAddress(database, test.id, sampleAddress, 500);
  const other = { ...sampleChart, birth: { ...sampleChart.birth, name: 'Lê Văn Cường' } };
  await saveChart(database, test.id, other, 499);
  await saveChart(database, test.id, sampleChart, 500);
  await resetPassword(test, { email, token: test.token, password }, 2_000);
  const rows = await database.read.select().from(savedAddresses);
  assert.deepEqual(rows.map(({ street }) => street), [sampleAddress.street]);
  const charts = await database.read.select().from(savedCharts);
  assert.deepEqual(charts.map(({ name }) => name), [sampleChart.birth.name]);
  const [user] = await database.read.select().from(users);
  assert.equal(user?.emailVerifiedAt, 500);
});

Deno.test('resetPassword() accepts a link once and for a day', async () => {
  await using test = await openWithLink();
  const reset = { email, token: test.token, password };
  await assert.rejects(resetPassword(test, reset, 1_000 + resetLifetime), expired);
  await resetPassword(test, reset, 1_000 + resetLifetime - 1);
  await assert.rejects(resetPassword(test, reset, 1_000 + resetLifetime - 1), used);
});

Deno.test('resetPassword() rejects every invalid link with the same error and no hash', async () => {
  await using test = await openWithLink();
  await test.open('binh@example.com');
  const [row] = await test.database.read.select().from(passwordResets);
  using count = countHashing();
  const links = [
    { token: test.token, email: 'binh@example.com' },
    { token: test.token, email: 'nobody@example.com' },
    { token: 'x'.repeat(43), email },
    { token: row!.tokenHash, email },
  ];
  for (const link of links) {
    await assert.rejects(resetPassword(test, { ...link, password }, 2_000), invalid);
  }
  assert.equal(count.total, 0);
  assert.ok(await findSessionUser(test.database, test.session, 2_000));
});

Deno.test('one of several concurrent resets succeeds, with one link or with several', async () => {
  for (const links of [1, 2]) {
    await using test = await openWithLink({ passwords: createPasswords({ atOnce: 2 }) });
    const other = await issuePasswordReset(test.database, test.id, email, 1_000);
    const tokens = [test.token, links === 1 ? test.token : other!];
    const results = await Promise.allSettled(
      [...tokens, ...tokens].map((token, index) =>
        resetPassword(test, { email, token, password: `${password} ${index}` }, 2_000)
      ),
    );
    const winners = results.flatMap(({ status }, index) => status === 'fulfilled' ? [index] : []);
    assert.equal(winners.length, 1);
    assert.ok(
      results.every((result) => result.status === 'fulfilled' || result.reason.key === used.key),
    );
    const credentials = { email, password: `${password} ${winners[0]}` };
    await logIn(test.database, test.passwords, credentials, 2_000);
    assert.equal((await test.mailKinds()).filter((kind) => kind === 'password-changed').length, 1);
  }
});

Deno.test('a log-in with the old password that a reset overtakes starts no session', async () => {
  await using test = await openWithLink();
  const slow: Passwords = {
    ...test.passwords,
    async verify(...parameters) {
      const isCorrect = await test.passwords.verify(...parameters);
      await resetPassword(test, { email, token: test.token, password }, 2_000);
      return isCorrect;
    },
  };
  await assert.rejects(
    logIn(test.database, slow, an, 2_000),
    (error) => error instanceof ConflictError && error.code === 'ACCOUNT_CHANGED',
  );
  assert.equal((await test.count()).sessions, 0);
});

Deno.test('resetPassword() applies the rules of new passwords, and the link stays usable', async () => {
  await using test = await openWithLink();
  const weak = {
    '12345678': 'passwordCommon',
    'an@example.com': 'passwordPersonal',
    nguyenan: 'passwordPersonal',
  };
  for (const [password, reason] of Object.entries(weak)) {
    await assert.rejects(resetPassword(test, { email, token: test.token, password }, 2_000), {
      constructor: ValidationError,
      key: `BROKEN_RULE.${reason}`,
      issues: [{ path: 'password', reason }],
    });
  }
  await resetPassword(test, { email, token: test.token, password }, 2_000);
});

Deno.test('a user who only logs in with Facebook gets a password by mail', async () => {
  await using test = await openWithLink();
  const { database } = test;
  await database.batch((db) => [db.update(users).set({ passwordHash: null, facebookId: '42' })]);
  await assert.rejects(logIn(database, test.passwords, an, 2_000), InvalidCredentialsError);
  await resetPassword(test, { email, token: test.token, password }, 2_000);
  await logIn(database, test.passwords, { email, password }, 2_000);
});
