/**
 * Time in ms after which a program that SIGTERM has not ended is ended by force. The server takes
 * 5 s at most, but Deno then waits for a telemetry collector without a limit.
 */
const maxStop = 8_000;

/** Signals that end this process: a closed terminal, Ctrl+C, and a service manager. */
const endings = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

/**
 * Runs a program until it ends. A signal that ends this process ends the program with SIGTERM, and
 * this process after it, with the same exit code.
 *
 * @param watch called with the process id; the function that it returns is called at the end
 */
export async function runChild(
  command: Deno.Command,
  watch: (pid: number) => () => void = () => () => {},
): Promise<Deno.CommandStatus> {
  const child = command.spawn();
  const unwatch = watch(child.pid);
  let force: ReturnType<typeof setTimeout> | undefined;
  const kill = (signal: Deno.Signal) => {
    try {
      child.kill(signal);
    } catch (error) {
      // It has ended in the meantime.
      if (!(error instanceof TypeError)) throw error;
    }
  };
  const forward = () => {
    kill('SIGTERM');
    force ??= setTimeout(kill, maxStop, 'SIGKILL');
  };
  // A terminal sends SIGINT to the child as well.
  for (const signal of endings) Deno.addSignalListener(signal, forward);
  const status = await child.status;
  unwatch();
  if (force !== undefined) {
    // This process would wait for the same collector.
    if (status.signal === 'SIGKILL') Deno.kill(Deno.pid, 'SIGKILL');
    Deno.exit(status.code);
  }
  for (const signal of endings) Deno.removeSignalListener(signal, forward);
  return status;
}
