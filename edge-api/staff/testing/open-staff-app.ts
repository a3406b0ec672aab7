import { Hono } from 'hono';
import { createTestPasswords } from '../../account/testing/create-test-passwords.ts';
import { readConfig } from '../../boot/config.ts';
import { createOrderDeps, fillOrderShop } from '../../checkout/testing/order-shop.ts';
import { createErrorHandler } from '../../http/error-reply.ts';
import { guards } from '../../http/guards.ts';
import { NotFoundError } from '../../errors.ts';
import { uploadRoutes } from '../../catalogue/pictures/upload-routes.ts';
import { operationRoutes } from '../../operations/routes.ts';
import { runAsOwner } from '../../operations/testing/run-as-owner.ts';
import { createRateLimiter } from '../../rate-limit/rate-limiter.ts';
import { createSettingsStore } from '../../settings/settings-store.ts';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { sampleProducts } from '../../testing/sample-products.ts';
import type { Role } from '../../contract/staff/roles.ts';
import { inviteStaff } from '../operations/invite-staff.ts';
import { staffRoutes } from '../routes.ts';
import { totpCode, totpStep } from '../totp.ts';

/** Password of the members that tests create. */
export const staffPassword = 'bốn hạt mã não xanh';

/** Options of {@linkcode openStaffApp}. */
export interface StaffAppOptions {
  adminOrigin?: string;
  rateLimit?: boolean;
}

/** A member of staff of a test. */
export interface TestMember {
  id: string;
  email: string;
  /** Secret of the codes in base32. */
  secret: string;
  recoveryCodes: string[];
  /** `Cookie` header with the session. */
  cookie: string;
}

/** Opens the routes of staff and operations with a database and a clock for one test. */
export async function openStaffApp(
  { adminOrigin = 'https://shop.example', rateLimit = true }: StaffAppOptions = {},
) {
  const test = await createTestDatabase();
  const { database } = test;
  await fillOrderShop(database, ['an', 'binh'], sampleProducts(3));
  const { deps, advance } = createOrderDeps(database);
  const lines: string[] = [];
  const log = (level: string, message: string, fields = {}) =>
    void lines.push(JSON.stringify({ level, message, ...fields }));
  const operationDeps = { ...deps, log, adminOrigin };
  const reply = createErrorHandler(log);
  const app = new Hono();
  app.onError(reply);
  app.route('/api/admin', uploadRoutes(operationDeps));
  app.use('/api/*', ...guards(app, reply));
  app.route(
    '/api/staff',
    staffRoutes({
      ...operationDeps,
      passwords: createTestPasswords(),
      limiter: createRateLimiter(database, deps.clock, { off: !rateLimit }),
      accountLimits: readConfig(new Map()).accountLimits,
      shopSettings: createSettingsStore(
        database,
        { publicUrl: 'https://shop.example', cardPayments: false, facebook: false },
        log,
      ),
      trustedProxies: [],
    }),
  );
  app.route('/api/admin', operationRoutes(operationDeps));
  app.all('/api/*', (c) => reply(new NotFoundError(), c));

  /** Sends a request from a page of the back office, and reads the reply. */
  async function send(path: string, body?: unknown, headers: Record<string, string> = {}) {
    const { from = '192.0.2.1', ...others } = headers;
    const reply = await app.request(
      `/api/${path}`,
      {
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'Content-Type': 'application/json', Origin: adminOrigin, ...others },
        body: body === undefined ? undefined : JSON.stringify(body),
      },
      { remoteAddr: { hostname: from } },
    );
    const [cookie = ''] = reply.headers.getSetCookie();
    // deno-lint-ignore no-explicit-any -- the replies have many shapes
    const content: any = reply.headers.get('Content-Type')?.startsWith('text/csv')
      ? await reply.text()
      : await reply.json();
    return { status: reply.status, headers: reply.headers, body: content, setCookie: cookie };
  }

  /** Invites a person and returns the token of the link. */
  async function invite(role: Role, email = `${role}@example.com`): Promise<string> {
    const { link } = await runAsOwner(operationDeps, inviteStaff, { email, role });
    return link.split('#')[1]!;
  }

  /** Returns the code that an authenticator shows, which no log-in has used yet. */
  async function codeOf(secret: string): Promise<string> {
    advance(60_000);
    return await totpCode(secret, totpStep(deps.clock()));
  }

  /** Logs a member in and returns the `Cookie` header. */
  async function logIn({ email, secret }: Pick<TestMember, 'email' | 'secret'>): Promise<string> {
    const credentials = { email, password: staffPassword, code: await codeOf(secret) };
    const { setCookie } = await send('staff/log-in', credentials);
    return setCookie.split(';')[0]!;
  }

  /** Creates a member with a session. */
  async function join(role: Role, email = `${role}@example.com`): Promise<TestMember> {
    const token = await invite(role, email);
    const accepted = await send('staff/accept', {
      token,
      name: 'Trần Bình',
      password: staffPassword,
    });
    const { totp: { secret }, recoveryCodes } = accepted.body;
    const cookie = await logIn({ email, secret });
    const { body } = await send('staff/me', undefined, { Cookie: cookie });
    return { id: body.staff.id, email, secret, recoveryCodes, cookie };
  }

  return {
    ...test,
    app,
    deps: operationDeps,
    clock: deps.clock,
    advance,
    /** Logged lines. */
    lines,
    send,
    invite,
    codeOf,
    logIn,
    join,
  };
}
