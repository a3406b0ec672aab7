/**
 * Runs the unit tests, and the examples of the doc comments, in a few processes at a time. Each
 * process loads a twentieth of the test files, and so the modules that they share once. With the
 * isolate per file of `deno test` a quarter of the CPU time went into loading.
 */
import { globSync } from 'node:fs';

const folders = [
  '.storybook',
  'back-office',
  'edge-api',
  'lunar',
  'storefront',
  'tasks',
  'tests',
  'ui',
];
const endings = ['test.ts', 'test.tsx'];

/** One more than the cores: many tests wait. */
const processes = navigator.hardwareConcurrency + 1;

/** Number of processes in a run. More keep the cores evenly busy, and load modules more often. */
const parts = 20;

const files = globSync(folders.flatMap((folder) => endings.map((end) => `${folder}/**/*.${end}`)), {
  exclude: ['**/node_modules', '**/build', '**/.react-router'],
}).sort();

const test = ['test', '-A', '--quiet', '--no-check', '--reporter=dot'];
// A pattern does not reach into a hidden folder.
const ignored = endings.flatMap((end) => [`**/*.${end}`, `.storybook/**/*.${end}`]);
const examples = [...test, '--doc', `--ignore=${ignored}`, ...folders];
const preload = ['--preload', 'edge-api/testing/check-replies.ts'];
// Neighbours are spread over the parts: the slowest tests stand in a few folders.
const runs = [
  examples,
  ...Array.from({ length: parts }, (_, part) => [
    ...[...test, ...preload, 'tasks/load-tests.ts', '--'],
    ...files.filter((_, index) => index % parts === part),
  ]),
];

let passed = 0;
let failed = 0;
const waiting = runs.values();
await Promise.all(Array.from({ length: processes }, async () => {
  for (const args of waiting) await run(args);
}));
console.log(`${passed} passed${failed ? `, ${failed} processes failed` : ''}`);
if (failed > 0) Deno.exit(1);

/** Runs a process to its end, counts its tests, and prints its output if one of them failed. */
async function run(args: string[]): Promise<void> {
  const process = new Deno.Command(Deno.execPath(), { args, env: { NO_COLOR: '1' } });
  const { success, stdout, stderr } = await process.output();
  const printed = new TextDecoder().decode(stdout);
  passed += Number(printed.match(/(\d+) passed/)?.[1] ?? 0);
  if (success) return;
  failed += 1;
  console.log(printed);
  console.error(new TextDecoder().decode(stderr));
}
