import assert from 'node:assert/strict';
import { sqldRunsHere, startSqld } from '../../edge-api/testing/start-sqld.ts';
import { repository } from '../release/open-release.ts';
import { describeSeen, type Fault, type FaultResult } from './fault.ts';
import { placeOrder, prepareShop } from './fault-shop.ts';
import { migrationsOf, openOlderRelease } from './older-release.ts';
import { countLost, startTraffic } from './traffic.ts';
import { delay } from './with-traffic.ts';

/** Time for which both releases serve, in ms. */
const overlap = 5_000;

/**
 * Upgrades the shop while shoppers order: a new process migrates the database and starts beside the
 * old one, both serve for some seconds, then the old one is stopped.
 *
 * @param databaseUrl database on a server; a file by default
 */
async function upgrade(databaseUrl?: string): Promise<FaultResult> {
  await using stack = new AsyncDisposableStack();
  const older = await openOlderRelease();
  if (!older) {
    return { times: 0, acknowledged: 0, lost: 0, seen: 'not tested: the clone is shallow' };
  }
  const pending = (await migrationsOf(repository)).length -
    (await migrationsOf(older)).length;
  assert.ok(pending > 0, 'the new release has another migration');
  // A server executes the writes one by one, and stops answering with many writers.
  const shop = stack.use(await prepareShop({ databaseUrl, customers: 4, root: older }));
  const old = stack.use(await shop.start());
  let origins = [old.origin];
  let requests = 0;
  const traffic = startTraffic(shop.tokens, () => origins[requests++ % origins.length]!);
  await traffic.acknowledges(20);
  const next = stack.use(await shop.start({ root: repository }));
  origins = [old.origin, next.origin];
  const before = traffic.count;
  await delay(overlap);
  const observed = await traffic.stop();
  const seen = describeSeen(observed);
  const printed = old.output() + next.output();
  assert.deepEqual(Object.keys(observed.statuses), ['200'], `${seen}\n${printed}`);
  assert.ok(observed.visits.every((status) => status === 200), seen);
  assert.doesNotMatch(printed, /"level":"error"/);
  assert.ok(observed.acknowledged.length > before, 'orders are taken after the migration');
  old.signal('SIGTERM');
  await old.ended;
  const { status } = await placeOrder(next.origin, shop.tokens[0]!, 'after the upgrade');
  assert.equal(status, 200, next.output());
  const lost = await countLost(next.origin, observed);
  assert.equal(lost, 0, 'every acknowledged order is stored');
  return { times: 1, acknowledged: observed.acknowledged.length, lost, seen };
}

/** The shop is upgraded without a stop, with a database file. */
export const upgradeWithFile: Fault = {
  name: 'rolling upgrade with a database file',
  run: () => upgrade(),
};

/** The shop is upgraded without a stop, with a libSQL server. */
export const upgradeWithServer: Fault = {
  name: 'rolling upgrade with a libSQL server',
  ignore: !sqldRunsHere,
  async run() {
    await using database = await startSqld();
    return await upgrade(database.url);
  },
};
