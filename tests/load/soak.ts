/**
 * Sends mixed requests to a shop with all limits for some time, watches the memory of its server
 * and the waiting time of a cached page beside that of a bare server, and fails if a limit is
 * exceeded.
 *
 * ```sh
 * deno task soak --minutes 15 --rate 60
 * ```
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { startShop } from '../start-shop.ts';
import { residentMemory, serverOf } from './resident-memory.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '15' },
    rate: { type: 'string', default: '60' },
  },
});
const seconds = Number(values.minutes) * 60;

/** Limits in MB and ms. */
const limits = { memory: 400, growth: 40, wait: 50 };

/** Interval between two probes of a cached page, and between two lines of the report, in ms. */
const probeInterval = 100;
const reportInterval = 30_000;

await using shop = await open();
const server = await serverOf(shop.pid);
const bare = await startBareServer();
const traffic = spawn(process.execPath, [
  ...['run', '-A', new URL('soak-traffic.ts', import.meta.url).pathname],
  ...[shop.origin, values.rate, String(seconds)],
], { stdio: ['ignore', 'pipe', 'inherit'] });
let counts = '';
traffic.stdout.on('data', (part) => counts += part);
const ended = new Promise((resolve) => traffic.on('exit', resolve));
let running = true;
ended.then(() => running = false);

const agent = new Agent({ keepAlive: true });
const start = performance.now();
const memory: { at: number; mb: number }[] = [];
let waits: number[] = [];
let bareWaits: number[] = [];
let longest = 0;
let nextReport = reportInterval;
console.log('second  memory MB  longest wait ms  99 % ms  longest wait of a bare server ms');
while (running) {
  const [wait, bareWait] = await Promise.all([probe(shop.origin), probe(bare.origin)]);
  waits.push(wait);
  bareWaits.push(bareWait);
  await new Promise((resolve) => setTimeout(resolve, probeInterval));
  const at = performance.now() - start;
  if (at < nextReport) continue;
  nextReport += reportInterval;
  const { mb } = await residentMemory(server);
  memory.push({ at, mb });
  waits.sort((a, b) => a - b);
  const most = waits.at(-1)!;
  // The first minute warms up the compiler.
  if (at > 60_000) longest = Math.max(longest, most);
  const high = waits[Math.floor(waits.length * 0.99)]!;
  console.log(
    `${Math.round(at / 1_000)}  ${mb.toFixed(0)}  ${most.toFixed(1)}  ${high.toFixed(1)}  ` +
      Math.max(...bareWaits).toFixed(1),
  );
  waits = [];
  bareWaits = [];
}
await ended;
bare.process.kill();
console.log(counts.trim());
const steady = memory.filter(({ at }) => at > 60_000).map(({ mb }) => mb);
const most = Math.max(...memory.map(({ mb }) => mb));
const growth = steady.at(-1)! - steady[0]!;
console.log(
  `memory: at most ${most.toFixed(0)} MB, ${growth.toFixed(0)} MB more at the end than after a ` +
    `minute; longest wait of a cached page after a minute: ${longest.toFixed(1)} ms`,
);
const failed = most > limits.memory || growth > limits.growth || longest > limits.wait;
if (failed) process.exitCode = 1;
console.log(failed ? 'A limit is exceeded.' : 'All limits are met.');

async function open() {
  const shop = await startShop({ RATE_LIMIT: 'on' });
  return { ...shop, [Symbol.asyncDispose]: shop.stop };
}

/** Starts a server of its own that does nothing else: its waiting times are the machine's. */
async function startBareServer() {
  const script = `require('node:http').createServer((_, reply) => reply.end('ok'))
    .listen(0, '127.0.0.1', function () { console.log(this.address().port) })`;
  const child = spawn('node', ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(child.stdout, 'data');
  return { process: child, origin: `http://127.0.0.1:${String(port).trim()}` };
}

/** Requests a page and returns the time until its end, in ms. */
function probe(origin: string): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    request(`${origin}/`, { agent, headers: { 'Accept-Encoding': 'gzip' } }, (reply) => {
      if (reply.statusCode !== 200) reject(new Error(`/ answered ${reply.statusCode}`));
      reply.resume();
      reply.on('end', () => resolve(performance.now() - start));
    }).on('error', reject).end();
  });
}
