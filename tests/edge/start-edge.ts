import { fileURLToPath } from 'node:url';
import { freePort } from '../../edge-api/testing/free-port.ts';
import { buildIfNeeded } from '../../tasks/build.ts';
import { libraryVariables } from '../../tasks/server-permissions.ts';
import { settingNames } from '../../edge-api/boot/config.ts';

const root = new URL('../../', import.meta.url);

/** The executable of Deno 2.5.0, the version of Deno Deploy. */
const olderDeno = fileURLToPath(
  new URL('deno', import.meta.resolve('@deno/linux-x64-glibc/package.json')),
);

/** The shop under `deno serve` or as a program. `await using` ends it. */
export interface EdgeProcess extends AsyncDisposable {
  origin: string;
  /** Time from the start of the process to the first page, in ms. */
  firstPage: number;
  /** Returns everything that the process has printed. */
  output(): string;
  /** Resolves with the exit code when the process has ended. */
  ended: Promise<number>;
  /** Sends a signal. */
  kill(signal: Deno.Signal): void;
}

/** Options of {@linkcode startEdge}. */
export interface EdgeOptions {
  /** @default `storefront/server/edge.ts` */
  entry?: string;
  /** `serve` for an entry that exports a handler, `run` for one that starts a server. */
  command?: 'serve' | 'run';
  settings: Readonly<Record<string, string>>;
}

/**
 * Starts the shop with Deno 2.5.0 and without the permissions to write, to load native code and to
 * start programs. Resolves when it has answered the first request for a page.
 *
 * @throws {Error} with the exit code and the output, if it ends before
 */
export async function startEdge(
  { entry = 'storefront/server/edge.ts', command = 'serve', settings }: EdgeOptions,
): Promise<EdgeProcess> {
  await buildIfNeeded();
  const port = freePort();
  // Passkeys need the name of a host.
  const origin = `http://localhost:${port}`;
  const address = command === 'serve' ? ['--host', '127.0.0.1', '--port', String(port)] : [];
  const start = performance.now();
  const process = new Deno.Command(olderDeno, {
    args: [
      command,
      ...address,
      '--no-prompt',
      '--cached-only',
      // Otherwise another version of Deno replaces every link in `node_modules`, while other tests
      // read them.
      '--node-modules-dir=manual',
      '--allow-net',
      '--allow-read',
      '--allow-sys=cpus,networkInterfaces,hostname',
      `--allow-env=${[...settingNames, ...libraryVariables].join(',')}`,
      entry,
    ],
    cwd: root,
    env: {
      NODE_ENV: 'production',
      RATE_LIMIT: 'off',
      PUBLIC_URL: origin,
      DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
      ...settings,
    },
    stdin: 'null',
    stdout: 'piped',
    stderr: 'piped',
  }).spawn();
  let printed = '';
  const reading = Promise.all([process.stdout, process.stderr].map(async (stream) => {
    for await (const text of stream.pipeThrough(new TextDecoderStream())) printed += text;
  }));
  let code: number | undefined;
  const ended = Promise.all([process.status, reading]).then(([status]) => code = status.code);
  while (!await answers(origin)) {
    if (code !== undefined) throw new Error(`The shop ended with code ${code}:\n${printed}`);
    await Promise.race([ended, nextPoll()]);
  }
  return {
    origin,
    firstPage: performance.now() - start,
    output: () => printed,
    ended,
    kill: (signal) => process.kill(signal),
    async [Symbol.asyncDispose]() {
      if (code === undefined) process.kill('SIGKILL');
      await ended;
    },
  };
}

async function answers(origin: string): Promise<boolean> {
  try {
    const reply = await fetch(origin);
    await reply.body?.cancel();
    return true;
  } catch {
    return false;
  }
}

const nextPoll = () => new Promise((resolve) => setTimeout(resolve, 5));
