import { runAsOwner } from '../operations/testing/run-as-owner.ts';
import { savePage } from './pages/save-page.ts';
import { saveSettings } from './save-settings.ts';
import assert from 'node:assert/strict';
import { runShopProcess } from '../cli/testing/run-shop.ts';
import type { Database } from '../db/database.ts';
import { promoCodes } from '../db/schema/promo-tables.ts';
import { pageVersions } from '../db/schema/settings-tables.ts';
import { migrateDatabase } from '../db/migrate-database.ts';
import { openDatabase } from '../db/open-database.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { sqldRunsHere, startSqld } from '../testing/start-sqld.ts';
import { timesOfTest } from '../testing/times-of-test.ts';
import { createSettingsStore, type SettingsStore } from './settings-store.ts';

const facts = { publicUrl: 'https://shop.example', cardPayments: false, facebook: false };

async function openStore() {
  const test = await createTestDatabase();
  const lines: string[] = [];
  let time = 0;
  const store = createSettingsStore(
    test.database,
    facts,
    (_level, message) => void lines.push(message),
    timesOfTest(() => time),
  );
  const advance = (ms: number) => time += ms;
  return { ...test, store, lines, advance, [Symbol.asyncDispose]: test.cleanup };
}

const setName = (database: Database, version: number, name: string) =>
  runAsOwner(database, saveSettings, { version, changes: { name } }, 1);

Deno.test('the settings are checked at most once a second, and read again after a change only', async () => {
  await using test = await openStore();
  const first = await test.store.current();
  assert.equal(first.identity.name, 'Thạch An');
  await setName(test.database, 0, 'Đá Quý');
  assert.equal(await test.store.current(), first);
  test.advance(1_000);
  const second = await test.store.current();
  assert.equal(second.identity.name, 'Đá Quý');
  assert.match((await second.page('privacy')).description, /Đá Quý/);
  assert.ok(second.version > first.version);
  test.advance(1_000);
  assert.equal(await test.store.current(), second);
});

Deno.test('the pages follow the code for new customers, and name none after its end', async () => {
  await using test = await openStore();
  const readPayment = async () => {
    test.advance(1_000);
    return JSON.stringify((await (await test.store.current()).page('payment')).blocks);
  };
  assert.match(await readPayment(), /WELCOME10.*giảm 10%/);
  const set = (fields: Partial<typeof promoCodes.$inferSelect>) =>
    test.database.batch((db) => [db.update(promoCodes).set(fields)]);
  await set({ value: 15 });
  assert.match(await readPayment(), /giảm 15%/);
  await set({ to: 1 });
  assert.doesNotMatch(await readPayment(), /WELCOME10|%/);
});

Deno.test('a change of a page changes its version and the version that customers accept', async () => {
  await using test = await openStore();
  const before = await test.store.current();
  assert.equal(before.identity.versions.terms, (await before.page('terms')).version);
  const created = Date.UTC(2026, 10, 22, 17);
  const body = '# Của tôi\n\nXin chào {{contact.phone}}';
  await runAsOwner(
    test.database,
    savePage,
    { slug: 'terms', version: 0, changes: { body } },
    created,
  );
  test.advance(1_000);
  const { identity, page } = await test.store.current();
  assert.deepEqual(identity.versions, { ...before.identity.versions, terms: '1' });
  assert.deepEqual(await page('terms'), {
    slug: 'terms',
    title: 'Của tôi',
    version: '1',
    date: '23/11/2026',
    description: 'Xin chào 0900 000 000',
    blocks: [{ kind: 'paragraph', children: ['Xin chào 0900 000 000'] }],
  });
});

Deno.test('concurrent requests share one check of the settings', async () => {
  await using test = await openStore();
  const snapshots = await Promise.all(Array.from({ length: 20 }, () => test.store.current()));
  assert.equal(new Set(snapshots).size, 1);
});

Deno.test('the last settings are returned while the database is unreadable', async () => {
  await using test = await openStore();
  const first = await test.store.current();
  await test.database.close();
  test.advance(1_000);
  assert.equal(await test.store.current(), first);
  assert.deepEqual(test.lines, ['settings not refreshed']);
});

Deno.test('a stored text that no verb would save is replaced by the default text', async () => {
  await using test = await openStore();
  const body = '>'.repeat(200);
  const row = { slug: 'terms', version: 1, title: 'Điều khoản', body, createdAt: 1 };
  await test.database.batch((db) => [db.insert(pageVersions).values(row)]);
  const { identity, page } = await test.store.current();
  const { title, version } = await page('terms');
  assert.equal(title, 'Điều khoản sử dụng');
  assert.equal(identity.versions.terms, version);
  assert.deepEqual(test.lines, ['page text invalid']);
});

/** Maximum time until another process shows a change, in ms. */
const limit = 2_000;

async function untilShown(store: SettingsStore, name: string): Promise<number> {
  const start = performance.now();
  while ((await store.current()).identity.name !== name) {
    assert.ok(performance.now() - start < limit, `not shown within ${limit} ms`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return performance.now() - start;
}

/** Changes settings by owner's commands, which are other processes, and waits for each change. */
async function followCommands(url: string, database: Database) {
  const stores = [1, 2].map(() => createSettingsStore(database, facts, () => {}));
  for (const store of stores) await store.current();
  for (const name of ['Đá Một', 'Đá Hai']) {
    const { code, stderr } = await runShopProcess(url, 'settings', 'set', 'name', name);
    assert.equal(code, 0, stderr);
    await Promise.all(stores.map((store) => untilShown(store, name)));
  }
}

Deno.test('a process shows the change of another one within two seconds: one file', async () => {
  await using test = await createTestDatabase();
  await followCommands(test.url, test.database);
});

Deno.test({
  name: 'a process shows the change of another one within two seconds: libSQL server',
  ignore: !sqldRunsHere,
  async fn() {
    await using server = await startSqld();
    const database = await openDatabase({ url: server.url });
    try {
      await migrateDatabase(database);
      await followCommands(server.url, database);
    } finally {
      await database.close();
    }
  },
});
