import { readFile } from 'node:fs/promises';
import { defaultShipping, orderTotals, type Product } from '@thach-an/edge-api/contract';
import { sampleAddress } from '../../edge-api/testing/sample-address.ts';
import { type RunningShop, startShop } from '../start-shop.ts';
import { measurePages, type PageFigures } from './catalogue-pages.ts';
import { cpuTime } from './cpu-time.ts';
import { fillLargeCatalogue } from './large-catalogue.ts';
import { observeStops } from './longest-stop.ts';
import { median } from './statistics.ts';

/** Numbers of products that are compared. */
export const catalogueSizes = [56, 1_000, 10_000, 100_000] as const;

/** Figures of a shop with one number of products. */
export interface CatalogueFigures extends PageFigures {
  /** From the start of the process to its first answer, with built pages, in ms. */
  start: number;
  /** Resident memory of the server after all requests, in MB. */
  memory: number;
  /** CPU time of the server per sale while ten a second are made, in ms. */
  saleCpu: number;
  /**
   * Longest time of a small cached reply during the sales, in ms, seen from another thread: median
   * of three runs.
   */
  longestStop: number;
}

/** Sales per second, and their number. */
const salesPerSecond = 10;
const sales = 60;

/** Measures shops that differ in their number of products. */
export async function measureCatalogueSizes(
  folder: string,
  onResult: (count: number, figures: CatalogueFigures) => void,
): Promise<void> {
  const shops: (RunningShop & { start: number })[] = [];
  try {
    for (const count of catalogueSizes) {
      const url = `file:${folder}/catalogue-${count}.db`;
      await fillLargeCatalogue(url, count, 1_000_000);
      shops.push(await startTimed(url));
    }
    const pages = await measurePages(shops.map(({ origin }) => origin));
    for (const [index, { origin, pid, start }] of shops.entries()) {
      const selling = await measureSales(origin, pid);
      const memory = await residentMemory(pid);
      onResult(catalogueSizes[index]!, { start, ...pages[index]!, ...selling, memory });
    }
  } finally {
    for (const shop of shops) await shop.stop();
  }
}

/** Starts a shop and measures how long that takes. */
async function startTimed(databaseUrl: string) {
  const begun = performance.now();
  const shop = await startShop({
    DATABASE_URL: databaseUrl,
    COD_MAX_OPEN_ORDERS_UNVERIFIED: '100000',
    ORDER_MAX_QUANTITY_UNVERIFIED: '100',
    COD_MAX_AMOUNT_UNVERIFIED: '1000000000',
  });
  return { ...shop, start: performance.now() - begun };
}

/** Compares the CPU time of the server with and without sales, while visitors read. */
async function measureSales(origin: string, pid: number) {
  const register = await post(`${origin}/api/user/register`, {
    name: 'Bench',
    email: `bench-${Date.now()}@example.com`,
    password: 'một mật khẩu dài',
  });
  const { data } = await (await fetch(`${origin}/api/catalogue/products?page=2`)).json();
  const order = orderOf((data as [Product])[0]);
  const run = async (sell: boolean) => {
    const stops = observeStops(origin);
    const before = await cpuTime(pid);
    const reading = readUntil(origin, AbortSignal.timeout(sales / salesPerSecond * 1_000));
    const start = performance.now();
    for (let sale = 0; sale < sales; sale += 1) {
      const due = start + sale * 1_000 / salesPerSecond;
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
      if (sell) await post(`${origin}/api/order/placecod`, order(sale), register.token);
    }
    await reading;
    return { cpu: await cpuTime(pid) - before, longest: await stops() };
  };
  await run(true);
  const idle = await run(false);
  // Another process on the machine lengthens one of several runs.
  const busy = [await run(true), await run(true), await run(true)];
  const cpu = median(busy.map((each) => each.cpu));
  return {
    saleCpu: (cpu - idle.cpu) * 1_000 / sales,
    longestStop: median(busy.map(({ longest }) => longest)),
  };
}

function orderOf({ _id, name, price }: Product) {
  const items = [{ _id, name, price, quantity: 1 }];
  const { amount } = orderTotals(items, defaultShipping);
  return (number: number) => ({
    address: { ...sampleAddress, street: `${number} Hàng Bạc` },
    items,
    amount,
  });
}

/** Requests the store until the signal. */
async function readUntil(origin: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await (await fetch(`${origin}/store`)).arrayBuffer();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

async function post(url: string, body: unknown, token = '') {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', token },
    body: JSON.stringify(body),
  });
  const json = await reply.json();
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}: ${json.message}`);
  return json;
}

/** Returns the resident memory of the server, the child of the start task, in MB. */
async function residentMemory(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const status = await readFile(`/proc/${children.trim().split(' ')[0]}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024;
}
