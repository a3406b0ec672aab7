import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import type { StoreQuery } from '../contract/catalogue/store-query.ts';
import type { Database } from '../db/database.ts';
import { migrateDatabase } from '../db/migrate-database.ts';
import { openDatabase } from '../db/open-database.ts';
import { products } from '../db/schema/catalogue-tables.ts';
import { createErrorHandler } from '../http/error-reply.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { sampleProducts } from '../testing/sample-products.ts';
import { sqldRunsHere, startSqld } from '../testing/start-sqld.ts';
import { timesOfTest } from '../testing/times-of-test.ts';
import { createCatalogue } from './catalogue.ts';
import { listRoutes } from './list-routes.ts';
import { createSettingsStore } from '../settings/settings-store.ts';
import { createSearchBudget } from './search-budget.ts';
import { catalogueRoutes } from './routes.ts';
import { seedCatalogue } from './seed-catalogue.ts';

/** Two databases simulate two processes: they share the file or the server only. */
type OpenTwo = () => Promise<{ databases: [Database, Database] } & AsyncDisposable>;

const onFile: OpenTwo = async () => {
  const test = await createTestDatabase();
  const other = await openDatabase({ url: test.url });
  return {
    databases: [test.database, other],
    async [Symbol.asyncDispose]() {
      await other.close();
      await test.cleanup();
    },
  };
};

const onServer: OpenTwo = async () => {
  const server = await startSqld();
  const [one, other] = await Promise.all([1, 2].map(() => openDatabase({ url: server.url })));
  await migrateDatabase(one!);
  return {
    databases: [one!, other!],
    async [Symbol.asyncDispose]() {
      await Promise.all([one!.close(), other!.close()]);
      await server[Symbol.asyncDispose]();
    },
  };
};

/** The API of one process, with a clock of its own. */
function openProcess(database: Database, listLimit: number) {
  let time = 0;
  const catalogue = createCatalogue(database, () => {}, { listLimit, ...timesOfTest(() => time) });
  const facts = { publicUrl: 'https://shop.example', cardPayments: false, facebook: false };
  const shopSettings = createSettingsStore(database, facts, () => {}, timesOfTest(() => time));
  const searchBudget = createSearchBudget({ trustedProxies: [] });
  const deps = { database, catalogue, shopSettings, searchBudget };
  const routes = { list: listRoutes(deps), catalogue: catalogueRoutes(deps) };
  for (const area of Object.values(routes)) area.onError(createErrorHandler(() => {}));
  const read = async (area: keyof typeof routes, path: string) =>
    await (await routes[area].request(path)).json();
  const page = async (query: Partial<StoreQuery>) =>
    await read('catalogue', `/products?${new URLSearchParams(query as Record<string, string>)}`);
  return {
    /** Two seconds are the limit within which a change must be visible. */
    later: (ms = 2_000) => void (time += ms),
    /** Returns the list when it contains the changes: its encoding may take a while. */
    list: async () => {
      const { content } = (await catalogue.current()).versions;
      for (;;) {
        const { version, data } = await read('list', '/list');
        if (listLimit < 100 || version.content === content) {
          return data as { _id: string; price: number }[];
        }
      }
    },
    version: async () => (await read('list', '/list')).version as { stock: number },
    changesSince: async (since: number) => await read('catalogue', `/stock?since=${since}`),
    total: async () => (await page({})).total as number,
    found: async (q: string) =>
      (await page({ q })).data.map(({ _id }: { _id: string }) => _id) as string[],
    popup: async (id: string) => (await read('catalogue', `/products/${id}`)).data,
  };
}

async function assertChangesArrive(openTwo: OpenTwo, listLimit: number) {
  await using two = await openTwo();
  const [writer, reader] = two.databases;
  await seedCatalogue(writer, sampleProducts(30));
  const shop = openProcess(reader, listLimit);
  const change = (id: string, fields: Partial<typeof products.$inferInsert>) =>
    writer.batch((db) => [db.update(products).set(fields).where(eq(products.id, id))]);
  assert.equal((await shop.list()).length, 30);
  assert.deepEqual(await shop.found('ngọc'), []);

  await change('sample-3', { price: 199_000 });
  shop.later();
  assert.equal((await shop.popup('sample-3')).price, 199_000);
  assert.equal((await shop.list()).find(({ _id }) => _id === 'sample-3')?.price, 199_000);

  const { stock } = await shop.version();
  await change('sample-4', { stock: 7 });
  shop.later();
  assert.equal((await shop.popup('sample-4')).stock, 7);
  assert.deepEqual((await shop.changesSince(stock)).stock, { 'sample-4': 7 });
  await change('sample-4', { stock: 0 });
  shop.later();
  assert.equal((await shop.popup('sample-4')).stock, 0);

  const [added] = sampleProducts(1);
  await writer.batch((db) => [
    db.insert(products).values({ ...added!, id: 'moi', name: 'Nhẫn ngọc lục', position: 99 }),
  ]);
  shop.later();
  assert.deepEqual(await shop.found('ngoc nhan'), ['moi']);
  assert.equal(await shop.total(), 31);
  assert.equal((await shop.list()).at(-1)?._id, 'moi');
  assert.equal((await shop.popup('moi')).name, 'Nhẫn ngọc lục');

  await change('moi', { name: 'Vòng cẩm thạch' });
  shop.later();
  assert.deepEqual([await shop.found('ngoc'), await shop.found('cam th')], [[], ['moi']]);

  await writer.batch((db) => [db.delete(products).where(eq(products.id, 'moi'))]);
  shop.later();
  assert.deepEqual([await shop.found('cam'), await shop.total()], [[], 30]);
  assert.equal(await shop.popup('moi'), undefined);
  assert.ok((await shop.list()).every(({ _id }) => _id !== 'moi'));
}

for (const [size, listLimit] of [['small', 1_000], ['large', 10]] as const) {
  Deno.test(`a change in one process is seen in another on the same file: ${size}`, () =>
    assertChangesArrive(onFile, listLimit));
  Deno.test({
    name: `a change in one process is seen in another on the same server: ${size}`,
    ignore: !sqldRunsHere,
    fn: () => assertChangesArrive(onServer, listLimit),
  });
}
