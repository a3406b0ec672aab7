/**
 * Runs a program until it ends. SIGINT and SIGTERM end it with SIGTERM, and this process after it,
 * with the same exit code.
 *
 * @param watch called with the process id; the function that it returns is called at the end
 */
export async function runChild(
  command: Deno.Command,
  watch: (pid: number) => () => void = () => () => {},
): Promise<Deno.CommandStatus> {
  const child = command.spawn();
  const unwatch = watch(child.pid);
  let signalled = false;
  const forward = () => {
    signalled = true;
    try {
      child.kill('SIGTERM');
    } catch (error) {
      // It has ended in the meantime.
      if (!(error instanceof TypeError)) throw error;
    }
  };
  // A terminal sends SIGINT to the child as well.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) Deno.addSignalListener(signal, forward);
  const status = await child.status;
  unwatch();
  if (signalled) Deno.exit(status.code);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) Deno.removeSignalListener(signal, forward);
  return status;
}
