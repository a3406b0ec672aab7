import assert from 'node:assert/strict';
import { createTestPasswords } from '../account/testing/create-test-passwords.ts';
import { lazyCommunes, lazyDivisions } from '../addresses/load-divisions.ts';
import type { ApiDeps } from '../api-deps.ts';
import { readConfig } from '../boot/config.ts';
import { createCatalogue } from '../catalogue/catalogue.ts';
import { createSearchBudget } from '../catalogue/search-budget.ts';
import { seedCatalogue, type SeedProduct } from '../catalogue/seed-catalogue.ts';
import { sampleAccount } from '../checkout/testing/order-fixtures.ts';
import { MemoryProvider } from '../checkout/testing/memory-provider.ts';
import { defaultShipping } from '../contract/checkout/shipping-rule.ts';
import { lazy } from '../contract/lazy.ts';
import { users } from '../db/schema/account-tables.ts';
import type { LogLevel } from '../log.ts';
import type { AccountLimits } from '../rate-limit/rate-rules.ts';
import { createRateLimiter } from '../rate-limit/rate-limiter.ts';
import { newSession } from '../sessions/session.ts';
import { createSettingsStore } from '../settings/settings-store.ts';
import { createTestDatabase } from './create-test-database.ts';
import { sampleProducts } from './sample-products.ts';
import { timesOfTest } from './times-of-test.ts';

/** Options of {@linkcode openTestShop}: dependencies that replace those of the test, and more. */
export interface TestShopOptions
  extends Partial<Omit<ApiDeps, 'accountLimits' | 'clock' | 'log' | 'provider'>> {
  /** Ids of the verified customers. @default `an` and `binh`; none in a given database */
  customers?: readonly string[];
  /** Products. @default three at 250,000 đồng with a stock of ten; none in a given database */
  products?: readonly SeedProduct[];
  /** Time of the clock at first. @default 1 January 2026 */
  now?: number;
  /** `true` to limit requests as in production. @default false */
  rateLimit?: boolean;
  /** Limits other than the defaults. */
  accountLimits?: Partial<AccountLimits>;
}

/** A request of a test. */
export interface TestRequest {
  /** Content that is sent as JSON. */
  body?: unknown;
  /** Id of a customer, who is logged in, or any token. */
  as?: string;
  headers?: Record<string, string>;
  /** Address of the client. @default 192.0.2.1 */
  from?: string;
}

/** Shop of {@linkcode openTestShop}. */
export type TestShop = Awaited<ReturnType<typeof openTestShop>>;

/** Address of the API: Deno would load the whole of it beforehand if the import named it. */
const apiUrl = new URL('../api.ts', import.meta.url).href;
const loadApi = (): Promise<typeof import('../api.ts')> => import(apiUrl);

const { accountLimits: defaultLimits } = readConfig(new Map());

/**
 * Opens a shop for one test, with the whole API. `await using` closes and removes its database.
 *
 * @param options `database`: an open database, which is used instead and stays open
 */
