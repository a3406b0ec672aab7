import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Guard } from '../../db/guarded-batch.ts';
import { users } from '../../db/schema/account-tables.ts';
import {
  ConflictError,
  InvalidCredentialsError,
  UnauthenticatedError,
  ValidationError,
} from '../../errors.ts';
import type { Passwords } from './passwords.ts';

/** Row of the user whose password was checked. */
export type CheckedUser = typeof users.$inferSelect;

/**
 * Checks the password of a logged-in user before a change that must not be possible with a
 * stolen session. An account without a password requires none.
 *
 * @param password entered password; undefined if none was entered
 * @param field field of the password in the request
 * @returns the row of the user; {@linkcode samePassword} takes it
 * @throws {UnauthenticatedError} if the account has been deleted
 * @throws {ValidationError} if the password is missing
 * @throws {InvalidCredentialsError} `WRONG_PASSWORD`
 * @throws {UnavailableError} if too many passwords are waiting to be hashed
 */
export async function requirePassword(
  { database, passwords }: { database: Database; passwords: Passwords },
  userId: string,
  password: string | undefined,
  field = 'password',
): Promise<CheckedUser> {
  const [user] = await database.read.select().from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  if (!user) throw new UnauthenticatedError();
  if (user.passwordHash === null) return user;
  if (password === undefined) {
    const reason = 'passwordMissing';
    throw new ValidationError(reason, { issues: [{ path: field, reason }] });
  }
  if (!await passwords.verify(password, user.passwordHash)) {
    throw new InvalidCredentialsError('WRONG_PASSWORD');
  }
  return user;
}

/**
 * Returns the guard of a batch that the password is still the one that was checked. Hashing takes
 * long enough for a reset to happen in the meantime. Its error is `ACCOUNT_CHANGED`.
 */
export function samePassword(
  { id, passwordHash }: Pick<CheckedUser, 'id' | 'passwordHash'>,
): Guard {
  const isSame = and(
    eq(users.id, id),
    isNull(users.deletedAt),
    passwordHash === null ? isNull(users.passwordHash) : eq(users.passwordHash, passwordHash),
  );
  return {
    condition: sql`exists (select 1 from ${users} where ${isSame})`,
    error: () => new ConflictError('ACCOUNT_CHANGED.password'),
  };
}
