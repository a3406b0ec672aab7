import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Account, AccountOverview } from '../../contract/account/account-overview.ts';
import type { Reader } from '../../db/database.ts';
import { emailChanges, users } from '../../db/schema/account-tables.ts';
import { UnauthenticatedError } from '../../errors.ts';
import { listSavedAddresses } from '../saved-addresses/saved-addresses.ts';
import { listSessions } from '../../sessions/manage-sessions.ts';

export interface AccountReader {
  userId: string;
  /** Digest of the token of the session. */
  sessionHash: string;
}

/**
 * Reads an account as its owner sees it.
 *
 * @throws {UnauthenticatedError} if the account has been deleted
 */
export async function readAccount({ read }: Reader, userId: string, now: number): Promise<Account> {
  const [row] = await read.select({ user: users, pendingEmail: emailChanges.email }).from(users)
    .leftJoin(
      emailChanges,
      and(eq(emailChanges.userId, users.id), gt(emailChanges.expiresAt, now)),
    )
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  if (!row) throw new UnauthenticatedError();
  const { user, pendingEmail } = row;
  return {
    name: user.name,
    email: user.email,
    emailVerified: user.emailVerifiedAt !== null,
    pendingEmail,
    hasPassword: user.passwordHash !== null,
    hasFacebook: user.facebookId !== null,
    createdAt: new Date(user.createdAt).toISOString(),
  };
}

/**
 * Reads everything that the account page shows.
 *
 * @throws {UnauthenticatedError} if the account has been deleted
 */
export async function readAccountOverview(
  database: Reader,
  { userId, sessionHash }: AccountReader,
  now: number,
): Promise<AccountOverview> {
  const [account, sessions, addresses] = await Promise.all([
    readAccount(database, userId, now),
    listSessions(database, userId, sessionHash, now),
    listSavedAddresses(database, userId),
  ]);
  return { account, sessions, addresses };
}
