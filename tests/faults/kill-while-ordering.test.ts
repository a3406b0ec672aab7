import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import PostalMime from 'postal-mime';
import { boot } from '../../edge-api/boot/boot.ts';
import { readConfig } from '../../edge-api/boot/config.ts';
import { runOptions } from '../../edge-api/testing/run-options.ts';
import { audit } from './audit-orders.ts';

const orders = 500;
const kills = 10;
/** Number of acknowledged orders that are repeated after a kill, besides unacknowledged ones. */
const repeated = 10;

/** Acknowledged order ids by the number of the order. */
type Acknowledged = Map<number, string>;

/** Starts a script of this folder. The test itself must not open the database before the audits. */
function start(script: string, args: string[], stdin: 'null' | 'piped' = 'null') {
  const path = fileURLToPath(new URL(script, import.meta.url));
  return new Deno.Command(Deno.execPath(), {
    args: [...runOptions, '--allow-all', path, ...args],
    stdin,
    stdout: 'piped',
    stderr: 'inherit',
  }).spawn();
}

/**
 * Places the orders from `first` on, and kills the process shortly after some acknowledgements.
 *
 * @param child the process, which waits for its range of orders
 * @param options `killAfter`: number of acknowledgements; by default the process is not killed
 * @returns the acknowledged orders and the exit status of the process
 */
async function placeOrders(
  child: Deno.ChildProcess,
  first: number,
  { killAfter = Infinity } = {},
) {
  const input = child.stdin.getWriter();
  await input.write(new TextEncoder().encode(`${first} ${orders}\n`));
  await input.close();
  const acknowledged: Acknowledged = new Map();
  let incomplete = '';
  let killing = false;
  for await (const text of child.stdout.pipeThrough(new TextDecoderStream())) {
    const lines = (incomplete + text).split('\n');
    incomplete = lines.pop() ?? '';
    for (const line of lines) {
      const [, number, id] = line.split(' ');
      acknowledged.set(Number(number), id!);
    }
    if (acknowledged.size >= killAfter && !killing) {
      killing = true;
      setTimeout(() => child.kill('SIGKILL'), Math.random() * 15);
    }
  }
  return { acknowledged, status: await child.status };
}

Deno.test('ten kills during 500 orders lose, duplicate and corrupt none', async () => {
  const folder = await Deno.makeTempDir({ prefix: 'thach-an-kill-' });
  const path = `${folder}/shop.db`;
  const url = `file:${path}`;
  // The next process starts while the current one works, as starting takes most of the time.
  const startNext = () => start('order-process.ts', [url], 'piped');
  let next = startNext();
  try {
    assert.ok((await start('seed-process.ts', [url]).output()).success);
    const known: Acknowledged = new Map();
    const keep = (acknowledged: Acknowledged) => {
      for (const [number, id] of acknowledged) {
        assert.equal(
          known.get(number) ?? id,
          id,
          `order ${number} has the same id when it is repeated`,
        );
        known.set(number, id);
      }
    };
    for (let kill = 0; kill < kills; kill += 1) {
      const first = Math.max(0, known.size - repeated);
      const killAfter = repeated + 5 + Math.floor(Math.random() * 25);
      const current = next;
      next = startNext();
      const { acknowledged, status } = await placeOrders(current, first, { killAfter });
      assert.equal(status.signal, 'SIGKILL', 'the process was killed while it was placing orders');
      keep(acknowledged);
      const { orders: stored, violations } = await audit(path);
      assert.deepEqual(violations, [], `after kill ${kill + 1}`);
      for (const [number, id] of known) assert.equal(stored.get(`order ${number}`), id);
    }
    assert.ok(known.size < orders, 'the last kill happened before the last order');

    // Repeats all orders with the same keys.
    const { acknowledged, status } = await placeOrders(next, 0);
    assert.ok(status.success);
    keep(acknowledged);
    assert.equal(known.size, orders);
    const { orders: stored, violations } = await audit(path);
    assert.deepEqual(violations, []);
    assert.equal(stored.size, orders);
    for (const [number, id] of known) assert.equal(stored.get(`order ${number}`), id);
    await assertConfirmationsSent(url, `${folder}/mail`);
  } finally {
    await next[Symbol.asyncDispose]();
    await Deno.remove(folder, { recursive: true });
  }
});

/** Sends the queued mails and asserts that each confirmed order has one. */
async function assertConfirmationsSent(url: string, mailDir: string) {
  // All orders have one address, whose mails are limited otherwise.
  const settings = new Map([['DATABASE_URL', url], ['MAIL_DIR', mailDir], ['RATE_LIMIT', 'off']]);
  const { deps: parts, close } = await boot(readConfig(settings), () => {});
  const { read } = parts.database;
  try {
    while ((await read.all('select id from mails where sent_at is null')).length > 0) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const confirmed = await read.all<{ code: string }>(
      "select code from orders where status = 'processing'",
    );
    assert.ok(confirmed.length > 0);
    const files = await Array.fromAsync(Deno.readDir(mailDir));
    const texts = await Promise.all(
      files.map(async ({ name }) =>
        (await PostalMime.parse(await Deno.readFile(`${mailDir}/${name}`))).text
      ),
    );
    const mailed = new Set(texts.map((text) => /\b[2-9A-HJKMNP-Z]{8}\b/.exec(text!)?.[0]));
    assert.deepEqual(confirmed.filter(({ code }) => !mailed.has(code)), []);
  } finally {
    await close();
  }
}
