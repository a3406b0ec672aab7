import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { mock } from 'node:test';
import { OwnerError } from '../owner-error.ts';
import { restoreDatabase } from './restore-command.ts';
import { recordPathOf } from '../../db/database-use.ts';
import { runScript } from '../../testing/run-script.ts';
import { documentOf, runShop, runShopProcess } from '../testing/run-shop.ts';

// This process reads the files with another SQLite library, so it must not open them with libSQL.

interface TestShop extends AsyncDisposable {
  folder: string;
  path: string;
  url: string;
}

/** Creates a shop with 56 products in a temporary folder. */
async function openShop(): Promise<TestShop> {
  const folder = await Deno.makeTempDir({ prefix: 'thach-an-backup-' });
  const path = `${folder}/shop.db`;
  const url = `file:${path}`;
  assert.equal(await runScript('open-and-seed.ts', [url]).ended, 0);
  const remove = () => Deno.remove(folder, { recursive: true });
  return { folder, path, url, [Symbol.asyncDispose]: remove };
}

function query(path: string, sql: string): unknown[] {
  const file = new DatabaseSync(path);
  try {
    return file.prepare(sql).all().map((row) => Object.values(row)[0]);
  } finally {
    file.close();
  }
}

/** Returns the bytes of a database with an index that has lost its rows. */
function withoutIndexRows(bytes: Uint8Array): Uint8Array {
  const changed = bytes.slice();
  const view = new DataView(changed.buffer);
  const pageSize = view.getUint16(16);
  for (let page = pageSize; page < changed.length; page += pageSize) {
    const isLeafOfIndex = view.getUint8(page) === 0x0a;
    if (!isLeafOfIndex || view.getUint16(page + 3) === 0) continue;
    view.setUint16(page + 3, 0);
    return changed;
  }
  throw new Error('No index has rows');
}

const rowsOf = (path: string) => query(path, "select name from counters where name like 'a-%'");

/** Starts a process that writes rows, waits for 20 of them, and returns it. */
async function startWriting(url: string) {
  const writer = runScript('write-rows.ts', [url, 'a', '4', '100000']);
  await writer.until((lines) => lines.filter((line) => line.startsWith('ack ')).length >= 20);
  return writer;
}

const names = (folder: string) => Array.from(Deno.readDirSync(folder), ({ name }) => name).sort();

const runForJson = async (url: string, ...args: string[]) =>
  documentOf(await runShopProcess(url, ...args, '--json'));

async function assertFails(result: ReturnType<typeof runShopProcess>, code: string) {
  const { code: exitCode, stderr } = await result;
  assert.equal(exitCode, 1);
  assert.equal(JSON.parse(stderr).error.code, code, stderr);
}

Deno.test('a backup of a busy database has every row that was acknowledged before', async () => {
  await using shop = await openShop();
  const writer = await startWriting(shop.url);
  const before = writer.lines.filter((line) => line.startsWith('ack ')).map((line) =>
    line.slice(4)
  );
  const backup = `${shop.folder}/backup.db`;
  const result = await runShopProcess(shop.url, 'backup', backup);
  writer.kill();
  await writer.ended;
  assert.match(
    result.stdout,
    /backup\.db written: 56 products, 0 orders, \d+ bytes\n$/,
    result.stderr,
  );
  const stored = new Set(rowsOf(backup));
  assert.deepEqual(before.filter((name) => !stored.has(name)), []);
  assert.equal((await Deno.stat(backup)).mode! & 0o777, 0o600);
  assert.deepEqual(names(shop.folder).filter((name) => name.startsWith('backup')), ['backup.db']);
});

