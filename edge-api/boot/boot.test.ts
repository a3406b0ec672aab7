import assert from 'node:assert/strict';
import { boot } from './boot.ts';
import { readConfig } from './config.ts';
import { DatabaseLostError } from '../db/database-errors.ts';
import { runAsOwner } from '../operations/testing/run-as-owner.ts';
import { saveSettings } from '../settings/save-settings.ts';

/** Starts the shop with settings and a folder. */
function start(folder: string, settings: Record<string, string> = {}) {
  const environment = { DATABASE_URL: `file:${folder}/shop.db`, MAIL_DIR: folder, ...settings };
  return boot(readConfig(new Map(Object.entries(environment))), () => {});
}

/** Starts the shop with settings and a folder, and returns the number of its products. */
async function startAndCount(folder: string, settings?: Record<string, string>) {
  const { deps, close } = await start(folder, settings);
  const { count } = await deps.catalogue.current();
  await close();
  return count;
}

async function withFolder(run: (folder: string) => Promise<void>) {
  const folder = await Deno.makeTempDir({ prefix: 'thach-an-boot-' });
  try {
    await run(folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

Deno.test('a new database is filled with the demo products once; a lost one is not replaced', () =>
  withFolder(async (folder) => {
    assert.equal(await startAndCount(folder), 56);
    assert.equal(await startAndCount(folder), 56);
    await Deno.remove(`${folder}/shop.db`);
    await assert.rejects(startAndCount(folder), DatabaseLostError);
    await assert.rejects(startAndCount(folder), DatabaseLostError, 'nothing was created');
  }));

Deno.test('with SEED=none a database stays empty, also at a later start without that setting', () =>
  withFolder(async (folder) => {
    assert.equal(await startAndCount(folder, { SEED: 'none' }), 0);
    assert.equal(await startAndCount(folder), 0);
  }));

Deno.test('limits of orders are settings, and a variable takes the place of one', () =>
  withFolder(async (folder) => {
    const first = await start(folder);
    const changes = { 'orders.newMaxAmount': 700_000, 'orders.newMaxQuantity': 2 };
    await runAsOwner(first.deps.database, saveSettings, { changes }, 1);
    await first.close();

    const { deps, close } = await start(folder, { ORDER_MAX_QUANTITY_UNVERIFIED: '9' });
    const limits = await deps.orderLimits?.();
    await close();
    assert.deepEqual(limits?.newCustomer, { quantity: 9, amount: 700_000, openOrders: 3 });
  }));
