import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import type { Database } from '../../edge-api/db/database.ts';
import { createTestDatabase } from '../../edge-api/testing/create-test-database.ts';
import { sqldRunsHere, startSqld } from '../../edge-api/testing/start-sqld.ts';
import { type Answer, buyAtOnce, openSale, prepareSale } from './flash-sale.ts';

const pieces = 20;
const buyers = 200;

/** Twenty have it, the others are told so, nothing was sold twice and nothing is left half done. */
async function assertSoldOnce(database: Database, answers: readonly Answer[]) {
  const kinds: Record<string, number> = {};
  for (const { status, code = '' } of answers) {
    const kind = `${status} ${code}`.trim();
    kinds[kind] = (kinds[kind] ?? 0) + 1;
  }
  assert.deepEqual(kinds, { 200: pieces, '409 OUT_OF_STOCK': buyers - pieces });
  const count = async (query: string) => (await database.read.all<{ n: number }>(query))[0]?.n;
  assert.equal(await count('select stock as n from products'), 0);
  assert.equal(await count('select count(*) as n from orders'), pieces);
  assert.equal(await count('select sum(quantity) as n from order_items'), pieces);
  assert.equal(await count('select count(*) as n from mails'), pieces);
  const ids = answers.flatMap(({ orderId }) => orderId ?? []);
  const stored = await database.read.all<{ id: string }>('select id from orders');
  assert.deepEqual(ids.sort(), stored.map(({ id }) => id).sort());
}

/** The buyers in two processes, let go at the same moment. */
async function buyInTwoProcesses(url: string, tokens: readonly string[]): Promise<Answer[]> {
  const folder = await Deno.makeTempDir({ prefix: 'thach-an-sale-' });
  try {
    const processes = await Promise.all([0, 1].map(async (half) => {
      const file = `${folder}/${half}.json`;
      const share = tokens.filter((_, number) => number % 2 === half);
      await Deno.writeTextFile(file, JSON.stringify(share));
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
      'run',
      '--quiet',
      '-A',
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
  async function read(): Promise<Answer[]> {
    for await (const text of child.stdout.pipeThrough(new TextDecoderStream())) {
      printed += text;
      if (printed.startsWith('ready\n')) ready.resolve();
    }
    const { code } = await child.status;
    ready.reject(new Error(`The buyers ended with ${code} before they were ready`));
    assert.equal(code, 0);
    return JSON.parse(printed.slice('ready\n'.length));
  }
  const answers = read();
  return {
    ready: ready.promise,
    async go() {
      const writer = child.stdin.getWriter();
      await writer.write(new TextEncoder().encode('\n'));
      await writer.close();
      return await answers;
    },
  };
}

Deno.test('200 buyers at once for the last 20 pieces: 20 orders, 180 refusals', async () => {
  await using test = await createTestDatabase();
  const database = await openSale(test.url);
  const tokens = await prepareSale(database, pieces, buyers);
  await assertSoldOnce(database, await buyAtOnce(database, tokens));
  await database.close();
});

Deno.test('200 buyers from two processes on one file for the last 20 pieces', async () => {
  await using test = await createTestDatabase();
  const tokens = await prepareSale(test.database, pieces, buyers);
  await assertSoldOnce(test.database, await buyInTwoProcesses(test.url, tokens));
});

Deno.test({
  name: '200 buyers from two processes on a libSQL server for the last 20 pieces',
  ignore: !sqldRunsHere,
  async fn() {
    await using server = await startSqld();
    const database = await openSale(server.url);
    const tokens = await prepareSale(database, pieces, buyers);
    await assertSoldOnce(database, await buyInTwoProcesses(server.url, tokens));
    await database.close();
  },
});
