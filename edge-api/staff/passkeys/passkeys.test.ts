import assert from 'node:assert/strict';
import { openTestShop } from '../../testing/open-test-shop.ts';
import { staffPasskeys } from '../../db/schema/staff-tables.ts';
import { withStaff } from '../testing/with-staff.ts';
import { type AnswerOptions, createSamplePasskey } from '../testing/sample-passkey.ts';

type Passkey = Awaited<ReturnType<typeof createSamplePasskey>>;

/** Opens the routes with functions that run the ceremonies of passkeys. */
async function openWithPasskeys() {
  const test = withStaff(await openTestShop({ rateLimit: true }));
  const { send } = test;

  async function challengeOf(path: string, body: object, headers = {}) {
    const reply = await send(`staff/passkeys/${path}/options`, body, headers);
    assert.equal(reply.status, 200, JSON.stringify(reply.body));
    return reply.body.options;
  }

  return {
    ...test,
    challengeOf,
    async register(passkey: Passkey, token: string, options: Partial<AnswerOptions> = {}) {
      const { challenge } = await challengeOf('register', { token });
      const answer = await passkey.register({ challenge, ...options });
      return await send('staff/passkeys/register', { ...answer, token, name: 'Trần Bình' });
    },
    async logInWith(passkey: Passkey, options: Partial<AnswerOptions> = {}) {
      const { challenge } = await challengeOf('log-in', {});
      return await send('staff/passkeys/log-in', await passkey.logIn({ challenge, ...options }));
    },
  };
}

const header = (setCookie: string) => ({ Cookie: setCookie.split(';')[0]! });

Deno.test('an invitation leads to a session with a passkey, which logs in again', async () => {
  await using test = await openWithPasskeys();
  const token = await test.invite('owner');
  const options = await test.challengeOf('register', { token });
  assert.deepEqual(options.rp, { name: 'Thạch An', id: 'shop.example' });
  assert.equal(options.authenticatorSelection.userVerification, 'required');
  const passkey = await createSamplePasskey();
  const registered = await test.register(passkey, token);
  assert.equal(registered.status, 200, JSON.stringify(registered.body));
  assert.equal(registered.body.staff.role, 'owner');
  const me = await test.send('staff/me', undefined, header(registered.setCookie));
  assert.equal(me.body.staff.name, 'Trần Bình');
  const loggedIn = await test.logInWith(passkey);
  assert.equal(loggedIn.status, 200);
  assert.match(loggedIn.setCookie, /^__Host-staff=/);
  assert.equal((await test.register(passkey, token).catch(() => undefined))?.status, undefined);
});

Deno.test('a challenge is answered once, within five minutes, by the one who got it', async () => {
  await using test = await openWithPasskeys();
  const passkey = await createSamplePasskey();
  await test.register(passkey, await test.invite('owner'));
  const { challenge } = await test.challengeOf('log-in', {});
  const answer = await passkey.logIn({ challenge });
  const statusOf = async (body: object) => (await test.send('staff/passkeys/log-in', body)).status;
  const both = await Promise.all([statusOf(answer), statusOf(answer)]);
  assert.deepEqual(both.sort(), [200, 401]);
  assert.equal(await statusOf(answer), 401);
  const late = await test.challengeOf('log-in', {});
  test.advance(5 * 60_000);
  assert.equal(await statusOf(await passkey.logIn({ challenge: late.challenge })), 401);
  const token = await test.invite('reader');
  const foreign = await test.challengeOf('register', { token });
  assert.equal(await statusOf(await passkey.logIn({ challenge: foreign.challenge })), 401);
  const own = await test.challengeOf('log-in', {});
  const other = await createSamplePasskey();
  const swapped = await other.register({ challenge: own.challenge });
  const refused = await test.send('staff/passkeys/register', { ...swapped, token, name: 'An' });
  assert.equal(refused.status, 422);
});

Deno.test('an answer for another site, or without the check of the user, is refused', async () => {
  await using test = await openWithPasskeys();
  const passkey = await createSamplePasskey();
  const token = await test.invite('owner');
  const wrong: Partial<AnswerOptions>[] = [
    { origin: 'https://evil.example' },
    { origin: 'http://shop.example' },
    { rpId: 'evil.example' },
    { verified: false },
    { challenge: 'x'.repeat(43) },
  ];
  for (const options of wrong) {
    assert.equal((await test.register(passkey, token, options)).status, 422);
  }
  assert.equal((await test.register(passkey, token)).status, 200);
  for (const options of wrong) {
    const { status, body } = await test.logInWith(passkey, options);
    assert.deepEqual([status, body.code], [401, 'WRONG_CREDENTIALS'], JSON.stringify(options));
  }
  assert.equal((await test.logInWith(await createSamplePasskey())).status, 401, 'unknown');
});

