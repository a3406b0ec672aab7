import { savePage } from '../../settings/pages/save-page.ts';
import { runAsOwner } from '../../operations/testing/run-as-owner.ts';
import assert from 'node:assert/strict';
import { consents, users } from '../../db/schema/account-tables.ts';
import { defaultPageVersions } from '../../settings/pages/default-pages.ts';
import { createPasswords } from '../passwords/passwords.ts';
import { type AccountShop, an, openAccountShop } from '../testing/open-account-shop.ts';
import { withFacebook } from '../testing/with-facebook.ts';

const current = {
  terms: defaultPageVersions.terms.at(-1)!,
  privacy: defaultPageVersions.privacy.at(-1)!,
};

const versionsOf = async ({ database }: Pick<AccountShop, 'database'>) =>
  (await database.read.select().from(consents).orderBy(consents.page))
    .map(({ page, version, acceptedAt }) => [page, version, acceptedAt]);

Deno.test('POST /register records the current versions if the client sends none', async () => {
  await using app = await openAccountShop();
  assert.equal((await app.post('user/register', an)).status, 200);
  assert.deepEqual(await versionsOf(app), [
    ['privacy', current.privacy, 1_000_000],
    ['terms', current.terms, 1_000_000],
  ]);
});

Deno.test('POST /register records the versions that the form has shown, also earlier ones', async () => {
  await using app = await openAccountShop();
  for (const [version, body] of ['một', 'hai', 'ba'].entries()) {
    await runAsOwner(app.database, savePage, { slug: 'terms', version, changes: { body } }, 1);
  }
  const accepted = { ...current, terms: '2' };
  assert.equal((await app.post('user/register', { ...an, accepted })).status, 200);
  assert.deepEqual(await versionsOf(app), [
    ['privacy', current.privacy, 1_000_000],
    ['terms', '2', 1_000_000],
  ]);
});

Deno.test('POST /register refuses versions that have never existed, and creates no account', async () => {
  await using app = await openAccountShop();
  await runAsOwner(
    app.database,
    savePage,
    { slug: 'terms', version: 0, changes: { body: 'một' } },
    1,
  );
  await runAsOwner(
    app.database,
    savePage,
    { slug: 'terms', version: 1, changes: { body: null } },
    1,
  );
  const hostile: unknown[] = [
    { ...current, terms: '2' },
    { ...current, terms: '3' },
    { ...current, privacy: '1' },
    { ...current, terms: '1999-01-01' },
    { ...current, terms: '0' },
    { ...current, terms: '01' },
    { ...current, terms: "1' or 1=1" },
    { ...current, terms: 'x'.repeat(100_000) },
    { ...current, terms: 1 },
    { ...current, terms: null },
    { terms: current.terms },
    [],
    'all',
    null,
  ];
  for (const accepted of hostile) {
    const { status } = await app.post('user/register', { ...an, accepted });
    assert.ok(status === 422 || status === 413, JSON.stringify(accepted).slice(0, 60));
  }
  assert.equal(await app.database.read.$count(users), 0);
  assert.equal(await app.database.read.$count(consents), 0);
});

Deno.test('a repeated registration and concurrent ones record the consent once', async () => {
  await using app = await openAccountShop({
    rateLimit: false,
    passwords: createPasswords({ atOnce: 2 }),
  });
  await Promise.all([1, 2, 3].map(() => app.post('user/register', an)));
  await app.post('user/register', an);
  assert.equal((await versionsOf(app)).length, 2);
});

Deno.test('facebookLogIn() records the consent of a new account and of a joined one', async () => {
  await using test = withFacebook(await openAccountShop());
  await test.open('an@example.com');
  assert.deepEqual(await versionsOf(test), []);
  await test.logIn({ accepted: current });
  assert.deepEqual((await versionsOf(test)).map(([page]) => page), ['privacy', 'terms']);

  await using other = withFacebook(await openAccountShop());
  await other.logIn({ accepted: current });
  await other.logIn({ accepted: current });
  assert.deepEqual(await versionsOf(other), [
    ['privacy', current.privacy, 1_000],
    ['terms', current.terms, 1_000],
  ]);
});
