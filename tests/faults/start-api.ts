import { freePort } from '../../edge-api/testing/free-port.ts';
import { repository } from '../release/open-release.ts';

/** The API as a separate process. `await using` kills it. */
export interface ApiProcess extends AsyncDisposable {
  origin: string;
  pid: number;
  /** Returns what the process has printed so far. */
  output(): string;
  /** Resolves with the exit status, when all output is read. */
  ended: Promise<Deno.CommandStatus>;
  signal(name: Deno.Signal): void;
}

/** Options of {@linkcode startApi}. */
export interface ApiOptions {
  databaseUrl: string;
  /** Folder of the mails. */
  folder: string;
  /** Folder of the sources. @default this repository */
  root?: string;
  /** Environment variables that override the defaults for tests. */
  settings?: Record<string, string>;
  /** Program and arguments that run the command of the server. @default none */
  wrapper?: readonly string[];
  /** Script that runs the API. @default that of the API itself */
  entry?: string;
  /** `false` to return before the server is ready. @default true */
  ready?: boolean;
}

/**
 * Starts the API as in production and waits until it is ready.
 *
 * @throws {Error} with the output of the process if it ends before
 */
export async function startApi(options: ApiOptions): Promise<ApiProcess> {
  const { databaseUrl, folder, settings = {}, wrapper = [], ready = true } = options;
  const { entry = 'edge-api/main.ts', root = repository } = options;
  const port = freePort();
  const origin = `http://127.0.0.1:${port}`;
  const command = ['run', '--quiet', '--no-check', '-A', entry];
  const [program, ...args] = [...wrapper, Deno.execPath(), ...command];
  const child = new Deno.Command(program!, {
    args,
    cwd: root,
    env: {
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      MAIL_DIR: `${folder}/mail`,
      RATE_LIMIT: 'off',
      COD_MAX_OPEN_ORDERS: '1000000',
      COD_MAX_OPEN_ORDERS_UNVERIFIED: '1000000',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdin: 'null',
    stdout: 'piped',
    stderr: 'piped',
  }).spawn();
  let printed = '';
  const read = async (stream: ReadableStream<Uint8Array<ArrayBuffer>>) => {
    for await (const text of stream.pipeThrough(new TextDecoderStream())) printed += text;
  };
  let hasEnded = false;
  const ended = Promise.all([child.status, read(child.stdout), read(child.stderr)])
    .then(([status]) => status)
    .finally(() => hasEnded = true);
  const server: ApiProcess = {
    origin,
    pid: child.pid,
    output: () => printed,
    ended,
    signal: (name) => child.kill(name),
    async [Symbol.asyncDispose]() {
      if (!hasEnded) child.kill('SIGKILL');
      await ended;
    },
  };
  while (ready && !hasEnded) {
    // Older releases have no `/readyz`.
    const reply = await fetch(`${origin}/healthz`).catch(() => undefined);
    await reply?.body?.cancel();
    if (reply?.ok) return server;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  if (ready) throw new Error(`The API ended before it was ready. It printed:\n${printed}`);
  return server;
}