Deno.test('a copied passkey, whose counter is behind, is refused', async () => {
  await using test = await openWithPasskeys();
  const passkey = await createSamplePasskey();
  await test.register(passkey, await test.invite('owner'));
  assert.equal((await test.logInWith(passkey, { counter: 2 })).status, 200);
  for (const counter of [0, 1, 2]) {
    assert.equal((await test.logInWith(passkey, { counter })).status, 401);
  }
  assert.equal((await test.logInWith(passkey, { counter: 3 })).status, 200);
});

Deno.test('a session adds and removes passkeys, after confirmed credentials', async () => {
  await using test = await openWithPasskeys();
  const { send } = test;
  const { cookie } = await test.join('orders');
  const session = { Cookie: cookie };
  const passkey = await createSamplePasskey();
  const add = async () => {
    const { challenge } = await test.challengeOf('register', {}, session);
    const answer = await passkey.register({ challenge });
    return (await send('staff/passkeys/register', answer, session)).status;
  };
  assert.equal(await add(), 200);
  const { body } = await send('staff/passkeys', undefined, session);
  assert.deepEqual(body.passkeys.map(({ id }: { id: string }) => id), [passkey.id]);
  assert.equal((await send('staff/passkeys/register/options', {})).status, 401, 'no session');

  test.advance(10 * 60_000);
  const refused = await send('staff/passkeys/register/options', {}, session);
  assert.equal(refused.status, 428);
  const remove = (headers: Record<string, string>) =>
    send('staff/passkeys/remove', { id: passkey.id }, headers);
  assert.equal((await remove(session)).status, 428);
  const { challenge } = await test.challengeOf('log-in', {});
  const confirmed = await send('staff/confirm', await passkey.logIn({ challenge }), session);
  assert.equal(confirmed.status, 200, 'a passkey confirms too');
  const stranger = await test.join('reader');
  const again = await test.challengeOf('log-in', {});
  const foreign = await passkey.logIn({ challenge: again.challenge });
  const denied = await send('staff/confirm', foreign, { Cookie: stranger.cookie });
  assert.equal(denied.status, 401, 'the passkey of another member');
  assert.equal((await remove({ Cookie: stranger.cookie })).status, 404);
  assert.equal((await remove(session)).status, 200);
  assert.equal(await test.database.read.$count(staffPasskeys), 0);
  assert.equal((await test.logInWith(passkey)).status, 401);
});

Deno.test('a member without a password keeps one of two passkeys that are removed at once', async () => {
  await using test = await openWithPasskeys();
  const first = await createSamplePasskey();
  const { setCookie } = await test.register(first, await test.invite('owner'));
  const session = header(setCookie);
  const second = await createSamplePasskey();
  const { challenge } = await test.challengeOf('register', {}, session);
  await test.send('staff/passkeys/register', await second.register({ challenge }), session);
  const remove = async ({ id }: Passkey) => {
    const { status, body } = await test.send('staff/passkeys/remove', { id }, session);
    return [status, body.code];
  };
  const both = await Promise.all([remove(first), remove(second)]);
  assert.deepEqual(both.sort(), [[200, undefined], [409, 'LAST_PASSKEY']]);
  const [kept] = await test.database.read.select().from(staffPasskeys);
  assert.equal((await test.logInWith(kept?.id === first.id ? first : second)).status, 200);
});

Deno.test('a passkey of a session that ends meanwhile is not stored', async () => {
  await using test = await openWithPasskeys();
  const { cookie, email } = await test.join('orders');
  const { challenge } = await test.challengeOf('register', {}, header(cookie));
  const answer = await (await createSamplePasskey()).register({ challenge });
  const { shopSettings } = test.deps;
  const { current } = shopSettings;
  // The member sets new credentials while the answer of the thief is checked.
  shopSettings.current = async () => {
    shopSettings.current = current;
    await test.join('orders', email);
    return await current();
  };
  const { status } = await test.send('staff/passkeys/register', answer, header(cookie));
  assert.equal(await test.database.read.$count(staffPasskeys), 0);
  assert.equal(status, 401);
});
