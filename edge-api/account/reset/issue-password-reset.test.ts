import assert from 'node:assert/strict';
import { passwordResets } from '../../db/schema/account-tables.ts';
import { openAccountShop } from '../testing/open-account-shop.ts';
import { issuePasswordReset } from './issue-password-reset.ts';

const email = 'an@example.com';

Deno.test('issuePasswordReset() issues no token to a former address, and stores only the digest', async () => {
  await using accounts = await openAccountShop();
  const { database } = accounts;
  const { id } = await accounts.open();
  const token = await issuePasswordReset(database, id, email, 1_000);
  const [row] = await database.read.select().from(passwordResets);
  assert.ok(token && !JSON.stringify(row).includes(token));
  assert.equal(await issuePasswordReset(database, id, 'former@example.com', 1_000), undefined);
  assert.equal(await issuePasswordReset(database, 'nobody', email, 1_000), undefined);
  assert.equal(await database.read.$count(passwordResets), 1);
});
