import { Hono } from 'hono';
import { cartRoutes } from '../../cart/routes.ts';
import type { Log } from '../../log.ts';
import { createErrorHandler } from '../../http/error-reply.ts';
import { guards } from '../../http/guards.ts';
import { NotFoundError } from '../../errors.ts';
import { readConfig } from '../../boot/config.ts';
import type { AccountLimits } from '../../rate-limit/rate-rules.ts';
import { createRateLimiter } from '../../rate-limit/rate-limiter.ts';
import type { FacebookGraph } from '../facebook/facebook-graph.ts';
import { mailsOf } from '../../mail/testing/mails-of.ts';
import type { MailRow } from '../../mail/outgoing-mail.ts';
import { createSettingsStore } from '../../settings/settings-store.ts';
import { createTokenIssuer } from '../create-token-issuer.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { exportRoutes } from '../../personal-data/export-routes.ts';
import { accountRoutes } from '../routes.ts';
import { createTestPasswords } from './create-test-passwords.ts';
import { openAccounts } from './open-accounts.ts';

/** Options of {@linkcode openAccountApp}. */
export interface AccountAppOptions {
  graph?: FacebookGraph;
  /** Hashing of passwords, which is cheap by default. */
  passwords?: Passwords;
  rateLimit?: boolean;
  /** Limits other than the defaults. */
  limits?: Partial<AccountLimits>;
  publicUrl?: string;
  /** Minimum duration of a request for a mail, in ms. @default 0 */
  minResendMs?: number;
  /** `true` if the place exists. @default all places exist */
  isKnownAddress?: (place: { city: string }) => boolean;
}

/** Opens the routes of accounts and carts with a database and a clock for one test. */
export async function openAccountApp(
  {
    graph,
    passwords = createTestPasswords(),
    rateLimit = true,
    limits,
    publicUrl = 'https://shop.example',
    minResendMs = 0,
    isKnownAddress,
  }: AccountAppOptions = {},
) {
  const accounts = await openAccounts(passwords);
  const { database } = accounts;
  const lines: string[] = [];
  const log: Log = (level, message, fields) =>
    void lines.push(JSON.stringify({ level, message, ...fields }));
  let now = 1_000_000;
  let wakes = 0;
  const clock = () => now;
  const reply = createErrorHandler(log);
  const app = new Hono();
  app.onError(reply);
  app.use('/api/*', ...guards(app, reply));
  const deps = {
    database,
    clock,
    log,
    passwords,
    limiter: createRateLimiter(database, clock, { off: !rateLimit }),
    accountLimits: { ...readConfig(new Map()).accountLimits, ...limits },
    shopSettings: createSettingsStore(
      database,
      { publicUrl, cardPayments: false, facebook: graph !== undefined },
      log,
    ),
    publicUrl,
    outbox: { wake: () => void (wakes += 1) },
    graph,
    trustedProxies: ['127.0.0.1'],
    minResendMs,
    isKnownAddress,
  };
  app.route('/api/user', accountRoutes(deps));
  app.route('/api/user/account/export', exportRoutes(deps));
  app.route('/api/cart', cartRoutes(database, clock));
  app.all('/api/*', (c) => reply(new NotFoundError(), c));

  /** Sends a request from the address `headers.from` and reads the response. */
  async function request(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) {
    const { from = '192.0.2.1', ...others } = headers;
    const reply = await app.request(
      `/api/user${path}`,
      body === undefined ? { method, headers: others } : {
        method,
        headers: { 'Content-Type': 'application/json', ...others },
        body: JSON.stringify(body),
      },
      { remoteAddr: { hostname: from } },
    );
    return { status: reply.status, headers: reply.headers, body: await reply.json() };
  }

  /** Sends a POST request with a body, or a GET request without one. */
  const send = (path: string, body?: unknown, headers?: Record<string, string>) =>
    request(body === undefined ? 'GET' : 'POST', path, body, headers);

  /** Composes the queued mails of one kind with real tokens, oldest first. */
  async function mailsOfKind(kind: MailRow['kind']) {
    const all = await mailsOf(database, createTokenIssuer(database, clock));
    return all.filter((mail) => mail.kind === kind);
  }

  /** Returns the token and the address of the link in the last mail of a kind. */
  async function linkIn(kind: MailRow['kind']) {
    const { text } = (await mailsOfKind(kind)).at(-1)!;
    const [, query] = /\?(token=\S+)/.exec(text)!;
    const { token = '', email = '' } = Object.fromEntries(new URLSearchParams(query));
    return { token, email };
  }

  return {
    ...accounts,
    app,
    request,
    send,
    mailsOfKind,
    linkIn,
    /** Logged lines. */
    lines,
    clock,
    /** Advances the clock. */
    advance: (ms: number) => now += ms,
    /** Returns the number of calls of `outbox.wake()`. */
    wakes: () => wakes,
  };
}