Deno.test('a backup is written to a drive without hard links, such as a USB stick', async () => {
  await using shop = await openShop();
  const refused = new Deno.errors.PermissionDenied('Operation not permitted (os error 1)');
  const link = mock.method(Deno, 'link', () => Promise.reject(refused));
  try {
    const { code, stderr } = await runShop(shop.url, 'backup', `${shop.folder}/backup.db`);
    assert.deepEqual([code, stderr], [0, '']);
  } finally {
    link.mock.restore();
  }
  const [name, ...others] = names(shop.folder).filter((name) => name.startsWith('backup'));
  assert.deepEqual([name, others], ['backup.db', []]);
  assert.equal(query(`${shop.folder}/backup.db`, 'select count(*) from products')[0], 56);
});

Deno.test('a backup and an export to a missing folder name the folder', async () => {
  await using shop = await openShop();
  for (const args of [['backup', 'shop.db'], ['export', 'products.csv']] as const) {
    const { code, stderr } = await runShop(shop.url, args[0], `${shop.folder}/none/${args[1]}`);
    assert.equal(code, 1);
    assert.ok(stderr.includes(`${shop.folder}/none'`), stderr);
  }
});

Deno.test('a restored backup is not changed by the write-ahead log of a killed process', async () => {
  await using shop = await openShop();
  const backup = `${shop.folder}/backup.db`;
  await runForJson(shop.url, 'backup', backup);
  const writer = await startWriting(shop.url);
  writer.kill();
  await writer.ended;
  assert.ok((await Deno.stat(`${shop.path}-wal`)).size > 0);

  const result = await runForJson(shop.url, 'restore', backup);
  const { previous, ...others } = result as Record<string, unknown>;
  assert.deepEqual(others, { file: backup, database: shop.path, products: 56, orders: 0 });
  assert.deepEqual(rowsOf(shop.path), []);
  assert.ok(rowsOf(String(previous)).length >= 20, 'the previous database is complete');
  assert.ok(names(shop.folder).every((name) => !/-(wal|shm)$|tmp/.test(name)));
});

Deno.test('a backup is restored to a missing and to a damaged database', async () => {
  await using shop = await openShop();
  const backup = `${shop.folder}/backup.db`;
  await runForJson(shop.url, 'backup', backup);
  await Deno.remove(shop.path);
  const restored = await runShopProcess(shop.url, 'restore', backup);
  assert.equal(restored.stdout, `${shop.path} restored: 56 products, 0 orders\n`);
  assert.deepEqual(names(shop.folder), ['backup.db', 'shop.db', 'shop.db.used']);
  await Deno.writeFile(shop.path, new Uint8Array(50_000).fill(7));
  await Deno.writeTextFile(`${shop.path}-wal`, 'log of the damaged database');
  assert.equal((await runShopProcess(shop.url, 'restore', backup)).code, 0);
  assert.ok(!names(shop.folder).includes('shop.db-wal'));
  assert.equal(query(shop.path, 'select count(*) from products')[0], 56);
});

Deno.test('versions after a restore are above those of the replaced database', async () => {
  await using shop = await openShop();
  const backup = `${shop.folder}/backup.db`;
  await runForJson(shop.url, 'backup', backup);
  await runForJson(shop.url, 'stock', 'sample-1', '7');
  const versions = () =>
    query(shop.path, "select value from counters where name in ('catalogue', 'stock', 'settings')");
  const replaced = versions().map(Number);
  const units = () => query(shop.path, "select value from counters where name = 'units'")[0];
  assert.equal((await runShopProcess(shop.url, 'restore', backup)).code, 0);
  for (const [index, version] of versions().entries()) {
    assert.ok(Number(version) > replaced[index]!, `${version} is not above ${replaced[index]}`);
  }
  assert.equal(units(), query(shop.path, 'select sum(stock) from products')[0]);
});

Deno.test('no command makes an empty database of one that was lost', async () => {
  await using shop = await openShop();
  await Deno.writeTextFile(recordPathOf(shop.path), 'A shop has used the database.');
  await Deno.truncate(shop.path);
  await assertFails(runShopProcess(shop.url, 'orders', '--json'), 'DATABASE_LOST');
  assert.equal((await Deno.stat(shop.path)).size, 0);
  await Deno.remove(shop.path);
  await assertFails(runShopProcess(shop.url, 'orders', '--json'), 'DATABASE_LOST');
});

