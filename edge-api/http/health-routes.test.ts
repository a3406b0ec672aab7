import assert from 'node:assert/strict';
import { mock } from 'node:test';
import { openTestShop } from '../testing/open-test-shop.ts';

Deno.test('GET /readyz is rejected after one second if the database hangs', async () => {
  await using shop = await openTestShop();
  // Loads the routes.
  assert.equal((await shop.fetch('/livez')).status, 200);
  const writing = Promise.withResolvers<void>();
  const batch = mock.method(shop.database, 'batch', () => {
    writing.resolve();
    return new Promise(() => {});
  });
  mock.timers.enable({ apis: ['setTimeout'] });
  try {
    const reply = shop.fetch('/readyz');
    await writing.promise;
    mock.timers.tick(1_000);
    assert.equal((await reply).status, 503);
  } finally {
    mock.timers.reset();
    batch.mock.restore();
  }
});
