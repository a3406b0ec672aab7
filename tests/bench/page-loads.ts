import { type Browser, chromium } from 'playwright';
import { launchOptions } from '../chromium.ts';
import { median } from './statistics.ts';

/** Factor by which the browser slows the page down, as Lighthouse does for a phone. */
const slowdown = 4;

/** Number of loads of each page. */
const loads = 5;

/** Time in ms in which a loaded page is observed. The last scripts start 1.5 s after the page. */
const observed = 4_000;

/** Load of a page in a browser at a quarter of its speed. All values are medians of the loads. */
export interface PageLoad {
  path: string;
  /** Longest task of the main thread after the first paint, in ms. */
  longest: number;
  /** Total blocking time in ms: the part of each of these tasks above 50 ms. */
  blocking: number;
  /** Size of the loaded scripts in bytes, compressed. */
  scripts: number;
}

/** Loads pages in a slow browser at the size of a phone. */
export async function measurePageLoads(
  origin: string,
  paths: readonly string[],
): Promise<PageLoad[]> {
  const browser = await chromium.launch(await launchOptions());
  try {
    const results: PageLoad[] = [];
    for (const path of paths) {
      const rows: Load[] = [];
      for (let count = 0; count < loads; count += 1) rows.push(await load(browser, origin + path));
      results.push({
        path,
        longest: median(rows.map(({ tasks }) => Math.max(0, ...tasks))),
        blocking: median(rows.map(({ tasks }) => blockingTime(tasks))),
        scripts: median(rows.map(({ scripts }) => scripts)),
      });
    }
    return results;
  } finally {
    await browser.close();
  }
}

interface Load {
  /** Times of the tasks after the first paint, in ms. */
  tasks: number[];
  scripts: number;
}

async function load(browser: Browser, url: string): Promise<Load> {
  // A context of its own, because another load's scripts would be in the cache.
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await browser.startTracing(page, {
      categories: ['loading', 'toplevel', 'disabled-by-default-devtools.timeline'],
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(observed);
    const trace = await browser.stopTracing();
    return {
      tasks: tasksAfterPaint(JSON.parse(trace.toString()).traceEvents),
      scripts: await page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => name.endsWith('.js'))
          .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
      ),
    };
  } finally {
    await context.close();
  }
}

/** Event of Chromium's trace format. Times are in µs. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  /** CPU time of the thread, which other processes do not lengthen. */
  tdur?: number;
}

function tasksAfterPaint(events: readonly TraceEvent[]): number[] {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The page has painted nothing');
  return events
    .filter(({ name, pid, tid, ts }) =>
      name === 'RunTask' && pid === paint.pid && tid === paint.tid && ts >= paint.ts
    )
    .map(({ tdur = 0 }) => tdur / 1_000);
}

function blockingTime(tasks: readonly number[]): number {
  return tasks.reduce((sum, time) => sum + Math.max(0, time - 50), 0);
}
