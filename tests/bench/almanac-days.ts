import { createLog, readConfig } from '@thach-an/edge-api';
import { fromJulianDay, julianDay, toIsoDate } from '@thach-an/lunar';
import { openShop } from '../../storefront/server/open-shop.ts';
import { median, quantile } from './statistics.ts';

/** Number of days that are requested before the measured ones, and of these. */
const warmDays = 1_500;
const measuredDays = 1_000;

/** Times of days of the almanac in ms. */
export interface DayTimes {
  median: number;
  p95: number;
}

/** Measures days of the almanac in processes of their own, as a shop is one: medians of three. */
export async function measureAlmanacDays(folder: string): Promise<DayTimes> {
  const times: DayTimes[] = [];
  for (const name of ['a', 'b', 'c']) {
    const { stdout } = await new Deno.Command(Deno.execPath(), {
      args: ['run', '-A', '--no-check', 'tests/bench/almanac-days.ts', `${folder}/almanac-${name}`],
      stderr: 'inherit',
    }).output();
    times.push(JSON.parse(new TextDecoder().decode(stdout)));
  }
  return {
    median: median(times.map((each) => each.median)),
    p95: median(times.map(({ p95 }) => p95)),
  };
}

if (import.meta.main) {
  console.log(JSON.stringify(await timeDays(Deno.args[0]!)));
  Deno.exit();
}

/**
 * Times days of the almanac that are not in the cache: from the request to the compressed reply.
 * Each day is requested once, a week apart, from 1950 on.
 *
 * @param path beginning of the paths of the database and the mails
 */
async function timeDays(path: string): Promise<DayTimes> {
  const settings = new Map([
    ['DATABASE_URL', `file:${path}.db`],
    ['MAIL_DIR', `${path}-mail`],
    ['RATE_LIMIT', 'off'],
  ]);
  const { shop, close } = await openShop(readConfig(settings), createLog('error'));
  const client = { remoteAddr: { hostname: '127.0.0.1', port: 1, transport: 'tcp' } };
  const first = julianDay({ year: 1950, month: 1, day: 1 });
  const times: number[] = [];
  try {
    for (let index = 0; index < warmDays + measuredDays; index += 1) {
      const path = `/lich/${toIsoDate(fromJulianDay(first + index * 7))}`;
      const request = new Request(`http://localhost:8000${path}`, {
        headers: { 'Accept-Encoding': 'gzip' },
      });
      const start = performance.now();
      const reply = await shop.fetch(request, client);
      await reply.arrayBuffer();
      times.push(performance.now() - start);
      if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
    }
  } finally {
    await close();
  }
  const measured = times.slice(warmDays);
  return { median: median(measured), p95: quantile(measured, 0.95) };
}
