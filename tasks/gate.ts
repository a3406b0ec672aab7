/** The gate: every check in order, from the fast to the thorough, stopping at the first that fails. */

const checks: [task: string, failure: string][] = [
  ['check:format', 'Some files are not formatted. `deno fmt` mends it.'],
  ['check:lint', 'The linter found something.'],
  ['check:rules', 'A rule of this house is broken.'],
  ['check:types', 'The types do not fit together.'],
  ['test:unit', 'A unit test failed.'],
  ['test:stories', 'A story failed in the browser.'],
  ['test:e2e', 'The shop did not do as a shopper expects.'],
];

const only = Deno.args[0] === '--fast' ? 5 : checks.length;
const start = performance.now();
for (const [task, failure] of checks.slice(0, only)) {
  console.log(`\n— deno task ${task}`);
  const began = performance.now();
  const { success } = await new Deno.Command(Deno.execPath(), { args: ['task', '-q', task] })
    .spawn().status;
  if (!success) {
    console.error(`\nStopped at \`deno task ${task}\`. ${failure}`);
    Deno.exit(1);
  }
  console.log(`  ${seconds(began)} s`);
}
console.log(`\nAll ${only} checks passed in ${seconds(start)} s.`);

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(0);
}
