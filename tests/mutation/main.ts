/**
 * Draws mutants at random over `edge-api` and `storefront`, and lists those that no unit test near
 * their file notices: `deno task mutants --count 60 --seed 1`. It changes the sources while it
 * runs, so it belongs into a clone of its own. Other tests may still notice a survivor.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildImportGraph } from '../../tasks/rules/import-graph.ts';
import { readSources } from '../../tasks/rules/read-sources.ts';
import { findMutants, type Mutant } from './find-mutants.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    tests: { type: 'string', default: '12' },
  },
});
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Time for the tests of a mutant, in ms. */
const timeout = 600_000;

const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const files = (await readSources(root)).filter(({ path }) => /\.tsx?$/.test(path));
const sources = files.map(({ path }) => path);
const mutated = files.filter(({ path }) =>
  /^(?:edge-api|storefront)\//.test(path) &&
  !/\.test\.|\/(?:testing|bench|migrations)\/|sentences|\.d\.ts|config\.ts/.test(path)
);
const users = new Map<string, string[]>();
for (const [user, used] of buildImportGraph(files)) {
  for (const path of used) users.set(path, [...users.get(path) ?? [], user]);
}

/** Returns the tests beside a file or that import it: first those whose paths are most alike. */
function testsOf(path: string): string[] {
  const beside = path.replace(/tsx?$/, 'test.');
  // A test that runs its file in another process does not import it.
  const found = new Set([path, ...sources.filter((one) => one.startsWith(beside))]);
  for (const one of found) for (const user of users.get(one) ?? []) found.add(user);
  const likeness = (test: string) => [...test].findIndex((letter, at) => letter !== path[at]);
  return [...found].filter(isTest).sort((a, b) => likeness(b) - likeness(a))
    .slice(0, Number(values.tests));
}

/** Creates a generator of numbers from 0 to 1 (mulberry32). */
function createRandom(seed: number): () => number {
  return () => {
    seed = seed + 0x6d2b79f5 | 0;
    let t = Math.imul(seed ^ seed >>> 15, 1 | seed);
    t = t + Math.imul(t ^ t >>> 7, 61 | t) ^ t;
    return ((t ^ t >>> 14) >>> 0) / 2 ** 32;
  };
}

/** Runs tests with a mutant. Returns what they show: a timeout is no proof. */
async function run({ path, start, from, to }: Mutant, tests: string[]) {
  if (tests.length === 0) return 'untested';
  const file = `${root}/${path}`;
  const text = await Deno.readTextFile(file);
  try {
    await Deno.writeTextFile(file, text.slice(0, start) + to + text.slice(start + from.length));
    const { success, signal } = await new Deno.Command(Deno.execPath(), {
      args: [
        ...['test', '-A', '--no-check', '--quiet', '--fail-fast', '--reporter=dot'],
        ...['--preload', 'edge-api/testing/check-replies.ts', ...tests],
      ],
      cwd: root,
      stdout: 'null',
      stderr: 'null',
      signal: AbortSignal.timeout(timeout),
    }).output();
    if (signal) return 'timeout';
    return success ? 'survives' : 'noticed';
  } finally {
    await Deno.writeTextFile(file, text);
  }
}

const all = (await Promise.all(
  mutated.map(async ({ path }) => findMutants(path, await Deno.readTextFile(`${root}/${path}`))),
)).flat();
const random = createRandom(Number(values.seed));
let noticed = 0;
for (let number = 1; number <= Number(values.count); number += 1) {
  const mutant = all[Math.floor(random() * all.length)]!;
  const tests = testsOf(mutant.path);
  const result = await run(mutant, tests);
  if (result === 'noticed') noticed += 1;
  const { path, line, from, to } = mutant;
  const change = `${from} → ${to}`.replaceAll(/\s+/g, ' ').slice(0, 100);
  console.log(
    `${result.padEnd(8)} ${path}:${line}  ${change}  (${tests.length} tests)`,
  );
}
console.log(`${noticed} of ${values.count} mutants are noticed.`);
