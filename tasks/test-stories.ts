/**
 * Runs all stories as tests in a browser, and then a story that is wrong on purpose: when the
 * accessibility check lets that one pass, it checks nothing.
 */
async function runStories(
  environment: Record<string, string>,
  { quiet = false, names = [] as string[] } = {},
): Promise<boolean> {
  const { success } = await new Deno.Command(Deno.execPath(), {
    args: ['run', '-A', 'npm:vitest', 'run', '--reporter=dot', ...names],
    env: { STORYBOOK_DISABLE_TELEMETRY: '1', ...environment },
    stdout: quiet ? 'null' : 'inherit',
    stderr: quiet ? 'null' : 'inherit',
  }).spawn().status;
  return success;
}

if (!await runStories({}, { names: Deno.args })) Deno.exit(1);
if (await runStories({ STORIES: 'canary' }, { quiet: true })) {
  console.error('A story without a label passed: the accessibility check is not at work.');
  Deno.exit(1);
}
