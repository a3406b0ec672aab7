/**
 * Measures how long a new instance takes until its first page: `deno task bench:cold-start`. The
 * instance runs the bundle with Deno 2.5.0 and a libSQL server whose database is filled.
 */
import { startSqld } from '../../edge-api/testing/start-sqld.ts';
import { startEdge } from '../edge/start-edge.ts';
import { median, quantile } from './statistics.ts';

/** Maximum median from the load of the entry module to the first page, in ms. */
const limit = 600;

const runs = 9;
const folder = new URL('../../storefront/build/programs/', import.meta.url);

await using sqld = await startSqld();
const settings = { DATABASE_URL: sqld.url, SMTP_URL: 'smtp://127.0.0.1:1', LOG_LEVEL: 'warn' };

/** Starts instances one after another. The first ones migrate the database and fill caches. */
async function measure(name: string, entry: string): Promise<number> {
  const times: number[] = [];
  for (let run = -1; run < runs; run += 1) {
    await using shop = await startEdge({ entry, settings });
    if (run >= 0) times.push(shop.firstPage - await emptyStart());
  }
  const middle = median(times);
  const [least, p95] = [Math.min(...times), quantile(times, 0.95)].map(Math.round);
  console.log(`${name}: median ${Math.round(middle)} ms, least ${least} ms, 95 % ${p95} ms`);
  return middle;
}

/** Returns the time in which the runtime starts and answers with an empty entry module, in ms. */
async function emptyStart(): Promise<number> {
  await using empty = await startEdge({ entry: 'tests/bench/empty-entry.ts', settings });
  return empty.firstPage;
}

await measure('sources', 'storefront/server/edge.ts');
const bundled = await measure('bundle', 'storefront/build/programs/edge.js');
const sizes = await Array.fromAsync(
  Deno.readDir(folder),
  async ({ name }) => (await Deno.stat(new URL(name, folder))).size,
);
const total = sizes.reduce((sum, size) => sum + size, 0);
console.log(`size of the bundle: ${(total / 1e6).toFixed(1)} MB in ${sizes.length} files`);
if (bundled > limit) {
  console.error(`A cold start takes more than ${limit} ms.`);
  Deno.exitCode = 1;
}
