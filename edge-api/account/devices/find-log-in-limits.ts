import type { Database } from '../../db/database.ts';
import { type AccountLimits, knownDeviceLimits, logInLimits } from '../../rate-limit/rate-rules.ts';
import type { RateRule } from '../../rate-limit/rate-limiter.ts';
import { findUserByEmail } from '../find-user.ts';
import { readDeviceToken } from './device-token.ts';

/** An attempt to log in, before the password is checked. */
export interface LogInAttempt {
  /** Client address from `clientAddress()`. */
  address: string;
  email: string;
  /** Token of the browser; empty if it has none. */
  deviceToken: string;
}

/** Limits of an attempt. */
export interface AttemptLimits {
  rules: RateRule[];
  /** `true` if the e-mail address has an account. */
  hasAccount: boolean;
  /** Id of a browser that has logged in to the account before. */
  deviceId?: string;
}

/**
 * Returns the limits of an attempt to log in. A browser that is known to the account has its own
 * limit, so that strangers cannot lock its owner out.
 *
 * @param now ms since 1970
 */
export async function findLogInLimits(
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
