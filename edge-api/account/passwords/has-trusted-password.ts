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
 */
export function hasTrustedPassword(
  { createdAt, passwordSetAt, emailVerifiedAt }: PasswordTimes,
): boolean {
  return emailVerifiedAt !== null && (passwordSetAt ?? createdAt) >= emailVerifiedAt;
}
