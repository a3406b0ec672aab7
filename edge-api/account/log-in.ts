import type { Credentials } from '../contract/account/user.ts';
import type { Database } from '../db/database.ts';
import { RefusedLogInError } from '../errors.ts';
import { findUserByEmail } from './find-user.ts';
import type { Passwords } from './passwords/passwords.ts';
import { startSession } from './session.ts';

/**
 * Starts a session for who knows the password. An e-mail without an account, and an account without a
 * password, are refused with the same words after the same work.
 *
 * @param now ms since 1970
 * @returns the token for the client
 * @throws {RefusedLogInError} WRONG_CREDENTIALS
 * @throws {UnavailableError} if too many passwords wait already
 */
export async function logIn(
  database: Database,
  passwords: Passwords,
  { email, password }: Credentials,
  now: number,
): Promise<string> {
  const user = await findUserByEmail(database, email);
  const right = await passwords.verify(password, user?.passwordHash);
  if (!user || !right) {
    throw new RefusedLogInError('WRONG_CREDENTIALS', 'Email hoặc mật khẩu không đúng.');
  }
  return await startSession(database, user.id, now);
}
