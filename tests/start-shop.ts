import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { freePort } from '../edge-api/testing/free-port.ts';

/** A shop started for a test, with the command that an owner uses and its own data. */
export interface RunningShop {
  origin: string;
  /** Process id of the start task. The server is its child. */
  pid: number;
  /** Folder of the mails, and of a database in a file. */
  folder: string;
  /** URL of the database. */
  databaseUrl: string;
  /** Returns everything that the shop has printed. */
  output(): string;
  /** Stops the shop and removes its data. */
  stop(): Promise<void>;
}

/** A shop in one process, in several, or at the edge. */
export type AnyShop = Pick<RunningShop, 'origin' | 'folder' | 'databaseUrl' | 'stop'>;

/**
 * Starts the shop with its data in a new temporary folder and waits until it responds.
 *
 * @param settings environment variables that override the defaults for tests
 */
export async function startShop(settings: Record<string, string> = {}): Promise<RunningShop> {
  const folder = await mkdtemp(join(tmpdir(), 'thach-an-'));
  const port = freePort();
  const origin = `http://localhost:${port}`;
  const databaseUrl = settings.DATABASE_URL ?? `file:${folder}/shop.db`;
  const shop = spawn(process.execPath, ['run', '-A', 'tasks/start.ts'], {
    cwd: new URL('..', import.meta.url),
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
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
    await waitUntilResponding(origin, shop);
  } catch (error) {
    await stop();
    throw new Error(`The shop did not start. Its output:\n${printed}`, { cause: error });
  }
  return { origin, folder, databaseUrl, pid: shop.pid!, output: () => printed, stop };
}

async function waitUntilResponding(origin: string, shop: ChildProcess): Promise<void> {
  // The first start builds the pages, which takes time.
  for (const deadline = Date.now() + 180_000; Date.now() < deadline;) {
    if (shop.exitCode !== null) throw new Error(`It exited with code ${shop.exitCode}`);
    const reply = await fetch(`${origin}/healthz`).catch(() => undefined);
    await reply?.body?.cancel();
    if (reply?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('It did not respond within 180 s');
}

async function end(shop: ChildProcess): Promise<void> {
  if (shop.exitCode !== null || shop.signalCode !== null) return;
  const ended = new Promise((resolve) => shop.once('exit', resolve));
  shop.kill('SIGTERM');
  await ended;
}
