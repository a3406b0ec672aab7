import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type RunningScript, runScript } from '../testing/run-script.ts';

// This process reads the files with another SQLite library, so it must not open them with libSQL.

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

/** Time of a line such as `tick 1764000000000`, in ms since 1970. */
const timeOf = (line: string) => Number(line.split(' ')[1]);

const ticksOf = (lines: readonly string[]) => lines.filter((line) => line.startsWith('tick '));

/** Ticks of the event loop that must be counted while another process holds the lock. */
const requiredTicks = 50;

Deno.test('two processes with eight writers each lose no acknowledged row', async () => {
  await using file = await migratedFile();
  const scripts = ['a', 'b'].map((name) => runScript('write-rows.ts', [file.url, name, '8', '60']));
  for (const script of scripts) assert.equal(await script.ended, 0);
  const names = namesOnDisk(file.path);
  const missing = scripts.flatMap(acknowledged).filter((name) => !names.has(name));
  assert.deepEqual(missing, []);
  for (const script of scripts) {
    assert.equal(acknowledged(script).length, 8 * 60);
    assert.ok(ticksOf(script.lines).length >= 10, 'the event loop did not turn');
  }
});

Deno.test('while another process holds the lock, writes wait without blocking the event loop', async () => {
  await using file = await migratedFile();
  const writer = runScript('write-rows.ts', [file.url, 'a', '8', '150']);
  await writer.printed('ack ');
  const holder = runScript('hold-lock.ts', [file.url]);
  await holder.printed('locked ');
  const stored: string[] = JSON.parse(holder.lines[0]!.slice('rows '.length));
  const locked = timeOf(holder.lines[1]!);
  await writer.until((lines) =>
    ticksOf(lines).filter((line) => timeOf(line) > locked).length > requiredTicks
  );
  await holder.closeInput();
  assert.equal(await holder.ended, 0);
  assert.equal(await writer.ended, 0);

  const releasing = timeOf(holder.lines[2]!);
  const isUnderLock = (line: string) =>
    line.startsWith('tick ') && timeOf(line) > locked && timeOf(line) < releasing;
  const underLock = writer.lines.slice(
    writer.lines.findIndex(isUnderLock),
    writer.lines.findLastIndex(isUnderLock) + 1,
  );
  assert.ok(underLock.length >= requiredTicks, `${underLock.length} ticks under the lock`);
  // A row that was stored before the lock may be acknowledged later.
  const late = underLock.filter((line) =>
    line.startsWith('ack ') && !stored.includes(line.slice('ack '.length))
  );
  assert.deepEqual(late, []);
  assert.ok(
    writer.lines.slice(writer.lines.findLastIndex(isUnderLock)).some((line) =>
      line.startsWith('ack ')
    ),
    'the lock came after the last write',
  );

  const names = namesOnDisk(file.path);
  assert.deepEqual(acknowledged(writer).filter((name) => !names.has(name)), []);
  assert.equal(acknowledged(writer).length, 8 * 150);
  assert.ok(names.has('lock-holder'));
});

Deno.test('SIGKILL during writes loses no acknowledged row', async () => {
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

Deno.test('four processes that start at the same time without a file migrate and seed it once', async () => {
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
