/**
 * First arguments of `deno` for a process that a test starts. By default each start compares the
 * installed packages with the lock file. The test itself has done that, so `manual` omits it. This
 * saves a quarter of the CPU time of a short command.
 */
export const runOptions = ['run', '--quiet', '--no-check', '--node-modules-dir=manual'] as const;
