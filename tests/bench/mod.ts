/** The speed of the shop, as ratios to the bare thing, all in one run. */
import { queryStore, readStoreQuery } from '@thach-an/edge-api/contract';
import type { Product } from '@thach-an/edge-api/contract';
import { startShop } from '../start-shop.ts';
import { fillLargeCatalogue } from './large-catalogue.ts';
import { measureHashingLoad } from './hashing-load.ts';
import { measureLogInTimes } from './log-in-times.ts';
import { median } from './statistics.ts';
import { measureOrders } from './order-speed.ts';
import { measureRendering } from './rendering.ts';
import { measureThroughput } from './throughput.ts';
import { measureTyping } from './typing.ts';

const folder = await Deno.makeTempDir({ prefix: 'thach-an-bench-' });
try {
  await measureServer();
  await measureAccounts();
  await measureOrdering();
  await measureSearch(5_000);
} finally {
  await Deno.remove(folder, { recursive: true });
}

async function measureServer() {
  const shop = await startShop();
  try {
    console.log('The shop beside a bare Hono handler that returns the same bytes (Brotli)');
    for (const row of await measureThroughput(shop, folder, ['/api/food/list', '/'])) {
      console.log(`  ${row.path}`);
      const line = (name: string, figure: 'rate' | 'perCpu') =>
        console.log(
          `    requests per second${name} ${row.shop[figure].toFixed(0).padStart(7)} / ${
            row.bare[figure].toFixed(0).padStart(7)
          }  ratio ${row.ratio[figure].toFixed(2)}`,
        );
      line('           ', 'rate');
      line(' of its CPU', 'perCpu');
    }
    const { uncached, uncached95, cached } = await measureRendering(shop.origin);
    console.log('A page of the store, request to last byte, one at a time');
    console.log(
      `  rendered anew ${ms(uncached)} (95 %: ${ms(uncached95)}), from memory ${
        ms(cached)
      }: ratio ${(uncached / cached).toFixed(1)}`,
    );
  } finally {
    await shop.stop();
  }
}

async function measureAccounts() {
  const shop = await startShop();
  try {
    const { known, unknown, ratio } = await measureLogInTimes(shop.origin);
    console.log('A refused log-in, medians of 200');
    console.log(
      `  e-mail with an account ${ms(known)}, without ${ms(unknown)}: ratio ${ratio.toFixed(3)}`,
    );
    const load = await measureHashingLoad(shop.origin);
    console.log('The product list, 99 % of requests, with 8 log-ins in flight');
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
  console.log('Orders by 32 customers at once, on an embedded file, durable (synchronous = FULL)');
  console.log(
    `  per second ${speed.shop.toFixed(0)}, the same statements through the bare client ${
      speed.bare.toFixed(0)
    }: ratio ${speed.ratio.toFixed(2)}; through node:sqlite ${speed.nodeSqlite.toFixed(0)}`,
  );
  console.log(
    `  one order ${ms(speed.median)}, 99 %: ${ms(speed.p99)} (bare client 99 %: ${
      ms(speed.bareP99)
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
      `  keystroke to results ${ms(toResults)} (95 %: ${ms(toResults95)}), to the frame ${
        ms(toFrame)
      }`,
    );
    const { data } = await (await fetch(`${shop.origin}/api/food/list`)).json();
    console.log(`  of these the search itself ${ms(searchTime(data))}`);
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
