import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/** A shop that runs for a test: the real one, as its owner starts it, on data of its own. */
export interface RunningShop {
  origin: string;
  /** The process that was started; the server is its child. */
  pid: number;
  /** Folder of its database and its mails. */
  folder: string;
  /** Everything that the shop has printed. */
  output(): string;
  /** Ends the shop and removes its data. */
  stop(): Promise<void>;
}

/**
 * Starts the shop with its data in a fresh folder outside the repository and waits for its first answer.
 *
 * @param settings more settings, or others than these
 */
export async function startShop(settings: Record<string, string> = {}): Promise<RunningShop> {
  const folder = await mkdtemp(join(tmpdir(), 'thach-an-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const shop = spawn(process.execPath, ['run', '-A', 'tasks/start.ts'], {
    cwd: new URL('..', import.meta.url),
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: `file:${folder}/shop.db`,
      MAIL_DIR: `${folder}/mail`,
      RATE_LIMIT: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [shop.stdout, shop.stderr]) {
    stream.on('data', (chunk: Uint8Array) => printed += chunk.toString());
  }
  const stop = async () => {
    await end(shop);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await answering(origin, shop);
  } catch (error) {
    await stop();
    throw new Error(`The shop did not start. It printed:\n${printed}`, { cause: error });
  }
  return { origin, folder, pid: shop.pid!, output: () => printed, stop };
}

/** A port of the loopback that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('No port is free');
  return address.port;
}

async function answering(origin: string, shop: ChildProcess): Promise<void> {
  // The first start builds the pages.
  for (const deadline = Date.now() + 180_000; Date.now() < deadline;) {
    if (shop.exitCode !== null) throw new Error(`It ended with code ${shop.exitCode}`);
    const reply = await fetch(`${origin}/healthz`).catch(() => undefined);
    await reply?.body?.cancel();
    if (reply?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('It did not answer within 180 s');
}

async function end(shop: ChildProcess): Promise<void> {
  if (shop.exitCode !== null) return;
  const ended = new Promise((resolve) => shop.once('exit', resolve));
  shop.kill('SIGTERM');
  await ended;
}
