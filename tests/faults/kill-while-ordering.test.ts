import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import PostalMime from 'postal-mime';
import { boot } from '../../edge-api/boot/boot.ts';
import { readConfig } from '../../edge-api/boot/config.ts';
import { audit } from './audit-orders.ts';

const orders = 500;
const kills = 10;
/** So many orders of before a kill are asked for again after it, besides those without an answer. */
const repeated = 10;

/** Order ids as they were acknowledged, by the number of the order. */
type Acknowledged = Map<number, string>;

/** Starts a script of this folder. Until all is audited, this process itself does not open the database. */
function start(script: string, args: string[]) {
  const path = fileURLToPath(new URL(script, import.meta.url));
  return new Deno.Command(Deno.execPath(), {
    args: ['run', '--quiet', '-A', path, ...args],
    stdin: 'null',
    stdout: 'piped',
    stderr: 'inherit',
  }).spawn();
}

/**
 * Places orders from `first` on; the process is killed some moments after as many acknowledgements.
 *
 * @returns what was acknowledged, and how the process ended
 */
async function placeOrders(url: string, first: number, { killAfter = Infinity } = {}) {
  const child = start('place-orders.ts', [url, String(first), String(orders)]);
  const acknowledged: Acknowledged = new Map();
  let rest = '';
  let killing = false;
  for await (const text of child.stdout.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
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

Deno.test('ten kills in the middle of 500 orders lose none, double none and leave none half done', async () => {
  const folder = await Deno.makeTempDir({ prefix: 'thach-an-kill-' });
  try {
    const path = `${folder}/shop.db`;
    const url = `file:${path}`;
    assert.ok((await start('make-shop.ts', [url]).output()).success);
    const known: Acknowledged = new Map();
    const keep = (acknowledged: Acknowledged) => {
      for (const [number, id] of acknowledged) {
        assert.equal(
          known.get(number) ?? id,
          id,
          `order ${number} is the same when it is repeated`,
        );
        known.set(number, id);
      }
    };
    for (let kill = 0; kill < kills; kill += 1) {
      const first = Math.max(0, known.size - repeated);
      const killAfter = repeated + 5 + Math.floor(Math.random() * 25);
      const { acknowledged, status } = await placeOrders(url, first, { killAfter });
      assert.equal(status.signal, 'SIGKILL', 'it was killed in the middle of its work');
      keep(acknowledged);
      const found = await audit(path);
      assert.deepEqual(found.broken, [], `after kill ${kill + 1}`);
      for (const [number, id] of known) assert.equal(found.orders.get(`order ${number}`), id);
    }
    assert.ok(known.size < orders, 'the last kill came before the end');

    // Everything once more, under the same keys.
    const { acknowledged, status } = await placeOrders(url, 0);
    assert.ok(status.success);
    keep(acknowledged);
    assert.equal(known.size, orders);
    const found = await audit(path);
    assert.deepEqual(found.broken, []);
    assert.equal(found.orders.size, orders);
    for (const [number, id] of known) assert.equal(found.orders.get(`order ${number}`), id);
    await assertMailed(url, `${folder}/mail`);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});

/** Sends what is in the outbox: each order that is confirmed has its mail. */
async function assertMailed(url: string, mailDir: string) {
  const settings = new Map([['DATABASE_URL', url], ['MAIL_DIR', mailDir]]);
  const { parts, close } = await boot(readConfig(settings), () => {});
  const { read } = parts.database;
  try {
    while ((await read.all('select id from mails where sent_at is null')).length > 0) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const confirmed = await read.all<{ id: string }>(
      "select id from orders where status = 'processing'",
    );
    assert.ok(confirmed.length > 0);
    const files = await Array.fromAsync(Deno.readDir(mailDir));
    const texts = await Promise.all(
      files.map(async ({ name }) =>
        (await PostalMime.parse(await Deno.readFile(`${mailDir}/${name}`))).text
      ),
    );
    const mailQueued = new Set(
      texts.map((text) => /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/.exec(text!)?.[0]),
    );
    assert.deepEqual(confirmed.filter(({ id }) => !mailQueued.has(id)), []);
  } finally {
    await close();
  }
}
