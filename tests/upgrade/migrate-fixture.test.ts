import assert from 'node:assert/strict';
import { openRawDatabase } from '../../edge-api/testing/raw-database.ts';
import { repository } from '../release/open-release.ts';
import { assertNoRowLost, assertSound, readKeys } from './database-content.ts';
import { loadFixture } from './fixture/load-fixture.ts';
import { errorsOf, startRelease } from './release-process.ts';
import { repeatFixtureOrders } from './repeat-orders.ts';

Deno.test('a database of the baseline is migrated without loss, and its orders stay one each', async () => {
  await using stack = new AsyncDisposableStack();
  const folder = await Deno.makeTempDir({ prefix: 'thach-an-fixture-' });
  stack.defer(() => Deno.remove(folder, { recursive: true }));
  const databaseUrl = `file:${folder}/shop.db`;
  const database = stack.use(openRawDatabase(databaseUrl));
  const facts = await loadFixture(database, Date.now());
  const before = await readKeys(database);
  const server = stack.use(await startRelease({ root: repository, databaseUrl, folder }));
  await repeatFixtureOrders({ next: server.origin }, facts);
  assertNoRowLost(await readKeys(database), before);
  await assertSound(databaseUrl);
  assert.deepEqual(errorsOf(server.output()), []);
});
