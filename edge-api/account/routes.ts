import { zValidator } from '@hono/zod-validator';
import { type Context, Hono } from 'hono';
import {
  emailKey,
  facebookLoginSchema,
  loginSchema,
  resendSchema,
  verifyEmailSchema,
} from '../contract/account/user.ts';
import type { Database } from '../db/database.ts';
import { ValidationError } from '../errors.ts';
import { clientAddress } from '../http/client-address.ts';
import { jsonBody } from '../http/json-body.ts';
import type { Log } from '../log.ts';
import { noStore } from '../http/no-store.ts';
import type { RateLimiter } from '../rate-limit/rate-limiter.ts';
import type { SettingsStore } from '../settings/settings-store.ts';
import { findAcceptedVersions } from './consents/find-accepted-versions.ts';
import { readDeviceCookie, setDeviceCookie } from './devices/device-cookie.ts';
import { issueDeviceToken } from './devices/device-token.ts';
import { findLogInLimits } from './devices/find-log-in-limits.ts';
import type { FacebookGraph } from './facebook/facebook-graph.ts';
import { facebookLogIn } from './facebook/facebook-log-in.ts';
import {
  type AccountLimits,
  facebookLimits,
  registerLimits,
  resendLimits,
} from '../rate-limit/rate-rules.ts';
import { findUserByEmail } from './find-user.ts';
import { logIn } from './log-in.ts';
import { newAccountSchema } from './passwords/new-account-schema.ts';
import type { Passwords } from './passwords/passwords.ts';
import { register, type StartedSession } from './register.ts';
import { createSecurityLog } from './security-log.ts';
import { resendVerification } from './verification/resend-verification.ts';
import { endSession } from './sessions/session.ts';
import { verifyEmail } from './verification/verify-email.ts';

/** Dependencies of {@linkcode accountRoutes}. */
export interface AccountRouteDeps {
  database: Database;
  /** ms since 1970 */
  clock: () => number;
  log: Log;
  passwords: Passwords;
  limiter: RateLimiter;
  accountLimits: AccountLimits;
  /** Settings with the versions of the pages that a new customer accepts. */
  shopSettings: SettingsStore;
  /** Public origin of the shop. Cookies are for HTTPS only if it is. */
  publicUrl: string;
  /** Sends the queued mails soon after `wake()`. */
  outbox: { wake(): void };
  /** Client of Facebook; unset if no Facebook app is configured. */
  graph?: FacebookGraph;
  /** Addresses of proxies whose `X-Forwarded-For` header is trusted. */
  trustedProxies: readonly string[];
  /**
   * Minimum duration of a request for another verification mail, in ms. It prevents
   * the response time from revealing registered addresses.
   *
   * @default 250
   */
  minResendMs?: number;
}

/**
 * Routes of accounts, for `/api/user`: `POST /register`, `/login`, `/facebook-login`, `/logout`,
 * `/resend-verification` and `GET /verify-email`.
 */
export function accountRoutes(deps: AccountRouteDeps) {
  const { database, clock, passwords, limiter, accountLimits, outbox, graph, minResendMs = 250 } =
    deps;
  const { shopSettings } = deps;
  const addressOf = clientAddress(deps.trustedProxies);
  const securityLog = createSecurityLog(deps.log);
  const secure = deps.publicUrl.startsWith('https:');

  function limitsOf(c: Context, email: string) {
    const attempt = { address: addressOf(c), email, deviceToken: readDeviceCookie(c) };
    return findLogInLimits(database, attempt, accountLimits, clock());
  }

  /** Makes the browser known to the account, after the right password. */
  async function rememberDevice(c: Context, email: string, deviceId?: string) {
    const user = await findUserByEmail(database, email);
    if (user) setDeviceCookie(c, await issueDeviceToken(user, clock(), deviceId), secure);
  }

  function sessionBody({ token, mailQueued }: StartedSession, message: string) {
    if (mailQueued) outbox.wake();
    return { success: true as const, token, message };
  }

  return new Hono()
    .use(noStore)
    .post('/register', ...jsonBody(newAccountSchema), async (c) => {
      const person = c.req.valid('json');
      const address = addressOf(c);
      return await securityLog.audit({ account: emailKey(person.email), address }, async () => {
        const attempt = await limitsOf(c, person.email);
        const rules = registerLimits(address, person.email);
        // The right password of an existing account starts a session, as a log-in does.
        await limiter.take(attempt.hasAccount ? [...rules, ...attempt.rules] : rules);
        const accepted = await findAcceptedVersions(database, shopSettings, person.accepted);
        const registration = { ...person, accepted };
        const session = await register(database, passwords, registration, clock());
        await rememberDevice(c, person.email, attempt.deviceId);
        const reply = c.json(sessionBody(session, 'Đăng ký thành công!'));
        return { reply, event: session.mailQueued ? 'account created' : 'log-in' };
      });
    })
    .post('/login', ...jsonBody(loginSchema), async (c) => {
      const credentials = c.req.valid('json');
      const { email } = credentials;
      return await securityLog.audit(
        { account: emailKey(email), address: addressOf(c) },
        async () => {
          const { rules, deviceId } = await limitsOf(c, email);
          await limiter.take(rules);
          const token = await logIn(database, passwords, credentials, clock());
          await rememberDevice(c, email, deviceId);
          const reply = c.json({ success: true as const, token, message: 'Đăng nhập thành công!' });
          return { reply, event: 'log-in' };
        },
      );
    })
    .post('/facebook-login', ...jsonBody(facebookLoginSchema), async (c) => {
      const claim = c.req.valid('json');
      const { facebookId, email } = claim;
      const subject = { account: email ? emailKey(email) : facebookId, address: addressOf(c) };
      return await securityLog.audit(subject, async () => {
        await limiter.take(facebookLimits(subject.address, facebookId));
        const accepted = await findAcceptedVersions(database, shopSettings, claim.accepted);
        const verified = { ...claim, accepted };
        const session = await facebookLogIn(database, graph, verified, clock(), c.req.raw.signal);
        const reply = c.json(sessionBody(session, 'Đăng nhập Facebook thành công!'));
        return { reply, event: session.joined ? 'account joined' : 'log-in' };
      });
    })
    .post('/logout', async (c) => {
      await endSession(database, c.req.header('token') ?? '');
      return c.json({ success: true as const });
    })
    .get('/verify-email', linkQuery, async (c) => {
      const { userName, mailQueued } = await verifyEmail(database, c.req.valid('query'), clock());
      if (mailQueued) outbox.wake();
      const message = 'Email của bạn đã được xác thực thành công!';
      return c.json({ success: true as const, message, userName });
    })
    .post('/resend-verification', ...jsonBody(resendSchema), async (c) => {
      const { email } = c.req.valid('json');
      await limiter.take(resendLimits(addressOf(c), email, accountLimits));
      const [mailQueued] = await Promise.all([
        resendVerification(database, email, clock()),
        new Promise((resolve) => setTimeout(resolve, minResendMs)),
      ]);
      if (mailQueued) outbox.wake();
      const message = 'Email xác thực đã được gửi lại thành công!';
      return c.json({ success: true as const, message });
    });
}

const linkQuery = zValidator('query', verifyEmailSchema, (result) => {
  if (!result.success) throw new ValidationError(result.error.issues[0]?.message);
});
