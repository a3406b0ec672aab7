import assert from 'node:assert/strict';
import { boot } from './boot.ts';
import { readConfig } from './config.ts';
import { DatabaseLostError } from '../db/database-errors.ts';

/** Starts the shop with settings and a folder, and returns the number of its products. */
async function startAndCount(folder: string, settings: Record<string, string> = {}) {
  const environment = { DATABASE_URL: `file:${folder}/shop.db`, MAIL_DIR: folder, ...settings };
  const config = readConfig(new Map(Object.entries(environment)));
  const { deps, close } = await boot(config, () => {});
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
