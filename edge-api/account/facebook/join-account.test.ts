import assert from 'node:assert/strict';
import { users } from '../../db/schema.ts';
import { InvalidCredentialsError } from '../../errors.ts';
import { logIn } from '../log-in.ts';
import { register } from '../register.ts';
import { an } from '../testing/open-accounts.ts';
import { openFacebookLogIn } from '../testing/open-facebook-log-in.ts';

Deno.test('facebookLogIn() takes an account from whoever registered the address of its owner', async () => {
  await using test = await openFacebookLogIn();
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
  await using test = await openFacebookLogIn();
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
  await using test = await openFacebookLogIn();
  const { id } = await test.open(an.email);
  const results = await Promise.all(Array.from({ length: 4 }, () => test.logIn()));
  for (const { token } of [...results, await test.logIn()]) {
    assert.equal(await test.userOf(token), id);
  }
  for (const { token } of results) assert.equal(await test.userOf(token), id);
  assert.deepEqual(await test.mailKinds(), ['verify-email', 'welcome']);
});
