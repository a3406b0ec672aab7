// All rate limits of the API. The scopes are stored as digests: a changed scope starts at zero.
import { emailKey } from '../contract/account/user.ts';
import type { RateRule } from './rate-limiter.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Limits of log-ins. They apply to e-mail addresses with and without an account. */
export function logInLimits(address: string, email: string): RateRule[] {
  return [
    { scope: 'log-in by address', subject: address, limit: 30, per: 10 * minute },
    { scope: 'log-in by e-mail', subject: emailKey(email), limit: 10, per: 10 * minute },
  ];
}

/** Limits of registrations. */
export function registerLimits(address: string, email: string): RateRule[] {
  return [
    { scope: 'register by address', subject: address, limit: 10, per: hour },
    { scope: 'register by e-mail', subject: emailKey(email), limit: 5, per: hour },
  ];
}

/** Limits of requests for another verification mail. */
export function resendLimits(address: string, email: string): RateRule[] {
  return [
    { scope: 'resend by address', subject: address, limit: 10, per: hour },
    { scope: 'resend by e-mail', subject: emailKey(email), limit: 3, per: hour },
  ];
}

/** Limits of log-ins with Facebook. */
export function facebookLimits(address: string, facebookId: string): RateRule[] {
  return [
    { scope: 'facebook by address', subject: address, limit: 30, per: 10 * minute },
    { scope: 'facebook by person', subject: facebookId, limit: 10, per: 10 * minute },
  ];
}

/** Limits of orders. Many shoppers share the address of a mobile network. */
export function orderLimits(address: string, userId: string): RateRule[] {
  return [
    { scope: 'order by address', subject: address, limit: 120, per: hour },
    { scope: 'order by account', subject: userId, limit: 20, per: hour },
  ];
}
