import type { ApiDeps, SessionDeps } from '../api-deps.ts';
import type { Context } from 'hono';
import type { Database } from '../db/database.ts';
import { NotFoundError } from '../errors.ts';
import { clientAddress } from '../http/client-address.ts';
import type { RateRule } from '../rate-limit/rate-limiter.ts';
import { type AccountLimits, knownDeviceLimits, logInLimits } from '../rate-limit/rate-rules.ts';
import { createDeviceCookie } from './devices/device-cookie.ts';
import { issueDeviceToken, readDeviceToken } from './devices/device-token.ts';
import { findUserByEmail } from './find-user.ts';
import { createSecurityLog } from './security-log.ts';
import { describeDevice } from '../sessions/describe-device.ts';
import { hashToken } from '../sessions/token.ts';

interface LogInAttempt {
  /** Client address from `clientAddress()`. */
  address: string;
  email: string;
  /** Token of the browser; empty if it has none. */
  deviceToken: string;
}

interface AttemptLimits {
  rules: RateRule[];
  /** `true` if the e-mail address has an account. */
  hasAccount: boolean;
  /** Id of a browser that has logged in to the account before. */
  deviceId?: string;
}

/**
 * Returns the limits of an attempt to log in. A browser that is known to the account has its own
 * limit, so that strangers cannot lock its owner out.
 */
async function findLogInLimits(
  database: Database,
  { address, email, deviceToken }: LogInAttempt,
  limits: AccountLimits,
  now: number,
): Promise<AttemptLimits> {
  const user = await findUserByEmail(database, email);
  const deviceId = await readDeviceToken(deviceToken, user, now);
  const rules = user && deviceId
    ? knownDeviceLimits(user.id, deviceId, limits)
    : logInLimits(address, email, limits);
  return { rules, hasAccount: user !== undefined, deviceId };
}

export type AccountRouteDeps =
  & SessionDeps
  & Pick<ApiDeps, 'publicUrl' | 'outbox' | 'graph' | 'isKnownAddress' | 'minResendMs'>;

const deviceCookie = createDeviceCookie('device', '/api/user');

export function createAccountContext({ minResendMs = 250, ...deps }: AccountRouteDeps) {
  const { database, clock, accountLimits } = deps;
  const addressOf = clientAddress(deps.trustedProxies);
  const secure = deps.publicUrl.startsWith('https:');
  return {
    ...deps,
    addressOf,
    ...createSecurityLog(deps.log, addressOf),

    limitsOf(c: Context, email: string) {
      const attempt = { address: addressOf(c), email, deviceToken: deviceCookie.read(c) };
      return findLogInLimits(database, attempt, accountLimits, clock());
    },

    /** Makes the browser known to the account, after the right password. */
    async rememberDevice(c: Context, email: string, deviceId?: string) {
      const user = await findUserByEmail(database, email);
      if (user) deviceCookie.set(c, await issueDeviceToken(user, clock(), deviceId), secure);
    },

    /** Returns the browser and the system of the client in a few words. */
    deviceOf: (c: Context) => describeDevice(c.req.header('User-Agent')),

    sessionHash: (c: Context) => hashToken(c.req.header('token') ?? ''),

    /** Runs a request for a mail. Its duration does not depend on the result. */
    async queueMail(queue: () => Promise<boolean>): Promise<void> {
      const [isQueued] = await Promise.all([
        queue(),
        new Promise((resolve) => setTimeout(resolve, minResendMs)),
      ]);
      if (isQueued) deps.outbox.wake();
    },
  };
}

/** Functions that the routes of accounts share. */
export type AccountContext = ReturnType<typeof createAccountContext>;

/** Returns the id of a row of an account, so that no other text reaches the write queue. */
export function checkId(text: string): string {
  if (/^[\da-f-]{36}$/.test(text)) return text;
  throw new NotFoundError();
}
