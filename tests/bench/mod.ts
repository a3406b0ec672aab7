/**
 * Measures the speed of the shop relative to minimal implementations, all in one run, and compares
 * the ratios with the last saved run.
 *
 *     deno task bench            prints the figures
 *     deno task bench --save     writes them to docs/benchmarks.json and docs/benchmarks.md as well
 */
import { fileURLToPath } from 'node:url';
import { sendMixedRequests } from '../load/mixed-requests.ts';
import { quietMemory, residentMemory, serverOf } from '../load/resident-memory.ts';
import { startShop } from '../start-shop.ts';
import { measureAlmanacDays } from './almanac-days.ts';
import { type CatalogueFigures, measureCatalogueSizes } from './catalogue-sizes.ts';
import { fillLargeCatalogue } from './large-catalogue.ts';
import { measureHashingLoad } from './hashing-load.ts';
import { measureLogInTimes } from './log-in-times.ts';
import { measureOrders } from './order-speed.ts';
import { measurePageLoads } from './page-loads.ts';
import { measureRendering } from './rendering.ts';
import { measureRenderingAttack } from './rendering-attack.ts';
import { analysis, cartChange } from './posts.ts';
import { compareRuns, readRun, Report, saveRun } from './report.ts';
import { searchTime } from './search-time.ts';
import { measureThroughput } from './throughput.ts';
import { measureTyping } from './typing.ts';

/** Least ratios to the bare handler, for replies from memory. */
const replyLimits: Record<string, { atLeast: number }> = {
  '/api/food/list': { atLeast: 0.8 },
  '/': { atLeast: 0.75 },
  '/store': { atLeast: 0.75 },
};

/** Maximum memory of an idle server, in MB. */
const idleMemory = 150;

const docs = fileURLToPath(new URL('../../docs', import.meta.url));
const folder = await Deno.makeTempDir({ prefix: 'thach-an-bench-' });
const report = new Report();
try {
  await measureServer();
  await measureBrowser();
  await measureAttack();
  await measureAccounts();
  await measureOrdering();
  await measureMemory();
  await measureSizes();
  await measureSearch(5_000);
} finally {
  await Deno.remove(folder, { recursive: true });
}
const run = { date: new Date().toISOString().slice(0, 10), figures: report.figures };
const last = await readRun(`${docs}/benchmarks.json`);
if (last) {
  const changes = compareRuns(last, run);
  console.log(`\nChanges of ratios since ${last.date}: ${changes.length === 0 ? 'none' : ''}`);
  for (const change of changes) console.log(`  ${change}`);
}
if (Deno.args.includes('--save')) await saveRun(run, docs);

async function measureServer() {
  const shop = await startShop();
  try {
    report.section('Replies, beside a Hono handler with the same bytes, statement or function');
    const rows = await measureThroughput(
      shop,
      folder,
      ['/api/food/list', '/', '/store'],
      [await cartChange(shop.origin), analysis],
    );
    for (const row of rows) {
      const limit = replyLimits[row.path];
      report.add(`${row.path}, requests per second of CPU`, row.ratio.perCpu, 'ratio', limit);
      report.add(`${row.path}, requests per second`, row.ratio.rate, 'ratio');
      report.add(`${row.path}, the shop, of CPU`, row.shop.perCpu, 'per second');
      report.add(`${row.path}, the handler, of CPU`, row.baseline.perCpu, 'per second');
    }
    const { uncached, uncached95, cached } = await measureRendering(shop.origin);
    report.section('A page of the store, from request to last byte, one at a time');
    report.add('rendered', uncached, 'ms');
    report.add('rendered, 95 %', uncached95, 'ms');
    report.add('from the cache', cached, 'ms');
    report.add('rendered to cached', uncached / cached, 'ratio');
  } finally {
    await shop.stop();
  }
  const day = await measureAlmanacDays(folder);
  report.section('A day of the almanac that is not cached, from request to compressed reply');
  report.add('in the process', day.median, 'ms', { atMost: 3 });
  report.add('in the process, 95 %', day.p95, 'ms');
}

async function measureBrowser() {
  const shop = await startShop();
  try {
    report.section('Pages in Chromium at a quarter of its speed, 390 px, medians of 5 loads');
    for (const load of await measurePageLoads(shop.origin, ['/', '/store', '/cart', '/tuvi'])) {
      const { path, longest, blocking, scripts } = load;
      report.add(`${path}, longest task after the first paint`, longest, 'ms', { atMost: 50 });
      report.add(`${path}, total blocking time`, blocking, 'ms');
      report.add(
        `${path}, scripts`,
        scripts,
        'bytes',
        path === '/tuvi' ? { atMost: 145_000 } : undefined,
      );
    }
  } finally {
    await shop.stop();
  }
}

