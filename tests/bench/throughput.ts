import autocannon from 'autocannon';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import process from 'node:process';
import { freePort, type RunningShop } from '../start-shop.ts';
import type { BareReply } from './baseline-server.ts';
import { cpuTime } from './cpu-time.ts';
import { median } from './statistics.ts';

/** Rounds of each; they alternate, so that what else the machine does meets both. */
const rounds = 5;
const seconds = 2;

/** What one server did under load. */
interface Load {
  /** Requests per second. */
  rate: number;
  /** Requests per second of its own CPU time. */
  perCpu: number;
}

/** The shop and the bare thing with the same bytes. */
export interface Throughput {
  path: string;
  shop: Load;
  bare: Load;
  /** Medians of the rounds' ratios. */
  ratio: Load;
}

/** Measures paths of a running shop beside a bare Hono handler that returns the same bytes. */
export async function measureThroughput(
  shop: RunningShop,
  folder: string,
  paths: readonly string[],
): Promise<Throughput[]> {
  const file = `${folder}/replies.json`;
  const replies = await Promise.all(paths.map((path) => takeReply(shop.origin, path)));
  await writeFile(file, JSON.stringify(replies));
  const port = await freePort();
  const bare = spawn(process.execPath, ['run', '-A', 'tests/bench/bare.ts', String(port), file], {
    stdio: 'inherit',
  });
  try {
    const origin = `http://localhost:${port}`;
    await answering(origin + paths[0], bare);
    const results: Throughput[] = [];
    for (const path of paths) results.push(await compare(path, shop, { origin, pid: bare.pid! }));
    return results;
  } finally {
    bare.kill();
    await once(bare, 'exit');
  }
}

type Server = Pick<RunningShop, 'origin' | 'pid'>;

async function compare(path: string, shop: Server, bare: Server): Promise<Throughput> {
  await load(shop, path, 1);
  await load(bare, path, 1);
  const pairs: { shop: Load; bare: Load }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    pairs.push({ shop: await load(shop, path, seconds), bare: await load(bare, path, seconds) });
  }
  const middle = (of: (pair: typeof pairs[number], figure: keyof Load) => number): Load => ({
    rate: median(pairs.map((pair) => of(pair, 'rate'))),
    perCpu: median(pairs.map((pair) => of(pair, 'perCpu'))),
  });
  return {
    path,
    shop: middle(({ shop }, figure) => shop[figure]),
    bare: middle(({ bare }, figure) => bare[figure]),
    ratio: middle(({ shop, bare }, figure) => shop[figure] / bare[figure]),
  };
}

/** Fails when a reply is no success. Pipelined, so that the server has always something to do. */
async function load({ origin, pid }: Server, path: string, duration: number): Promise<Load> {
  const before = await cpuTime(pid);
  const result = await autocannon({
    url: origin + path,
    duration,
    connections: 16,
    pipelining: 8,
    headers: { 'Accept-Encoding': 'br' },
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${path} failed under load`);
  const { total } = result.requests;
  return { rate: total / result.duration, perCpu: total / (await cpuTime(pid) - before) };
}

async function takeReply(origin: string, path: string): Promise<BareReply> {
  // fetch() would unpack the bytes.
  const { get } = await import('node:http');
  return await new Promise((resolve, reject) => {
    get(origin + path, { headers: { 'Accept-Encoding': 'br' } }, async (reply) => {
      const chunks = await Array.fromAsync(reply as AsyncIterable<Uint8Array>);
      const headers = Object.fromEntries(
        ['content-type', 'content-encoding', 'etag', 'vary', 'cache-control'].map((name) => [
          name,
          String(reply.headers[name]),
        ]),
      );
      const body = new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer()).toBase64();
      resolve({ path, headers, body });
    }).on('error', reject);
  });
}

async function answering(url: string, server: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline;) {
    if (server.exitCode !== null) throw new Error('The bare server did not start');
    const reply = await fetch(url).catch(() => undefined);
    await reply?.body?.cancel();
    if (reply?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The bare server did not answer');
}
