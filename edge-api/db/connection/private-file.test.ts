import assert from 'node:assert/strict';
import { migrateDatabase } from '../migrate-database.ts';
import { openDatabase } from '../open-database.ts';

const modeOf = async (path: string) => (await Deno.stat(path)).mode! & 0o777;

Deno.test('a new database can be read by its owner only, with its log and its folder', async () => {
  const parent = await Deno.makeTempDir({ prefix: 'thach-an-db-' });
  try {
    const folder = `${parent}/a/b`;
    const database = await openDatabase({ url: `file:${folder}/shop.db` });
    try {
      await migrateDatabase(database);
      assert.equal(await modeOf(`${parent}/a`), 0o700);
      assert.equal(await modeOf(folder), 0o700);
      for (const name of ['shop.db', 'shop.db-wal', 'shop.db-shm']) {
        assert.equal(await modeOf(`${folder}/${name}`), 0o600, name);
      }
    } finally {
      await database.close();
    }
  } finally {
    await Deno.remove(parent, { recursive: true });
  }
});

Deno.test('the permissions of an existing database and folder stay unchanged', async () => {
  const folder = await Deno.makeTempDir({ prefix: 'thach-an-db-' });
  try {
    await Deno.chmod(folder, 0o755);
    await Deno.writeFile(`${folder}/shop.db`, new Uint8Array());
    await Deno.chmod(`${folder}/shop.db`, 0o640);
    const database = await openDatabase({ url: `file:${folder}/shop.db` });
    await migrateDatabase(database);
    await database.close();
    assert.equal(await modeOf(folder), 0o755);
    assert.equal(await modeOf(`${folder}/shop.db`), 0o640);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});
