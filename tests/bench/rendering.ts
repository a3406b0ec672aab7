import { median, quantile } from './statistics.ts';

/** Milliseconds from request to last byte, one request at a time. */
export interface Rendering {
  /** Of pages that nobody has asked for before. */
  uncached: number;
  uncached95: number;
  /** Of one page again and again. */
  cached: number;
}

/** Measures pages of the store that must be rendered beside one that need not. */
export async function measureRendering(origin: string): Promise<Rendering> {
  const run = Date.now();
  const uncached: number[] = [];
  const cached: number[] = [];
  for (let index = 0; index < 120; index += 1) {
    // A word that is found nowhere would give an empty page: this one gives a full one.
    uncached.push(await timed(`${origin}/store?product=none-${run}-${index}`));
    cached.push(await timed(`${origin}/store`));
  }
  // The first ones warm up the compiler.
  return {
    uncached: median(uncached.slice(20)),
    uncached95: quantile(uncached.slice(20), 0.95),
    cached: median(cached.slice(20)),
  };
}

async function timed(url: string): Promise<number> {
  const start = performance.now();
  const reply = await fetch(url);
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
  return performance.now() - start;
}