export async function openTestShop(
  {
    database: given,
    now = Date.UTC(2026, 0, 1),
    rateLimit = false,
    ...options
  }: TestShopOptions = {},
) {
  const {
    customers = given ? [] : ['an', 'binh'],
    products,
    accountLimits,
    ...others
  } = options;
  const test = given
    ? { database: given, url: '', folder: '', cleanup: () => Promise.resolve() }
    : await createTestDatabase();
  const { database } = test;
  const catalogue = products ?? (given ? [] : sampleProducts(3));
  if (catalogue.length > 0) await seedCatalogue(database, catalogue);
  const provider = new MemoryProvider();
  const logs: { level: LogLevel; message: string }[] = [];
  const lines: string[] = [];
  let wakes = 0;
  const clock = () => now;
  const log: ApiDeps['log'] = (level, message, fields) => {
    logs.push({ level, message });
    lines.push(JSON.stringify({ level, message, ...fields }));
  };
  const { publicUrl = 'https://shop.example', cardPayments = true, graph } = others;
  const { trustedProxies = ['127.0.0.1'] } = others;
  const facts = { publicUrl, cardPayments, facebook: graph !== undefined };
  const deps: ApiDeps & { provider: MemoryProvider } = {
    database,
    clock,
    log,
    catalogue: createCatalogue(database, log, timesOfTest(clock)),
    shopSettings: createSettingsStore(database, facts, log, timesOfTest(clock)),
    outbox: { wake: () => void (wakes += 1) },
    publicUrl,
    adminOrigin: 'https://shop.example',
    corsOrigins: [],
    trustedProxies,
    limiter: createRateLimiter(database, clock, { off: !rateLimit }),
    accountLimits: { ...defaultLimits, ...accountLimits },
    searchBudget: createSearchBudget({ trustedProxies }),
    passwords: createTestPasswords(),
    minResendMs: 0,
    divisions: lazyDivisions(),
    communes: lazyCommunes(),
    provider,
    cardPayments,
    shipping: () => Promise.resolve(defaultShipping),
    transferAccount: () => Promise.resolve(sampleAccount),
    ownOrderSettings: () =>
      Promise.resolve({
        account: sampleAccount,
        changeTime: 30 * 60_000,
        returnTime: 7 * 24 * 60 * 60_000,
      }),
    imageFolders: [],
    ...others,
  };

  /** Functions that return the tokens of the customers, who are logged in by the first call. */
  const tokens = new Map<string, () => Promise<string>>();

  /** Adds verified customers. */
  async function addCustomers(...ids: string[]): Promise<void> {
    const rows = ids.map((id) => {
      const email = `${id}@example.com`;
      return {
        id,
        name: id,
        email,
        emailKey: email,
        emailVerifiedAt: 0,
        createdAt: 0,
      };
    });
    await database.batch((db) => [db.insert(users).values(rows)]);
    for (const id of ids) tokens.set(id, lazy(() => logIn(id)));
  }

  /** Starts a session and returns its token. */
  async function logIn(id: string): Promise<string> {
    const { token, insert } = newSession(id, now);
    await database.batch((db) => [insert(db)]);
    return token;
  }

  const openApi = lazy(async () => (await loadApi()).createApi(deps));

  /** Sends a request to the API, which is created for the first one. */
  async function fetch(
    path: string,
    { as, from = '192.0.2.1', ...init }:
      & RequestInit
      & Pick<TestRequest, 'as' | 'from'> = {},
  ): Promise<Response> {
    const headers = new Headers(init.headers);
    if (as !== undefined) headers.set('token', await tokens.get(as)?.() ?? as);
    return await (await openApi()).request(path, { ...init, headers }, {
      remoteAddr: { hostname: from },
    });
  }

  /** Sends a request below `/api/`, and reads the reply, which is not cached after a change. */
  async function request(
    method: string,
    path: string,
    { body, ...init }: TestRequest = {},
  ) {
    const hasBody = body !== undefined;
    const reply = await fetch(`/api/${path}`, {
      ...init,
      method,
      headers: {
        ...(hasBody && { 'Content-Type': 'application/json' }),
        ...init.headers,
      },
      body: hasBody ? JSON.stringify(body) : undefined,
    });
    const { status, headers } = reply;
    if (method !== 'GET') {
      assert.equal(headers.get('Cache-Control'), 'no-store', path);
    }
    const isJson = headers.get('Content-Type')?.startsWith('application/json');
    // deno-lint-ignore no-explicit-any -- the replies have many shapes
    const content: any = isJson ? await reply.json() : await reply.text();
    return { status, headers, body: content };
  }

  if (customers.length > 0) await addCustomers(...customers);
  return {
    ...test,
    deps,
    clock,
    provider,
    /** Logged messages. */
    logs,
    /** Logged lines with their fields, as JSON. */
    lines,
    /** Returns the number of calls of `outbox.wake()`. */
    wakeCount: () => wakes,
    /** Advances the clock. */
    advance: (ms: number) => void (now += ms),
    addCustomers,
    fetch,
    request,
    /** Sends a POST request. */
    post: (path: string, body?: unknown, options?: Omit<TestRequest, 'body'>) =>
      request('POST', path, { ...options, body }),
    [Symbol.asyncDispose]: test.cleanup,
  };
}
