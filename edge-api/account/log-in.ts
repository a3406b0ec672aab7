import type { Credentials } from '../contract/account/user.ts';
import type { Database } from '../db/database.ts';
import { InvalidCredentialsError } from '../errors.ts';
import { findUserByEmail } from './find-user.ts';
import type { Passwords } from './passwords/passwords.ts';
import { startSession } from './sessions/session.ts';

/**
 * Starts a session for a user with the right password. An unknown e-mail address and an account
 * without a password fail with the same message after the same amount of work, which hides the
 * registered addresses.
 *
 * @param now ms since 1970
 * @returns the session token for the client
 * @throws {InvalidCredentialsError} `WRONG_CREDENTIALS`
 * @throws {UnavailableError} if too many passwords are waiting to be hashed
 */
export async function logIn(
  database: Database,
  passwords: Passwords,
  { email, password }: Credentials,
  now: number,
): Promise<string> {
  const user = await findUserByEmail(database, email);
  const isCorrect = await passwords.verify(password, user?.passwordHash);
  if (!user || !isCorrect) {
    throw new InvalidCredentialsError('WRONG_CREDENTIALS', 'Email hoặc mật khẩu không đúng.');
  }
  return await startSession(database, user.id, now);
}
