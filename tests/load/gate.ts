/**
 * Fills a shop with years of orders and mails, and measures for how long jobs, commands and
 * requests hold the write lock of its database, which is the time for which another order waits. It
 * fails if that is more than 100 ms above the longest flush of a small file to the same disk in the
 * same time.
 *
 * ```sh
 * deno task gate              # 300,000 orders
 * deno task gate --reduced 20 # a twentieth of all rows
 * ```
 */
import { parseArgs } from 'node:util';
import { DatabaseSync } from 'node:sqlite';
import { orderRequest } from '../../edge-api/checkout/testing/order-fixtures.ts';
import { prepareShop } from '../faults/fault-shop.ts';
import { fillYears } from './fill-years.ts';

/** Longest time for which a write may hold the lock, in ms, besides that of a flush. */
const limit = 100;

/** Interval between two attempts to take the lock, in ms. */
const interval = 2;

const { values } = parseArgs({ options: { reduced: { type: 'string', default: '1' } } });
const reduced = Number(values.reduced);

const jobsSecret = 'a-secret-of-32-printable-letters';
const password = 'một mật khẩu dài';

await using shop = await prepareShop();
const file = shop.databaseUrl.slice('file:'.length);
const database = new DatabaseSync(file);
fillYears(database, reduced);
database.exec('pragma busy_timeout = 0');
const catalogue = await writeCatalogue(20_000 / reduced);

const settings = { JOBS_SECRET: jobsSecret, ORDER_MAX_QUANTITY: '9999' };
await using server = await shop.start({ settings });
const [token = ''] = shop.tokens;
const orderId = String(
  database.prepare('select id from orders where status = ?').get('processing')!.id,
);
let failed = false;

console.log('longest hold ms  longest flush ms  duration ms  work');
await measure('all jobs', async () => {
  const post = { method: 'POST', headers: { Authorization: `Bearer ${jobsSecret}` } };
  while (
    count('users', 'email_verified_at is null and deleted_at is null') + count('mails') > 1_000
  ) {
    await (await fetch(`${server.origin}/api/jobs/run`, post)).body?.cancel();
    await delay(100);
    // A job runs once an hour.
    database.exec('begin immediate; update leases set until = 0; commit');
  }
});
for (const [name, path, body, headers] of requests()) {
  await measure(name, async () => {
    const reply = await fetch(server.origin + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${name}: ${reply.status} ${text}`);
  });
}
for (
  const command of [
    ['orders'],
    ['order', orderId.slice(0, 8)],
    ['order', orderId, '--status', 'shipping'],
    ['order', orderId, '--status', 'cancelled'],
    ['cancel-orders', '--since', '2020-01-01', '--yes'],
    ['stock', 'sample-0', '17'],
    ['price', 'sample-0', '270000'],
    ['reviews'],
    ['settings'],
    ['import', `${catalogue}/new.csv`],
    ['import', `${catalogue}/changed.csv`],
    ['export', `${catalogue}/all.csv`],
    ['backup', `${shop.folder}/backup.db`],
  ]
) {
  await measure(`shop ${command.join(' ').replaceAll(/\S*\//g, '')}`, async () => {
    const { success, stderr } = await new Deno.Command(Deno.execPath(), {
      args: ['task', 'shop', ...command],
      env: { DATABASE_URL: shop.databaseUrl, MAIL_DIR: `${shop.folder}/mail` },
    }).output();
    if (!success) throw new Error(new TextDecoder().decode(stderr));
  });
}
database.close();
if (failed) Deno.exitCode = 1;

function* requests(): Generator<[string, string, unknown, Record<string, string>?]> {
  const own = { token };
  yield ['register', '/api/user/register', { name: 'An', email: 'a@gate.example', password }];
  yield ['log-in', '/api/user/login', { email: 'a@gate.example', password }];
  yield ['forgot password', '/api/user/forgot-password', { email: 'a@gate.example' }];
  yield ['cart', '/api/cart/add', { itemId: 'sample-0' }, own];
  for (const payment of ['placecod', 'place']) {
    yield [`order, ${payment}`, '/api/order/placecod', orderRequest({ 'sample-1': 1 }), own];
  }
  yield ['orders of a customer', '/api/order/userorders', {}, own];
  yield ['export of an account', '/api/user/account/export', undefined, own];
  const [, deleted = ''] = shop.tokens;
  yield ['deletion of an account', '/api/user/account/delete', {}, { token: deleted }];
}

function count(table: string, where = 'true'): number {
  return Number(database.prepare(`select count(*) as n from ${table} where ${where}`).get()!.n);
}

/** Writes files with new products, and with changes of all of them. */
async function writeCatalogue(products: number): Promise<string> {
  const header = '_id,name,description,price,image,category,subCategory,stock\n';
  const line = (index: number, price: number) =>
    `vong-${index},Vòng tay ${index},Đá tự nhiên,${price},vong-tay.webp,Vòng Tay,Phong Thủy,5\n`;
  for (const [name, price] of [['new', 250_000], ['changed', 260_000]] as const) {
    const lines = Array.from({ length: products }, (_, index) => line(index, price));
    await Deno.writeTextFile(`${shop.folder}/${name}.csv`, header + lines.join(''));
  }
  return shop.folder;
}

/** Prints the longest time for which the lock was held while `work` ran. */
async function measure(name: string, work: () => Promise<void>): Promise<void> {
  let running = true;
  let longest = 0;
  const probing = (async () => {
    for (let waitsSince: number | undefined; running; await delay(interval)) {
      const start = performance.now();
      try {
        database.exec('begin immediate; rollback');
        if (waitsSince !== undefined) longest = Math.max(longest, performance.now() - waitsSince);
        waitsSince = undefined;
      } catch (error) {
        if (!/locked/.test(String(error))) throw error;
        waitsSince ??= start;
      }
    }
  })();
  let longestFlush = 0;
  const flushing = (async () => {
    using file = await Deno.open(`${shop.folder}/flushed`, { create: true, write: true });
    for (; running; await delay(20)) {
      const start = performance.now();
      await file.write(new Uint8Array(4_096));
      await file.syncData();
      longestFlush = Math.max(longestFlush, performance.now() - start);
    }
  })();
  const start = performance.now();
  await work();
  const duration = performance.now() - start;
  running = false;
  await Promise.all([probing, flushing]);
  const columns = [[longest, 15], [longestFlush, 18], [duration, 13]] as const;
  console.log(
    columns.map(([value, width]) => value.toFixed(0).padStart(width)).join('') + `  ${name}`,
  );
  failed ||= longest > limit + longestFlush;
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
