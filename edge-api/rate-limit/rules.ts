import { emailKey } from '../contract/account/user.ts';
import type { RateRule } from './rate-limiter.ts';

const minute = 60_000;
const hour = 60 * minute;

/** How often somebody may try to log in. It is counted whether the e-mail has an account or not. */
export function logInLimits(address: string, email: string): RateRule[] {
  return [
    { scope: 'log-in by address', subject: address, limit: 30, per: 10 * minute },
    { scope: 'log-in by e-mail', subject: emailKey(email), limit: 10, per: 10 * minute },
  ];
}

/** How often somebody may open an account. */
export function registerLimits(address: string, email: string): RateRule[] {
  return [
    { scope: 'register by address', subject: address, limit: 10, per: hour },
    { scope: 'register by e-mail', subject: emailKey(email), limit: 5, per: hour },
  ];
}

/** How often somebody may ask for another mail that confirms an address. */
export function resendLimits(address: string, email: string): RateRule[] {
  return [
    { scope: 'resend by address', subject: address, limit: 10, per: hour },
    { scope: 'resend by e-mail', subject: emailKey(email), limit: 3, per: hour },
  ];
}

/** How often somebody may come by Facebook. */
export function facebookLimits(address: string, facebookId: string): RateRule[] {
  return [
    { scope: 'facebook by address', subject: address, limit: 30, per: 10 * minute },
    { scope: 'facebook by person', subject: facebookId, limit: 10, per: 10 * minute },
  ];
}
