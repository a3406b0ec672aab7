import assert from 'node:assert/strict';
import {
  emailChanges,
  emailVerifications,
  savedAddresses,
  savedCharts,
  users,
} from '../../db/schema/account-tables.ts';
import { orders } from '../../db/schema/order-tables.ts';
import { InvalidCredentialsError, ValidationError } from '../../errors.ts';
import { sampleOrder } from '../../mail/testing/sample-order.ts';
import { removeAccount } from '../deletion/remove-account.ts';
import {
  confirmEmailChange,
  issueEmailChange,
  requestEmailChange,
} from '../email-change/email-change.ts';
import { logIn } from '../log-in.ts';
import { changePassword } from '../passwords/change-password.ts';
import { register } from '../register.ts';
import { issuePasswordReset } from '../reset/issue-password-reset.ts';
import { resetPassword } from '../reset/reset-password.ts';
import { saveAddress } from '../saved-addresses/saved-addresses.ts';
import { saveChart } from '../saved-charts/saved-charts.ts';
import { hashToken } from '../../sessions/token.ts';
import { sampleAddress } from '../../testing/sample-address.ts';
import { sampleChart } from '../../testing/sample-chart.ts';
import { issueVerification } from '../verification/verification-links.ts';
import { an, openAccountShop } from '../testing/open-account-shop.ts';
import { claim, withFacebook } from '../testing/with-facebook.ts';

Deno.test('facebookLogIn() ends the access of a stranger who registered the address of the owner', async () => {
  await using test = withFacebook(await openAccountShop());
  const { database, passwords } = test;
  const attacker = await test.open(an.email);
  const { token, mailQueued } = await test.logIn();
  assert.equal(await test.userOf(attacker.token), undefined);
  for (const attempt of [logIn, register]) {
    await assert.rejects(attempt(database, passwords, an, 1_000));
  }
  assert.equal(await test.userOf(token), attacker.id);
  const [user] = await test.rows();
  assert.deepEqual(
    [user?.facebookId, user?.name, user?.passwordHash, user?.emailVerifiedAt],
    ['42', 'An Facebook', null, 1_000],
  );
  assert.equal(mailQueued, true);
  assert.deepEqual(await test.mailKinds(), ['verify-email', 'welcome']);
});

Deno.test('facebookLogIn() joins an account whose owner has verified an address that others registered', async () => {
  await using test = withFacebook(await openAccountShop());
  const attacker = await test.open(an.email);
  await test.database.batch((db) => [db.update(users).set({ emailVerifiedAt: 5 })]);
  const { token, mailQueued } = await test.logIn();
  assert.equal(await test.userOf(attacker.token), undefined);
  await assert.rejects(logIn(test.database, test.passwords, an, 1_000), InvalidCredentialsError);
  assert.equal(mailQueued, false);
  assert.equal(await test.userOf(token), attacker.id);
  const [user] = await test.rows();
  assert.deepEqual([user?.facebookId, user?.name, user?.emailVerifiedAt], ['42', an.name, 5]);
});

Deno.test('facebookLogIn() joins an account once for concurrent requests, and keeps later sessions', async () => {
  await using test = withFacebook(await openAccountShop());
  const { id } = await test.open(an.email);
  const results = await Promise.all(Array.from({ length: 4 }, () => test.logIn()));
  for (const { token } of [...results, await test.logIn()]) {
    assert.equal(await test.userOf(token), id);
  }
  for (const { token } of results) assert.equal(await test.userOf(token), id);
  assert.deepEqual(await test.mailKinds(), ['verify-email', 'welcome']);
});

Deno.test('facebookLogIn() keeps a password that was set after the address was verified', async () => {
  await using test = withFacebook(await openAccountShop());
  const { id, token: session } = await test.open(an.email);
  const token = (await issuePasswordReset(test.database, id, an.email, 10))!;
  const password = 'mật khẩu của chủ email';
  await resetPassword(test, { email: an.email, token, password }, 20);
  const before = await logIn(test.database, test.passwords, { email: an.email, password }, 30);
  const { mailQueued } = await test.logIn();
  for (const ended of [session, before]) assert.equal(await test.userOf(ended), undefined);
  assert.equal(mailQueued, false);
  await logIn(test.database, test.passwords, { email: an.email, password }, 1_000);
});

