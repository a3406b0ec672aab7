/**
 * Runs a program until it ends. SIGINT and SIGTERM end it with SIGTERM, and this process after it,
 * with the same exit code.
 */
export async function runChild(command: Deno.Command): Promise<Deno.CommandStatus> {
  const child = command.spawn();
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
  if (signalled) Deno.exit(status.code);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) Deno.removeSignalListener(signal, forward);
  return status;
}
