import { and, eq } from 'drizzle-orm';
import type { Credentials } from '../contract/account/user.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/account-tables.ts';
import { InvalidCredentialsError, UnavailableError } from '../errors.ts';
import { findUserByEmail } from './find-user.ts';
import type { Passwords } from './passwords/passwords.ts';
import { startSession } from '../sessions/session.ts';

/**
 * Starts a session for a user with the right password. An unknown e-mail address and an account
 * without a password fail with the same message after the same amount of work, which hides the
 * registered addresses. A hash with outdated parameters is replaced by a current one.
 *
 * @returns the session token for the client
 * @throws {InvalidCredentialsError} `WRONG_CREDENTIALS`
 * @throws {ConflictError} `ACCOUNT_CHANGED` if the password was changed in the meantime
 * @throws {UnavailableError} if too many passwords are waiting to be hashed
 */
export async function logIn(
  database: Database,
  passwords: Passwords,
  { email, password }: Credentials,
  now: number,
  device: string | null = null,
): Promise<string> {
  const user = await findUserByEmail(database, email);
  const isCorrect = await passwords.verify(password, user?.passwordHash);
  if (!user || !isCorrect || user.passwordHash === null) {
    throw new InvalidCredentialsError('WRONG_CREDENTIALS');
  }
  const { id, passwordHash } = user;
  const currentHash = passwords.isOutdated(passwordHash)
    ? await replaceHash(database, passwords, { id, passwordHash }, password)
    : passwordHash;
  return await startSession(database, id, now, { device, passwordHash: currentHash });
}

/**
 * Replaces the hash, unless the password is changed or too many others are waiting meanwhile.
 *
 * @returns the new hash, or the old one if it was not replaced
 */
async function replaceHash(
  database: Database,
  passwords: Passwords,
  { id, passwordHash: outdated }: { id: string; passwordHash: string },
  password: string,
): Promise<string> {
  try {
    const passwordHash = await passwords.hash(password);
    const [replaced] = await database.batch((db) => [
      db.update(users).set({ passwordHash })
        .where(and(eq(users.id, id), eq(users.passwordHash, outdated))),
    ]);
    return replaced.rowsAffected > 0 ? passwordHash : outdated;
  } catch (error) {
    if (!(error instanceof UnavailableError)) throw error;
    return outdated;
  }
}
