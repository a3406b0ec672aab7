/** The gate: every check in order, from the fast to the thorough, stopping at the first that fails. */

interface Check {
  task: string;
  failure: string;
}

const unit: Check = { task: 'test:unit', failure: 'A unit test failed.' };

/** Checks of one step run at the same time: neither of these two keeps both cores busy. */
const steps: Check[][] = [
  [{ task: 'check:format', failure: 'Some files are not formatted. `deno fmt` mends it.' }],
  [{ task: 'check:lint', failure: 'The linter found something.' }],
  [{ task: 'check:rules', failure: 'A rule of this house is broken.' }],
  [{ task: 'check:types', failure: 'The types do not fit together.' }],
  [
    unit,
    { task: 'test:stories', failure: 'A story failed in the browser.' },
  ],
  [{ task: 'test:e2e', failure: 'The shop did not do as a shopper expects.' }],
];

const fast: Check[][] = [...steps.slice(0, 4), [unit]];

const wanted = Deno.args[0] === '--fast' ? fast : steps;
const start = performance.now();
for (const step of wanted) {
  const failed = (await Promise.all(step.map((check) => run(check, step.length > 1))))
    .find(({ success }) => !success);
  if (failed) {
    console.error(`\nStopped at \`deno task ${failed.check.task}\`. ${failed.check.failure}`);
    Deno.exit(1);
  }
}
console.log(`\nAll ${wanted.flat().length} checks passed in ${seconds(start)} s.`);

/** Runs a check; one that has company says what it has to say when it has ended. */
async function run(check: Check, inCompany: boolean) {
  const began = performance.now();
  const title = `\n— deno task ${check.task}`;
  const args = ['task', '-q', check.task];
  if (!inCompany) {
    console.log(title);
    const { success } = await new Deno.Command(Deno.execPath(), { args }).spawn().status;
    console.log(`  ${seconds(began)} s`);
    return { check, success };
  }
  const { success, stdout, stderr } = await new Deno.Command(Deno.execPath(), { args }).output();
  const decoder = new TextDecoder();
  console.log(title);
  console.log(decoder.decode(stdout));
  console.error(decoder.decode(stderr));
  console.log(`  ${seconds(began)} s`);
  return { check, success };
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(0);
}
