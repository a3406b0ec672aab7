import assert from 'node:assert/strict';
import { DatabaseBusyError, DatabaseLostError } from './database-errors.ts';
import { openDatabaseUse, recordPathOf } from './database-use.ts';

async function withFolder(run: (path: string) => Promise<void>) {
  const folder = await Deno.makeTempDir({ prefix: 'thach-an-use-' });
  try {
    await run(`${folder}/shop.db`);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

Deno.test('a new database can be used, also by several servers', () =>
  withFolder(async (path) => {
    const use = await openDatabaseUse(path);
    assert.equal(use.usedBefore, false);
    await use.record();
    await Deno.writeTextFile(path, 'database');
    const other = await openDatabaseUse(path);
    assert.equal(other.usedBefore, true);
    await other.record();
    assert.match(await Deno.readTextFile(recordPathOf(path)), /^A shop has used[^]*database\.\n$/);
    use.close();
    other.close();
  }));

Deno.test('a database that was used before and is missing or empty is reported as lost', () =>
  withFolder(async (path) => {
    const use = await openDatabaseUse(path);
    await use.record();
    use.close();
    await assert.rejects(openDatabaseUse(path), DatabaseLostError);
    await Deno.writeTextFile(path, '');
    await assert.rejects(openDatabaseUse(path), /restore FILE/);
    await Deno.remove(recordPathOf(path));
    (await openDatabaseUse(path)).close();
  }));

Deno.test('a database cannot be used while a backup is restored', () =>
  withFolder(async (path) => {
    await Deno.writeTextFile(path, 'database');
    await Deno.writeTextFile(recordPathOf(path), 'record');
    using restoring = await Deno.open(recordPathOf(path), { read: true, write: true });
    assert.equal(await restoring.tryLock(true), true);
    await assert.rejects(openDatabaseUse(path), DatabaseBusyError);
    await restoring.unlock();
    const use = await openDatabaseUse(path);
    assert.equal(await restoring.tryLock(true), false);
    use.close();
  }));
