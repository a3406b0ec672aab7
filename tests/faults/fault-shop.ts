import { dirname, join } from 'node:path';
import { orderRequest } from '../../edge-api/checkout/testing/order-fixtures.ts';
import { repository } from '../release/open-release.ts';
import { type ApiOptions, type ApiProcess, startApi } from './start-api.ts';

/** A shop with customers for one fault test. `await using` removes its folder. */
export interface FaultShop extends AsyncDisposable {
  /** Temporary folder of the database and the mails. */
  folder: string;
  databaseUrl: string;
  /** Session tokens of the customers. */
  tokens: readonly string[];
  /** Starts a server process. Several may run at the same time. */
  start(options?: Partial<ApiOptions>): Promise<ApiProcess>;
}

const script = 'tests/faults/prepare-process.ts';

/** Options of {@linkcode prepareShop}. */
export interface FaultShopOptions {
  /** Database on a server. @default a file in `folder` */
  databaseUrl?: string;
  /** Folder of the data. @default a new temporary folder */
  folder?: string;
  /** Number of customers. @default 10 */
  customers?: number;
  /** Folder of the sources of another release. @default this repository */
  root?: string;
}

/** Prepares a database with products and customers. */
export async function prepareShop(
  { databaseUrl, folder, customers = 10, root = repository }: FaultShopOptions = {},
): Promise<FaultShop> {
  const ownFolder = folder ?? await Deno.makeTempDir({ prefix: 'thach-an-faults-' });
  const url = databaseUrl ?? `file:${ownFolder}/shop.db`;
  // Older releases do not have the script.
  if (root !== repository) await copyScript(root);
  const { success, stdout } = await new Deno.Command(Deno.execPath(), {
    args: ['run', '--quiet', '--no-check', '-A', join(root, script), url, String(customers)],
    stderr: 'inherit',
  }).output();
  if (!success) throw new Error('The database could not be prepared');
  return {
    folder: ownFolder,
    databaseUrl: url,
    tokens: JSON.parse(new TextDecoder().decode(stdout)),
    start: (options) => startApi({ databaseUrl: url, folder: ownFolder, root, ...options }),
    async [Symbol.asyncDispose]() {
      if (!folder) await Deno.remove(ownFolder, { recursive: true });
    },
  };
}

async function copyScript(root: string): Promise<void> {
  await Deno.mkdir(join(root, dirname(script)), { recursive: true });
  await Deno.copyFile(join(repository, script), join(root, script));
}

/** Reply to a request, as a customer sees it. */
export interface Seen {
  /** Status of the reply; 0 if the connection failed. */
  status: number;
  /** Duration in ms. */
  ms: number;
  retryAfter: string | null;
  orderId?: string;
}

/** Time after which a browser of a customer gives up, in ms. */
const browserTimeout = 15_000;

/** Places an order for the customer of a token. */
export function placeOrder(
  origin: string,
  token: string,
  key: string,
  payment: 'placecod' | 'place' = 'placecod',
): Promise<Seen> {
  return post(`${origin}/api/order/${payment}`, orderRequest(), { token, 'Idempotency-Key': key });
}

/** Returns `true` if the order of an idempotency key is stored. */
export async function isStored(origin: string, token: string, key: string): Promise<boolean> {
  const reply = await fetch(`${origin}/api/order/placed`, {
    method: 'POST',
    headers: { token, 'Idempotency-Key': key },
  });
  const { success, placed } = await reply.json();
  if (!success) throw new Error(`The orders cannot be read: ${reply.status}`);
  return placed !== null;
}

/** Loads a path of the shop. */
export function visit(origin: string, path: string): Promise<Seen> {
  return request(`${origin}${path}`, {});
}

/** Sends JSON to the shop. */
export function post(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Seen> {
  return request(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

async function request(url: string, init: RequestInit): Promise<Seen> {
  const start = performance.now();
  const duration = () => performance.now() - start;
  try {
    const reply = await fetch(url, { ...init, signal: AbortSignal.timeout(browserTimeout) });
    const text = await reply.text();
    const retryAfter = reply.headers.get('Retry-After');
    const orderId = url.includes('/api/order/') ? JSON.parse(text).orderId : undefined;
    return { status: reply.status, ms: duration(), retryAfter, orderId };
  } catch {
    return { status: 0, ms: duration(), retryAfter: null };
  }
}