async function measureAttack() {
  const shop = await startShop({ RATE_LIMIT: 'on' });
  try {
    const { quiet, attacked, ratio } = await measureRenderingAttack(shop.origin);
    report.section('The product list, 99 %, while 8 connections request uncached pages');
    report.add('attacked', attacked, 'ms');
    report.add('quiet', quiet, 'ms');
    report.add('attacked to quiet', ratio, 'ratio', { atMost: 3 });
  } finally {
    await shop.stop();
  }
}

async function measureAccounts() {
  const shop = await startShop();
  try {
    const { known, unknown, ratio } = await measureLogInTimes(shop.origin);
    report.section('A rejected log-in, medians of 200');
    report.add('e-mail with an account', known, 'ms');
    report.add('e-mail without one', unknown, 'ms');
    report.add('with to without', ratio, 'ratio');
    const load = await measureHashingLoad(shop.origin);
    report.section('The product list, 99 %, with 8 concurrent log-ins');
    report.add('busy', load.busy, 'ms');
    report.add('busy to idle', load.ratio, 'ratio');
    report.add('log-ins', load.logInRate, 'per second');
  } finally {
    await shop.stop();
  }
}

async function measureOrdering() {
  const speed = await measureOrders(folder);
  report.section('Orders of 32 customers on an embedded file, durable (synchronous = FULL)');
  report.add('the shop', speed.shop, 'per second');
  report.add('the same statements with the libSQL client alone', speed.client, 'per second');
  report.add('the same statements with node:sqlite', speed.nodeSqlite, 'per second');
  report.add('the shop to the client alone', speed.ratio, 'ratio', { atLeast: 0.9 });
  report.add('one order', speed.median, 'ms');
  report.add('one order, 99 %', speed.p99, 'ms', { atMost: 100 });
  report.add('one order, 99 %, to the client alone', speed.p99 / speed.clientP99, 'ratio');
}

async function measureMemory() {
  const shop = await startShop();
  try {
    const server = await serverOf(shop.pid);
    await sendMixedRequests(shop.origin, 10_000);
    report.section('Memory of the server after 10,000 mixed requests without log-ins');
    report.add('at the end of the requests', (await residentMemory(server)).mb, 'MB');
    report.add('when it is idle', await quietMemory(server, idleMemory), 'MB', {
      atMost: idleMemory,
    });
  } finally {
    await shop.stop();
  }
}

async function measureSizes() {
  let smallest: CatalogueFigures | undefined;
  await measureCatalogueSizes(folder, (count, figures) => {
    report.section(`A catalogue of ${count} products`);
    report.add('CPU of a sale, ten a second', figures.saleCpu, 'ms');
    report.add('longest stop during the sales', figures.longestStop, 'ms', { atMost: 20 });
    report.add('first byte of a page of the store', figures.store, 'ms');
    report.add('first byte of a filter', figures.filter, 'ms');
    report.add('first byte of a search', figures.search, 'ms');
    report.add('size of the store page', figures.storeBytes, 'bytes');
    report.add('memory', figures.memory, 'MB');
    report.add('start to first answer', figures.start, 'ms', { atMost: 1_500 });
    if (!smallest) {
      smallest = figures;
      return;
    }
    const add = (name: string, figure: keyof CatalogueFigures) =>
      report.add(`${name}, to the smallest`, figures[figure] / smallest![figure], 'ratio', {
        atMost: 1.5,
      });
    add('CPU of a sale', 'saleCpu');
    add('first byte of a page of the store', 'store');
    add('first byte of a filter', 'filter');
    add('size of the store page', 'storeBytes');
    report.add('search, above the smallest', figures.search - smallest.search, 'ms', {
      atMost: Math.round(smallest.search * 0.5 + 15),
    });
    report.add('memory, above the smallest', figures.memory - smallest.memory, 'MB', {
      atMost: 80,
    });
  });
}

async function measureSearch(count: number) {
  const database = `file:${folder}/large.db`;
  await fillLargeCatalogue(database, count);
  const shop = await startShop({ DATABASE_URL: database, CATALOGUE_LIST_LIMIT: String(count) });
  try {
    const { toResults, toResults95, toFrame } = await measureTyping(shop.origin);
    report.section(`Search while typing among ${count} products, in Chromium`);
    report.add('from keystroke to results', toResults, 'ms');
    report.add('from keystroke to results, 95 %', toResults95, 'ms');
    report.add('from keystroke to the frame', toFrame, 'ms');
    const { data } = await (await fetch(`${shop.origin}/api/food/list`)).json();
    report.add('of which the search', searchTime(data), 'ms');
  } finally {
    await shop.stop();
  }
}