Deno.test('a backup that is refused leaves no record that only root can open', async () => {
  await using shop = await openShop();
  const path = `${shop.folder}/fresh.db`;
  const owned: unknown[] = [];
  // Only root may give files away.
  const chown = mock.method(
    Deno,
    'chown',
    (...args: unknown[]) => Promise.resolve(owned.push(args)),
  );
  try {
    const restored = restoreDatabase(path, `${shop.folder}/missing`, new Date());
    await assert.rejects(restored, Deno.errors.NotFound);
  } finally {
    chown.mock.restore();
  }
  const { uid, gid } = await Deno.stat(shop.folder);
  assert.deepEqual(owned, [[recordPathOf(path), uid, gid]]);
});

Deno.test('restore is refused while a process uses the database', async () => {
  await using shop = await openShop();
  const backup = `${shop.folder}/backup.db`;
  await runForJson(shop.url, 'backup', backup);
  const bytes = await Deno.readFile(shop.path);

  const other = runScript('hold-lock.ts', [shop.url]);
  await other.printed('locked');
  await assertFails(runShopProcess(shop.url, 'restore', backup, '--json'), 'IN_USE');
  await other.closeInput();
  await other.ended;

  // A server holds this lock, also while its database file is missing.
  using server = await Deno.open(recordPathOf(shop.path), { read: true, write: true });
  await server.tryLock(false);
  await Deno.remove(shop.path);
  await assertFails(runShopProcess(shop.url, 'restore', backup, '--json'), 'IN_USE');
  await Deno.writeFile(shop.path, bytes);
});

Deno.test('files that are not intact backups of this version are refused, and nothing changes', async () => {
  await using shop = await openShop();
  const backup = `${shop.folder}/backup.db`;
  await runForJson(shop.url, 'backup', backup);
  await assertFails(runShopProcess(shop.url, 'backup', backup, '--json'), 'FILE_EXISTS');
  const bytes = await Deno.readFile(backup);
  const before = names(shop.folder);

  const refuse = async (content: Uint8Array | string, code: string) => {
    const file = `${shop.folder}/refused`;
    if (typeof content === 'string') await Deno.writeTextFile(file, content);
    else await Deno.writeFile(file, content);
    await assert.rejects(
      restoreDatabase(shop.path, file, new Date()),
      (error) => error instanceof OwnerError && error.code === code,
    );
    await Deno.remove(file);
  };
  await refuse('', 'NOT_A_BACKUP');
  await refuse(
    'not a database, but a text that is longer than a header of one'.repeat(20),
    'NOT_A_BACKUP',
  );
  await refuse(bytes.slice(0, bytes.length / 2), 'DAMAGED');
  const scribbled = bytes.slice();
  scribbled.fill(0xff, 8_192, 40_000);
  await refuse(scribbled, 'DAMAGED');
  await refuse(withoutIndexRows(bytes), 'DAMAGED');
  const newer = `${shop.folder}/newer.db`;
  await Deno.writeFile(newer, bytes);
  query(newer, 'update __drizzle_migrations set created_at = created_at + 1e12');
  await refuse(await Deno.readFile(newer), 'NEWER');
  await Deno.remove(newer);
  await assertFails(
    runShopProcess(shop.url, 'restore', `${shop.folder}/missing`, '--json'),
    'FILE',
  );

  const after = names(shop.folder).filter((name) => !/\.used$|-(wal|shm)$/.test(name));
  assert.deepEqual(after, before.filter((name) => !/-(wal|shm)$/.test(name)));
  assert.equal(query(shop.path, 'select count(*) from products')[0], 56);
});

Deno.test('backup and restore are refused for a database on a server', async () => {
  for (const command of ['backup', 'restore']) {
    const result = runShopProcess('http://127.0.0.1:9', command, 'file.db', '--json');
    await assertFails(result, 'SERVER_DATABASE');
  }
});
