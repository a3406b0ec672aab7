import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/account-tables.ts';
import {
  ConflictError,
  InvalidCredentialsError,
  UnavailableError,
  ValidationError,
} from '../../errors.ts';
import { facebookLogIn } from './facebook-log-in.ts';
import { openAccountShop } from '../testing/open-account-shop.ts';
import { claim, me, withFacebook } from '../testing/with-facebook.ts';

const isRejected = { constructor: InvalidCredentialsError, key: 'FACEBOOK_REFUSED' };

Deno.test('facebookLogIn() creates an account with a verified address for a new user', async () => {
  await using test = withFacebook(await openAccountShop());
  const { token, mailQueued } = await test.logIn();
  assert.equal(mailQueued, true);
  const [user] = await test.rows();
  assert.equal(await test.userOf(token), user?.id);
  assert.equal(user?.name, 'An Facebook');
  assert.equal(user?.email, 'an@example.com');
  assert.equal(user?.facebookId, '42');
  assert.equal(user?.passwordHash, null);
  assert.equal(user?.emailVerifiedAt, 1_000);
  assert.deepEqual(await test.mailKinds(), ['welcome']);
});

Deno.test('facebookLogIn() recognizes a returning user whose e-mail address has changed', async () => {
  await using test = withFacebook(await openAccountShop());
  await test.logIn();
  const [user] = await test.rows();
  test.addToken('EAA-new-mail', { ...me, email: 'other@example.com' });
  test.addToken('EAA-no-mail', { id: '42', name: 'An' });
  const others = [
    { accessToken: 'EAA-new-mail', email: 'other@example.com' },
    { accessToken: 'EAA-no-mail', email: null },
  ];
  for (const change of [{}, ...others]) {
    const { token, mailQueued } = await test.logIn(change);
    assert.equal(mailQueued, false);
    assert.equal(await test.userOf(token), user?.id);
  }
  assert.deepEqual(await test.count(), { users: 1, sessions: 4, mails: 1 });
});

Deno.test('facebookLogIn() rejects a claim that Facebook does not confirm', async () => {
  await using test = withFacebook(await openAccountShop());
  test.addToken('EAA-other', { id: '43', name: 'Bình', email: 'binh@example.com' });
  test.server.addToken('EAA-other-app', {
    inspection: { is_valid: true, app_id: '999', user_id: '42' },
    me,
  });
  const changes = [
    { facebookId: '43' },
    { accessToken: 'EAA-other' },
    { accessToken: 'EAA-other-app' },
    { accessToken: 'EAA-unknown' },
    { email: 'binh@example.com' },
    { email: undefined },
  ];
  for (const change of changes) await assert.rejects(test.logIn(change), isRejected);
  assert.deepEqual(await test.count(), { users: 0, sessions: 0, mails: 0 });
});

Deno.test('facebookLogIn() requires a valid e-mail address at Facebook for a new user', async () => {
  await using test = withFacebook(await openAccountShop());
  test.addToken('EAA-no-mail', { id: '42', name: 'An' });
  test.addToken('EAA-odd-mail', { id: '42', name: 'An', email: 'an@localhost' });
  for (const accessToken of ['EAA-no-mail', 'EAA-odd-mail']) {
    for (const email of [undefined, 'an@example.com']) {
      await assert.rejects(
        test.logIn({ accessToken, email }),
        { constructor: ValidationError, key: 'BROKEN_RULE.facebookEmailMissing' },
      );
    }
  }
});

Deno.test('facebookLogIn() does not link an account to a second Facebook user', async () => {
  await using test = withFacebook(await openAccountShop());
  await test.logIn();
  test.addToken('EAA-namesake', { id: '77', name: 'An', email: 'an@example.com' });
  await assert.rejects(
    test.logIn({ facebookId: '77', accessToken: 'EAA-namesake' }),
    { constructor: ConflictError, key: 'EMAIL_TAKEN' },
  );
  const [user] = await test.rows();
  assert.equal(user?.facebookId, '42');
});

Deno.test('facebookLogIn() creates one account for concurrent requests', async () => {
  await using test = withFacebook(await openAccountShop());
  const results = await Promise.all(Array.from({ length: 6 }, () => test.logIn()));
  assert.deepEqual(await test.count(), { users: 1, sessions: 6, mails: 1 });
  const [user] = await test.rows();
  for (const { token } of results) assert.equal(await test.userOf(token), user?.id);
  assert.equal(results.filter(({ mailQueued }) => mailQueued).length, 1);
});

Deno.test('facebookLogIn() reports a failure or missing configuration of Facebook as unavailable', async () => {
  await using test = withFacebook(await openAccountShop());
  test.server.respondWith(() => new Response('sorry', { status: 500 }));
  await assert.rejects(test.logIn(), UnavailableError);
  await assert.rejects(
    facebookLogIn(test.database, undefined, claim, 1),
    { constructor: UnavailableError, key: 'UNAVAILABLE.facebook' },
  );
  assert.equal(await test.database.read.$count(users, eq(users.facebookId, '42')), 0);
});
