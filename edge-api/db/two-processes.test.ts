import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type RunningScript, runScript } from '../testing/run-script.ts';

// This process reads the files with another library, so it never opens them with libSQL.

interface TestFile extends AsyncDisposable {
  path: string;
  url: string;
}

async function emptyFile(): Promise<TestFile> {
  const folder = await Deno.makeTempDir({ prefix: 'thach-an-processes-' });
  const path = join(folder, 'deeper', 'shop.db');
  const remove = () => Deno.remove(folder, { recursive: true });
  return { path, url: `file:${path}`, [Symbol.asyncDispose]: remove };
}

async function migratedFile(): Promise<TestFile> {
  const file = await emptyFile();
  assert.equal(await runScript('open-and-seed.ts', [file.url]).ended, 0);
  return file;
}

function query(path: string, sql: string): Record<string, unknown>[] {
  const file = new DatabaseSync(path);
  try {
    return file.prepare(sql).all().map((row) => ({ ...row }));
  } finally {
    file.close();
  }
}

function namesOnDisk(path: string): Set<unknown> {
  return new Set(query(path, 'select name from counters').map((row) => row.name));
}

const acknowledged = (script: RunningScript) =>
  script.lines.filter((line) => line.startsWith('ack ')).map((line) => line.slice(4));

function stallOf(script: RunningScript): number {
  const line = script.lines.find((line) => line.startsWith('stall '));
  assert.ok(line, 'the script did not come to its end');
  return Number(line.slice(6));
}

/** How long the other process holds the lock, in ms. */
const lockHeld = 1_500;

/**
 * A wait that stops the event loop lasts as long as the lock. Half of that tells the two apart also on a
 * machine that is busy with other tests, where a turn of the loop has taken 200 ms.
 */
const stallLimit = lockHeld / 2;

Deno.test('two processes with eight writers each lose nothing that was acknowledged', async () => {
  await using file = await migratedFile();
  const scripts = ['a', 'b'].map((name) => runScript('write-rows.ts', [file.url, name, '8', '60']));
  for (const script of scripts) assert.equal(await script.ended, 0);
  const names = namesOnDisk(file.path);
  const missing = scripts.flatMap(acknowledged).filter((name) => !names.has(name));
  assert.deepEqual(missing, []);
  for (const script of scripts) {
    assert.equal(acknowledged(script).length, 8 * 60);
    assert.ok(stallOf(script) < stallLimit, `the loop stood still for ${stallOf(script)} ms`);
  }
});

Deno.test('while another process holds the lock, writes wait without stopping the process', async () => {
  await using file = await migratedFile();
  const writer = runScript('write-rows.ts', [file.url, 'a', '8', '150']);
  await writer.printed('ack ');
  const holder = runScript('hold-lock.ts', [file.url, String(lockHeld)]);
  await holder.printed('locked');
  await new Promise((resolve) => setTimeout(resolve, 100));
  const before = acknowledged(writer).length;
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  assert.equal(acknowledged(writer).length, before, 'nothing can be acknowledged under the lock');
  assert.equal(await holder.ended, 0);
  assert.equal(await writer.ended, 0);
  const names = namesOnDisk(file.path);
  assert.deepEqual(acknowledged(writer).filter((name) => !names.has(name)), []);
  assert.equal(acknowledged(writer).length, 8 * 150);
  assert.ok(before < 8 * 150, 'the lock came too late to prove anything');
  assert.ok(names.has('lock-holder'));
  assert.ok(stallOf(writer) < stallLimit, `the loop stood still for ${stallOf(writer)} ms`);
});

Deno.test('kill -9 in the middle of writing keeps every acknowledged row', async () => {
  await using file = await migratedFile();
  for (const name of ['a', 'b', 'c']) {
    const writer = runScript('write-rows.ts', [file.url, name, '8', '100000']);
    await writer.printed(`ack ${name}-0-20`);
    writer.kill();
    await writer.ended;
    const names = namesOnDisk(file.path);
    assert.deepEqual(acknowledged(writer).filter((row) => !names.has(row)), []);
  }
  assert.deepEqual(query(file.path, 'pragma integrity_check'), [{ integrity_check: 'ok' }]);
});

Deno.test('four processes that start at once on nothing migrate once and seed once', async () => {
  await using file = await emptyFile();
  const scripts = [1, 2, 3, 4].map(() => runScript('open-and-seed.ts', [file.url]));
  for (const script of scripts) assert.equal(await script.ended, 0);
  const seeded = scripts.map((script) => script.lines[0]).sort();
  assert.deepEqual(seeded, ['seeded 0', 'seeded 0', 'seeded 0', 'seeded 56']);
  const applied = query(file.path, 'select created_at from __drizzle_migrations');
  assert.equal(new Set(applied.map((row) => row.created_at)).size, applied.length);
  assert.deepEqual(query(file.path, 'select count(*) as products from products'), [
    { products: 56 },
  ]);
  assert.deepEqual(query(file.path, "select value from counters where name = 'catalogue'"), [
    { value: 56 },
  ]);
});
