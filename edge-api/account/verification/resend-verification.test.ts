import assert from 'node:assert/strict';
import { users } from '../../db/schema/account-tables.ts';
import { mails } from '../../db/schema/mail-tables.ts';
import { resendVerification } from './verification-links.ts';
import { an, openAccountShop } from '../testing/open-account-shop.ts';

Deno.test('resendVerification() queues a mail for unverified accounts only', async () => {
  await using accounts = await openAccountShop();
  const { database } = accounts;
  await accounts.open();
  assert.equal(await resendVerification(database, 'nobody@example.com', 1), false);
  assert.deepEqual(await accounts.mailKinds(), ['verify-email']);
  assert.equal(await resendVerification(database, an.email, 1), false, 'a mail is waiting');
  await database.batch((db) => [db.update(mails).set({ sentAt: 1 })]);
  assert.equal(await resendVerification(database, 'AN@example.com', 1), true);
  assert.deepEqual(await accounts.mailKinds(), ['verify-email', 'verify-email']);
  await database.batch((db) => [db.update(users).set({ emailVerifiedAt: 2 })]);
  assert.equal(await resendVerification(database, 'an@example.com', 3), false);
  assert.deepEqual(await accounts.mailKinds(), ['verify-email', 'verify-email']);
});

Deno.test('resendVerification() queues nothing for an account that is deleted meanwhile', async () => {
  await using test = await openAccountShop();
  const { database } = test;
  await test.open();
  const slow: typeof database = {
    ...database,
    async batch(build) {
      await database.batch((db) => [db.delete(users)]);
      return await database.batch(build);
    },
  };
  assert.equal(await resendVerification(slow, an.email, 1), false);
  assert.equal((await test.count()).mails, 0);
});
