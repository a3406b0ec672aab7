import assert from 'node:assert/strict';
import { join } from 'node:path';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { exportProducts } from './export-products.ts';
import { importProducts } from './import-products.ts';
import { runShop, spawnShop } from '../testing/run-shop.ts';
import { sampleCatalogue } from '../testing/sample-catalogue.ts';
import { setStock } from './set-stock.ts';
import { writeWholeFile } from './files/write-whole-file.ts';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** More than SQLite keeps in memory: some of it is in the write-ahead log before the commit. */
const before = sampleCatalogue(6_000);
const after = before.map((product) => ({
  ...product,
  stock: 99,
  description: 'Vòng tay đá tự nhiên. '.repeat(40).trim(),
}));

Deno.test('an import that is interrupted in the middle of its writing leaves all or nothing', async () => {
  await using test = await createTestDatabase();
  const { database, url, path, folder } = test;
  const file = join(folder, 'after.json');
  await Deno.writeTextFile(file, JSON.stringify(after));
  const interruptions = [['SIGKILL', 0], ['SIGINT', 1e6], ['SIGKILL', 3e6]] as const;
  for (const [signal, written] of interruptions) {
    await importProducts(database, before, {}, { confirmRemoval: () => true });
    const size = () => Deno.statSync(`${path}-wal`).size;
    const quiet = size();
    const child = spawnShop(url, ['import', file]);
    let over = false;
    const output = child.output().finally(() => over = true);
    while (size() <= quiet + written && !over) await pause(1);
    if (!over) child.kill(signal);
    const { success } = await output;
    const stocks = new Set((await exportProducts(database)).map(({ stock }) => stock));
    assert.deepEqual(
      [...stocks],
      [success || stocks.has(99) ? 99 : 10],
      `${signal} after ${written} bytes`,
    );
    assert.equal((await setStock(database, 'sample-0', 10)).after, 10);
  }
  assert.equal((await runShop(url, 'import', file)).code, 0);
  assert.deepEqual(await exportProducts(database), after);
});

Deno.test('a file that cannot be finished leaves what was there before', async () => {
  const folder = await Deno.makeTempDir({ prefix: 'thach-an-export-' });
  try {
    const path = join(folder, 'products.json');
    await writeWholeFile(path, 'old');
    await writeWholeFile(path, 'new');
    assert.equal(await Deno.readTextFile(path), 'new');
    await Deno.mkdir(join(folder, 'full'));
    await Deno.writeTextFile(join(folder, 'full', 'x'), '');
    await assert.rejects(writeWholeFile(join(folder, 'full'), 'text'));
    assert.deepEqual([...Deno.readDirSync(folder)].map(({ name }) => name).sort(), [
      'full',
      'products.json',
    ]);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});
