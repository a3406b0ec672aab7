import assert from 'node:assert/strict';
import { ValidationError } from '../../errors.ts';
import { readShopSettings } from '../../settings/read-shop-settings.ts';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { changeLatestSettings } from './change-latest-settings.ts';

Deno.test('changeLatestSettings() keeps concurrent changes of other settings', async () => {
  await using test = await createTestDatabase();
  const { database } = test;
  const changes = { 'contact.phone': '0912 345 678', 'seller.taxCode': '0123456789', name: 'Đá' };
  await Promise.all(
    Object.entries(changes).map(([key, value]) =>
      changeLatestSettings(database, { [key]: value }, 1)
    ),
  );
  const stored = await readShopSettings(database);
  assert.equal(stored.version, 3);
  assert.deepEqual(stored.changes, changes);
});

Deno.test('changeLatestSettings() does not repeat a rejected change', async () => {
  await using test = await createTestDatabase();
  await assert.rejects(changeLatestSettings(test.database, { name: '' }, 1), (error) => {
    assert.ok(error instanceof ValidationError);
    return true;
  });
  assert.equal((await readShopSettings(test.database)).version, 0);
});