Deno.test('facebookLogIn() removes the password of a stranger who has changed it since', async () => {
  await using test = withFacebook(await openAccountShop());
  const { database } = test;
  const { id: userId, token } = await test.open(an.email);
  await database.batch((db) => [db.update(users).set({ emailVerifiedAt: 5 })]);
  const password = 'mật khẩu của kẻ lạ';
  const change = { userId, currentPassword: an.password, password };
  await changePassword(test, { ...change, sessionHash: hashToken(token) }, 10);
  await test.logIn();
  assert.equal(await test.userOf(token), undefined);
  await assert.rejects(
    logIn(database, test.passwords, { email: an.email, password }, 1_000),
    InvalidCredentialsError,
  );
});

Deno.test('facebookLogIn() ends the links and addresses of a stranger who registered before', async () => {
  await using test = withFacebook(await openAccountShop());
  const { database } = test;
  const { id: userId } = await test.open(an.email);
  await issueVerification(database, userId, 10);
  await saveAddress(database, userId, sampleAddress, 10);
  await saveChart(database, userId, sampleChart, 10);
  const email = 'attacker@example.com';
  await requestEmailChange(test, { userId, email, password: an.password }, 10);
  const token = (await issueEmailChange(database, userId, 10, 11))!;
  const reset = (await issuePasswordReset(database, userId, an.email, 10))!;
  await test.logIn();
  await assert.rejects(confirmEmailChange(database, { email, token }, 1_001), ValidationError);
  const password = 'mật khẩu của kẻ lạ';
  await assert.rejects(
    resetPassword(test, { email: an.email, token: reset, password }, 1_001),
    ValidationError,
  );
  for (const table of [emailChanges, emailVerifications, savedAddresses, savedCharts]) {
    assert.equal(await database.read.$count(table), 0);
  }
});

Deno.test('facebookLogIn() creates another account after the first one was removed', async () => {
  await using test = withFacebook(await openAccountShop());
  const first = await test.userOf((await test.logIn()).token);
  const order = { ...sampleOrder, userId: first!, status: 'delivered' as const };
  await test.database.batch((db) => [db.insert(orders).values(order)]);
  await test.database.batch((db) => removeAccount(db, first!, 1_000));
  const second = await test.userOf((await test.logIn()).token);
  assert.ok(second && second !== first);
});

Deno.test('a reset ends the Facebook log-in of a stranger who has changed the address before', async () => {
  await using test = withFacebook(await openAccountShop());
  const { database, passwords } = test;
  await test.logIn();
  const [{ id } = { id: '' }] = await test.rows();
  const victim = 'victim@example.com';
  await requestEmailChange({ database, passwords }, { userId: id, email: victim }, 2_000);
  const confirmation = (await issueEmailChange(database, id, 2_000, 2_000))!;
  await confirmEmailChange(database, { email: victim, token: confirmation }, 3_000);
  const reset = (await issuePasswordReset(database, id, victim, 4_000))!;
  const password = 'mật khẩu mới tinh';
  await resetPassword({ database, passwords }, { email: victim, token: reset, password }, 4_000);
  const { token } = await test.logIn();
  assert.notEqual(await test.userOf(token), id, 'the stranger gets an account of their own');
});

Deno.test('a reset keeps the Facebook log-in of an account whose address never changed', async () => {
  await using test = withFacebook(await openAccountShop());
  const { database, passwords } = test;
  await test.logIn();
  const [{ id } = { id: '' }] = await test.rows();
  const token = (await issuePasswordReset(database, id, claim.email, 4_000))!;
  const reset = { email: claim.email, token, password: 'mật khẩu mới tinh' };
  await resetPassword({ database, passwords }, reset, 4_000);
  assert.equal((await test.rows())[0]?.facebookId, '42');
});
