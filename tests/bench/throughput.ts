import autocannon from 'autocannon';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import process from 'node:process';
import { freePort } from '../../edge-api/testing/free-port.ts';
import type { RunningShop } from '../start-shop.ts';
import type { StoredResponse } from './baseline-server.ts';
import { cpuTime } from './cpu-time.ts';
import { median } from './statistics.ts';

/** Rounds of each server. They alternate, so that other load on the machine affects both. */
const rounds = 5;
const seconds = 2;

/** Throughput of one server. */
interface Load {
  /** Requests per second. */
  rate: number;
  /** Requests per second of its CPU time. */
  perCpu: number;
}

/** Throughput of the shop and the baseline for one path. */
export interface Throughput {
  path: string;
  shop: Load;
  baseline: Load;
  /** Medians of the rounds' ratios. */
  ratio: Load;
}

/** A POST request that is measured. */
export interface Post {
  path: string;
  body: unknown;
  headers?: Record<string, string>;
}

/**
 * Measures paths of a running shop and of a Hono handler that returns the same stored bytes, and
 * requests that both servers execute.
 */
export async function measureThroughput(
  shop: RunningShop,
  folder: string,
  paths: readonly string[],
  posts: readonly Post[],
): Promise<Throughput[]> {
  const file = `${folder}/responses.json`;
  const responses = await Promise.all(paths.map((path) => fetchCompressed(shop.origin, path)));
  await writeFile(file, JSON.stringify(responses));
  const port = freePort();
  const baseline = spawn(process.execPath, [
    'run',
    '-A',
    'tests/bench/baseline-server.ts',
    String(port),
    file,
    `${folder}/baseline.db`,
  ], {
    stdio: 'inherit',
  });
  try {
    const origin = `http://localhost:${port}`;
    await untilReady(origin + paths[0], baseline);
    const results: Throughput[] = [];
    for (const request of [...paths.map((path) => ({ path })), ...posts]) {
      results.push(await compare(request, shop, { origin, pid: baseline.pid! }));
    }
    return results;
  } finally {
    baseline.kill();
    await once(baseline, 'exit');
  }
}

type Server = Pick<RunningShop, 'origin' | 'pid'>;
type Measured = { path: string } | Post;

async function compare(request: Measured, shop: Server, baseline: Server): Promise<Throughput> {
  await load(shop, request, 1);
  await load(baseline, request, 1);
  const pairs: { shop: Load; baseline: Load }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    pairs.push({
      shop: await load(shop, request, seconds),
      baseline: await load(baseline, request, seconds),
    });
  }
  const medianOf = (select: (pair: typeof pairs[number], figure: keyof Load) => number): Load => ({
    rate: median(pairs.map((pair) => select(pair, 'rate'))),
    perCpu: median(pairs.map((pair) => select(pair, 'perCpu'))),
  });
  return {
    path: request.path,
    shop: medianOf(({ shop }, figure) => shop[figure]),
    baseline: medianOf(({ baseline }, figure) => baseline[figure]),
    ratio: medianOf(({ shop, baseline }, figure) => shop[figure] / baseline[figure]),
  };
}

/**
 * Fails unless all responses are successful. Requests without a body are pipelined to keep the
 * server busy.
 */
async function load({ origin, pid }: Server, request: Measured, duration: number): Promise<Load> {
  const before = await cpuTime(pid);
  const result = await autocannon({
    url: origin + request.path,
    duration,
    connections: 16,
    ...('body' in request
      ? {
        method: 'POST' as const,
        body: JSON.stringify(request.body),
        headers: { 'Content-Type': 'application/json', ...request.headers },
      }
      : { pipelining: 8, headers: { 'Accept-Encoding': 'br' } }),
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${request.path} failed under load`);
  const { total } = result.requests;
  return { rate: total / result.duration, perCpu: total / (await cpuTime(pid) - before) };
}

async function fetchCompressed(origin: string, path: string): Promise<StoredResponse> {
  // A page is compressed with Brotli when it is requested again.
  for (const deadline = Date.now() + 10_000; Date.now() < deadline;) {
    const response = await fetchStored(origin, path);
    if (response.headers['content-encoding'] === 'br') return response;
  }
  throw new Error(`${path} is not compressed with Brotli`);
}

async function fetchStored(origin: string, path: string): Promise<StoredResponse> {
  // fetch() would decompress the body.
  const { get } = await import('node:http');
  return await new Promise((resolve, reject) => {
    get(origin + path, { headers: { 'Accept-Encoding': 'br' } }, async (response) => {
      const chunks = await Array.fromAsync(response as AsyncIterable<Uint8Array>);
      const headers = Object.fromEntries(
        ['content-type', 'content-encoding', 'etag', 'vary', 'cache-control'].map((name) => [
          name,
          String(response.headers[name]),
        ]),
      );
      const body = new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer()).toBase64();
      resolve({ path, headers, body });
    }).on('error', reject);
  });
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline;) {
    if (server.exitCode !== null) throw new Error('The baseline server did not start');
    const reply = await fetch(url).catch(() => undefined);
    await reply?.body?.cancel();
    if (reply?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The baseline server is not ready');
}
