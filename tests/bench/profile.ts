/**
 * Prints where the time of a dynamic request goes, by the part of the code that spends it, and
 * writes it as a flame graph.
 *
 *     deno run -A tests/bench/profile.ts [cart | analysis] [file.svg]
 */
import { createLog, readConfig, serve } from '@thach-an/edge-api';
import { type Profiler, Session } from 'node:inspector/promises';
import { openShop } from '../../storefront/server/open-shop.ts';
import { freePort } from '../../edge-api/testing/free-port.ts';
import { flameGraph } from './flame-graph.ts';
import { analysis, cartChange } from './posts.ts';

/** Seconds of the warm-up and of the measurement. */
const seconds = 4;

/** Parts of the code by the address of a frame, the first that matches. */
const parts: readonly [RegExp, string][] = [
  [/\/lunar\/|day-view/, 'lunar'],
  [/\/edge-api\/(db|operations)\/|drizzle-orm|libsql/, 'database: statements, driver, thread'],
  [/\/edge-api\/(rate-limit|concurrency)\//, 'limits and queues'],
  [/\/edge-api\/log|telemetry\//, 'log and telemetry'],
  [/\/edge-api\/(account|cart|tu-vi)\//, 'routes and sessions'],
  [/\/edge-api\/http\/|\/storefront\/server\//, 'our middleware'],
  [/\/zod|hono\/validator|zod-validator/, 'validation'],
  [/\/hono/, 'Hono'],
  [/^ext:deno_(http|web|fetch)|^ext:core/, 'Deno: request, reply, streams'],
];

const [name = 'cart', file] = Deno.args;
const folder = await Deno.makeTempDir({ prefix: 'thach-an-profile-' });
const port = freePort();
const config = readConfig(
  new Map([
    ['DATABASE_URL', `file:${folder}/shop.db`],
    ['MAIL_DIR', `${folder}/mail`],
    ['RATE_LIMIT', 'off'],
    ['PORT', String(port)],
  ]),
);
const log = createLog('info', () => {});
const { shop, memo, close, endStreams } = await openShop(config, log);
void serve(shop, config, log, close, memo, endStreams);
const origin = `http://localhost:${port}`;
const post = name === 'analysis' ? analysis : await cartChange(origin);
await load();
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.start');
const requests = await load();
const { profile } = await session.post('Profiler.stop');
print(timesOf(profile), requests);
if (file) await Deno.writeTextFile(file, flameGraph(profile, `POST ${post.path}`));
await Deno.remove(folder, { recursive: true });
Deno.exit();

/** Sends requests from another process. Returns their number. */
async function load(): Promise<number> {
  const headers = { 'Content-Type': 'application/json', ...post.headers };
  const options = [
    '-c',
    '16',
    '-d',
    String(seconds),
    '-m',
    'POST',
    '-b',
    JSON.stringify(post.body),
  ];
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: [
      ...['run', '-A', 'npm:autocannon', '--json', ...options],
      ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]),
      origin + post.path,
    ],
    stderr: 'null',
  }).output();
  const result = JSON.parse(new TextDecoder().decode(stdout));
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${post.path} failed under load`);
  return result.requests.total;
}

/** Returns the time in µs that each part spends in its own frames and in those without a part. */
function timesOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Map<string, number> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((to) => [to, id])));
  const partOf = (id: number | undefined): string => {
    for (let at = id; at !== undefined; at = parents.get(at)) {
      const { url, functionName } = byId.get(at)!.callFrame;
      if (functionName === '(idle)') return '';
      if (functionName === '(garbage collector)') return 'garbage collector';
      const part = parts.find(([pattern]) => pattern.test(url))?.[1];
      if (part) return part;
    }
    return 'others';
  };
  const times = new Map<string, number>();
  samples.forEach((id, index) => {
    const part = partOf(id);
    if (part !== '') times.set(part, (times.get(part) ?? 0) + (timeDeltas[index] ?? 0));
  });
  return times;
}

function print(times: Map<string, number>, requests: number): void {
  const total = times.values().reduce((sum, time) => sum + time, 0);
  console.log(`POST ${post.path}: ${(total / requests).toFixed(0)} µs of the main thread`);
  for (const [part, time] of [...times].sort(([, one], [, other]) => other - one)) {
    const share = `${(100 * time / total).toFixed(0)} %`;
    console.log(`${share.padStart(6)} ${(time / requests).toFixed(1).padStart(8)} µs  ${part}`);
  }
}
