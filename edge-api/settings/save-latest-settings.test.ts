import assert from 'node:assert/strict';
import { ValidationError } from '../errors.ts';
import { runAsOwner } from '../operations/testing/run-as-owner.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { readShopSettings } from './read-shop-settings.ts';
import { saveSettings } from './save-settings.ts';

Deno.test('settings.save without a version keeps concurrent changes of other settings', async () => {
  await using test = await createTestDatabase();
  const { database } = test;
  const changes = { 'contact.phone': '0912 345 678', 'seller.taxCode': '0123456789', name: 'Đá' };
  await Promise.all(
    Object.entries(changes).map(([key, value]) =>
      runAsOwner(database, saveSettings, { changes: { [key]: value } }, 1)
    ),
  );
  const stored = await readShopSettings(database);
  assert.equal(stored.version, 3);
  assert.deepEqual(stored.changes, changes);
});

Deno.test('settings.save without a version does not repeat a rejected change', async () => {
  await using test = await createTestDatabase();
  await assert.rejects(
    runAsOwner(test.database, saveSettings, { changes: { name: '' } }, 1),
    (error) => {
      assert.ok(error instanceof ValidationError);
      return true;
    },
  );
  assert.equal((await readShopSettings(test.database)).version, 0);
});
