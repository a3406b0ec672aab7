/**
 * Runs every check of `deno task test`, from the fast to the slow, and stops after the first group
 * with a failure. With `--fast` only the checks of `deno task check` run.
 */

interface Check {
  /** Name of the task in `deno.json`. */
  task: string;
  /** Printed when the task fails. */
  failure: string;
}

const unit: Check = { task: 'test:unit', failure: 'A unit test failed.' };

const fast: Check[] = [
  { task: 'check:format', failure: 'Some files are not formatted. `deno fmt` formats them.' },
  { task: 'check:lint', failure: 'The linter reported a problem.' },
  { task: 'check:rules', failure: 'A custom lint rule is violated.' },
  { task: 'check:types', failure: 'The type check failed.' },
];

/**
 * Groups run one after another. The checks of a group run at the same time, to keep both cores
 * busy.
 */
const groups: Check[][] = Deno.args[0] === '--fast' ? [fast, [unit]] : [
  [...fast, { task: 'build', failure: 'The pages cannot be built.' }],
  [unit, { task: 'test:stories', failure: 'A story failed in the browser.' }],
  [
    { task: 'test:e2e', failure: 'An end-to-end test failed.' },
    { task: 'test:canary', failure: 'The accessibility check of the stories does not work.' },
  ],
];

if (Deno.env.get('TEST_FULL') && Deno.args[0] !== '--fast') {
  groups.push([{ task: 'check:storybook', failure: 'The published Storybook has errors.' }]);
}

const start = performance.now();
for (const group of groups) {
  const results = await Promise.all(group.map((check) => run(check)));
  const failed = results.filter(({ success }) => !success);
  for (const { check, print } of failed) {
    await print();
    console.error(`\nFailed: \`deno task ${check.task}\`. ${check.failure}`);
  }
  if (failed.length > 0) Deno.exit(1);
}
console.log(`All ${groups.flat().length} checks passed in ${secondsSince(start)} s.`);

function secondsSince(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(0);
}

interface Result {
  check: Check;
  success: boolean;
  print(): Promise<void>;
}

/**
 * Runs a check. A check that passes prints one line, with the result that its runner printed last
 * and the tests that failed at first. The output of a failed check is left to the caller, to stand
 * at the end.
 */
async function run(check: Check): Promise<Result> {
  const start = performance.now();
  const args = ['task', '-q', check.task];
  const { success, code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args,
    env: { NO_COLOR: '1' },
  }).output();
  const seconds = secondsSince(start);
  if (success) {
    const printed = new TextDecoder().decode(stdout);
    const counts = printed.match(/^.*\d passed.*$/gm)?.at(-1)?.trim() ?? 'passed';
    const flaky = printed.match(/^ +\d+ flaky\n(?: {4}.*\n)*/m)?.[0] ?? '';
    console.log(`${check.task.padEnd(12)} ${seconds.padStart(4)} s  ${counts}`);
    if (flaky) console.log(flaky.trimEnd());
  }
  const print = async () => {
    console.log(`\n— deno task ${check.task}`);
    await writeAll(Deno.stdout, stdout);
    await writeAll(Deno.stderr, stderr);
    console.log(`  failed after ${seconds} s with exit code ${code}`);
  };
  return { check, success, print };
}

/** Writes all bytes: a pipe may take only a part of them at once. */
async function writeAll(stream: typeof Deno.stdout, bytes: Uint8Array): Promise<void> {
  for (let written = 0; written < bytes.length;) {
    written += await stream.write(bytes.subarray(written));
  }
}
