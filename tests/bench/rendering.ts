import { type Product, storeHref } from '@thach-an/edge-api/contract';
import { median, quantile } from './statistics.ts';

/** Times from request to last byte in ms, one request at a time. */
export interface Rendering {
  /** Pages that are not in the cache. */
  uncached: number;
  /** 95th percentile. */
  uncached95: number;
  /** A page that is in the cache. */
  cached: number;
}

/** Measures pages of the store that must be rendered, and one that is cached. */
export async function measureRendering(origin: string): Promise<Rendering> {
  const uncached: number[] = [];
  const cached: number[] = [];
  for (const path of (await combinations(origin)).slice(0, 120)) {
    uncached.push(await timeRequest(origin + path));
    cached.push(await timeRequest(`${origin}/store`));
  }
  // The first requests are a warm-up.
  return {
    uncached: median(uncached.slice(20)),
    uncached95: quantile(uncached.slice(20), 0.95),
    cached: median(cached.slice(20)),
  };
}

/** Returns addresses of different full pages. An unknown search term would render an empty one. */
async function combinations(origin: string): Promise<string[]> {
  const reply = await fetch(`${origin}/api/food/list`);
  const { data }: { data: readonly Product[] } = await reply.json();
  return [2, 3, 4].flatMap((page) => data.map(({ _id }) => storeHref({ page, product: _id })));
}

async function timeRequest(url: string): Promise<number> {
  const start = performance.now();
  const reply = await fetch(url);
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
  return performance.now() - start;
}
