/**
 * First arguments of `deno` for a process that a test starts. The test itself has installed the
 * packages. Without this mode, every start compares them with the lock file, which takes a quarter
 * of the CPU time of a short command.
 */
export const runOptions = ['run', '--quiet', '--no-check', '--node-modules-dir=manual'] as const;
