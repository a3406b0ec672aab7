/** Times of an account, in ms since 1970. */
export interface PasswordTimes {
  createdAt: number;
  /** null for older passwords, which were set at registration */
  passwordSetAt: number | null;
  emailVerifiedAt: number | null;
}

/**
 * Returns `true` if the password was set when the e-mail address was already verified. Anybody can
 * register with the address of somebody else, so that an earlier password may be a stranger's.
 *
 * @example
 * ```ts
 * import { hasTrustedPassword } from './has-trusted-password.ts';
 * import assert from 'node:assert/strict';
 *
 * const registered = { createdAt: 1, passwordSetAt: null, emailVerifiedAt: 2 };
 * assert.equal(hasTrustedPassword(registered), false);
 * assert.equal(hasTrustedPassword({ ...registered, passwordSetAt: 3 }), true);
 * ```
 */
export function hasTrustedPassword(
  { createdAt, passwordSetAt, emailVerifiedAt }: PasswordTimes,
): boolean {
  return emailVerifiedAt !== null && (passwordSetAt ?? createdAt) >= emailVerifiedAt;
}
