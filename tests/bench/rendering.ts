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
  const run = Date.now();
  const uncached: number[] = [];
  const cached: number[] = [];
  for (let index = 0; index < 120; index += 1) {
    // An unknown product renders a full page. An unknown search term would render an empty one.
    uncached.push(await timeRequest(`${origin}/store?product=none-${run}-${index}`));
    cached.push(await timeRequest(`${origin}/store`));
  }
  // The first requests are a warm-up.
  return {
    uncached: median(uncached.slice(20)),
    uncached95: quantile(uncached.slice(20), 0.95),
    cached: median(cached.slice(20)),
  };
}

async function timeRequest(url: string): Promise<number> {
  const start = performance.now();
  const reply = await fetch(url);
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
  return performance.now() - start;
}
