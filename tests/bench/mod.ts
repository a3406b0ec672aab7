/** Measures the speed of the shop relative to minimal implementations, all in one run. */
import { queryStore, readStoreQuery } from '@thach-an/edge-api/contract';
import type { Product } from '@thach-an/edge-api/contract';
import { startShop } from '../start-shop.ts';
import { fillLargeCatalogue } from './large-catalogue.ts';
import { measureHashingLoad } from './hashing-load.ts';
import { measureLogInTimes } from './log-in-times.ts';
import { median } from './statistics.ts';
import { measureOrders } from './order-speed.ts';
import { measureRendering } from './rendering.ts';
import { measureRenderingAttack } from './rendering-attack.ts';
import { measureThroughput } from './throughput.ts';
import { measureTyping } from './typing.ts';

const folder = await Deno.makeTempDir({ prefix: 'thach-an-bench-' });
try {
  await measureServer();
  await measureAttack();
  await measureAccounts();
  await measureOrdering();
  await measureSearch(5_000);
} finally {
  await Deno.remove(folder, { recursive: true });
}

async function measureServer() {
  const shop = await startShop();
  try {
    console.log(
      'The shop compared with a Hono handler that returns the same stored bytes (Brotli)',
    );
    for (const row of await measureThroughput(shop, folder, ['/api/food/list', '/'])) {
      console.log(`  ${row.path}`);
      const line = (name: string, figure: 'rate' | 'perCpu') =>
        console.log(
          `    requests per second${name} ${row.shop[figure].toFixed(0).padStart(7)} / ${
            row.baseline[figure].toFixed(0).padStart(7)
          }  ratio ${row.ratio[figure].toFixed(2)}`,
        );
      line('             ', 'rate');
      line(' of CPU time ', 'perCpu');
    }
    const { uncached, uncached95, cached } = await measureRendering(shop.origin);
    console.log('A page of the store, from request to last byte, one at a time');
    console.log(
      `  rendered ${ms(uncached)} (95 %: ${ms(uncached95)}), from the cache ${ms(cached)}: ratio ${
        (uncached / cached).toFixed(1)
      }`,
    );
  } finally {
    await shop.stop();
  }
}

async function measureAttack() {
  const shop = await startShop({ RATE_LIMIT: 'on' });
  try {
    const { quiet, attacked, ratio, statuses } = await measureRenderingAttack(shop.origin);
    console.log('The product list, 99th percentile, while 8 connections request uncached pages');
    console.log(
      `  ${ms(attacked)}, without ${ms(quiet)}: ratio ${ratio.toFixed(1)} (at most 3); replies: ${
        JSON.stringify(statuses)
      }`,
    );
  } finally {
    await shop.stop();
  }
}

async function measureAccounts() {
  const shop = await startShop();
  try {
    const { known, unknown, ratio } = await measureLogInTimes(shop.origin);
    console.log('A rejected log-in, medians of 200');
    console.log(
      `  e-mail with an account ${ms(known)}, without ${ms(unknown)}: ratio ${ratio.toFixed(3)}`,
    );
    const load = await measureHashingLoad(shop.origin);
    console.log('The product list, 99th percentile, with 8 concurrent log-ins');
    console.log(
      `  ${ms(load.busy)}, without ${ms(load.idle)}: ratio ${load.ratio.toFixed(1)} at ${
        load.logInRate.toFixed(1)
      } log-ins per second`,
    );
  } finally {
    await shop.stop();
  }
}

async function measureOrdering() {
  const speed = await measureOrders(folder);
  console.log(
    'Orders of 32 concurrent customers on an embedded file, durable (synchronous = FULL)',
  );
  console.log(
    `  per second ${speed.shop.toFixed(0)}, the same statements with the libSQL client alone ${
      speed.client.toFixed(0)
    }: ratio ${speed.ratio.toFixed(2)}; with node:sqlite ${speed.nodeSqlite.toFixed(0)}`,
  );
  console.log(
    `  one order ${ms(speed.median)}, 99 %: ${ms(speed.p99)} (client alone 99 %: ${
      ms(speed.clientP99)
    })`,
  );
}

async function measureSearch(count: number) {
  const database = `file:${folder}/large.db`;
  await fillLargeCatalogue(database, count);
  const shop = await startShop({ DATABASE_URL: database });
  try {
    const { keystrokes, toResults, toResults95, toFrame } = await measureTyping(shop.origin);
    console.log(`Search among ${count} products, in Chromium, ${keystrokes} keystrokes`);
    console.log(
      `  from keystroke to results ${ms(toResults)} (95 %: ${ms(toResults95)}), to the frame ${
        ms(toFrame)
      }`,
    );
    const { data } = await (await fetch(`${shop.origin}/api/food/list`)).json();
    console.log(`  of which the search takes ${ms(searchTime(data))}`);
  } finally {
    await shop.stop();
  }
}

function searchTime(products: readonly Product[]): number {
  const times = ['t', 'th', 'tha', 'thach', 'thach a', 'thach anh', 'mat ho 12', 'khong'].flatMap(
    (q) =>
      Array.from({ length: 20 }, () => {
        const start = performance.now();
        queryStore(products, readStoreQuery(new URLSearchParams({ q })));
        return performance.now() - start;
      }),
  );
  return median(times);
}

function ms(time: number): string {
  return `${time.toFixed(time < 10 ? 2 : 0)} ms`;
}
