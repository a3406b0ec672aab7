import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import type { Database } from '../../edge-api/db/database.ts';
import { createTestDatabase } from '../../edge-api/testing/create-test-database.ts';
import { runOptions } from '../../edge-api/testing/run-options.ts';
import { sqldRunsHere, startSqld } from '../../edge-api/testing/start-sqld.ts';
import { buyAtOnce, type BuyerResult, openSale, prepareSale } from './flash-sale.ts';

const quantity = 20;
const buyers = 200;

/** Asserts that the stock was sold once and stored, and that other buyers got an error. */
async function assertSoldOnce(database: Database, results: readonly BuyerResult[]) {
  const kinds: Record<string, number> = {};
  for (const { status, code } of results) {
    // The code of a placed order is that of the order.
    const kind = status === 200 ? '200' : `${status} ${code}`;
    kinds[kind] = (kinds[kind] ?? 0) + 1;
  }
  assert.deepEqual(kinds, { 200: quantity, '409 OUT_OF_STOCK': buyers - quantity });
  const count = async (query: string) => (await database.read.all<{ n: number }>(query))[0]?.n;
  assert.equal(await count('select stock as n from products'), 0);
  assert.equal(await count('select count(*) as n from orders'), quantity);
  assert.equal(await count('select sum(quantity) as n from order_items'), quantity);
  assert.equal(await count('select count(*) as n from mails'), quantity);
  const ids = results.flatMap(({ orderId }) => orderId ?? []);
  const stored = await database.read.all<{ id: string }>('select id from orders');
  assert.deepEqual(ids.sort(), stored.map(({ id }) => id).sort());
}

/** Runs the buyers in two processes that start to order at the same time. */
async function buyInTwoProcesses(url: string, tokens: readonly string[]): Promise<BuyerResult[]> {
  const folder = await Deno.makeTempDir({ prefix: 'thach-an-sale-' });
  try {
    const processes = await Promise.all([0, 1].map(async (half) => {
      const file = `${folder}/${half}.json`;
      const halfOfTokens = tokens.filter((_, number) => number % 2 === half);
      await Deno.writeTextFile(file, JSON.stringify(halfOfTokens));
      return startBuying(url, file);
    }));
    await Promise.all(processes.map(({ ready }) => ready));
    return (await Promise.all(processes.map(({ go }) => go()))).flat();
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

function startBuying(url: string, file: string) {
  const child = new Deno.Command(Deno.execPath(), {
    args: [
      ...runOptions,
      '--allow-all',
      fileURLToPath(new URL('buyer-process.ts', import.meta.url)),
      url,
      file,
    ],
    stdin: 'piped',
    stdout: 'piped',
    stderr: 'inherit',
  }).spawn();
  const ready = Promise.withResolvers<void>();
  let printed = '';
  async function read(): Promise<BuyerResult[]> {
    for await (const text of child.stdout.pipeThrough(new TextDecoderStream())) {
      printed += text;
      if (printed.startsWith('ready\n')) ready.resolve();
    }
    const { code } = await child.status;
    ready.reject(new Error(`The process exited with ${code} before it was ready`));
    assert.equal(code, 0);
    return JSON.parse(printed.slice('ready\n'.length));
  }
  const results = read();
  return {
    ready: ready.promise,
    async go() {
      const writer = child.stdin.getWriter();
      await writer.write(new TextEncoder().encode('\n'));
      await writer.close();
      return await results;
    },
  };
}

Deno.test('200 concurrent buyers of the last 20 items: 20 orders, 180 errors', async () => {
  await using test = await createTestDatabase();
  const database = await openSale(test.url);
  const tokens = await prepareSale(database, quantity, buyers);
  await assertSoldOnce(database, await buyAtOnce(database, tokens));
  await database.close();
});

Deno.test('200 buyers of the last 20 items, in two processes on one file', async () => {
  await using test = await createTestDatabase();
  const tokens = await prepareSale(test.database, quantity, buyers);
  await assertSoldOnce(test.database, await buyInTwoProcesses(test.url, tokens));
});

Deno.test({
  name: '200 buyers of the last 20 items, in two processes on a libSQL server',
  ignore: !sqldRunsHere,
  async fn() {
    await using server = await startSqld();
    const database = await openSale(server.url);
    const tokens = await prepareSale(database, quantity, buyers);
    await assertSoldOnce(database, await buyInTwoProcesses(server.url, tokens));
    await database.close();
  },
});
