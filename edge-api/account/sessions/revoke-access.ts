import { and, eq, isNull, ne } from 'drizzle-orm';
import type { WriteTransaction } from '../../db/database.ts';
import { emailChanges, passwordResets, sessions } from '../../db/schema/account-tables.ts';

/**
 * Ends every access to an account that was granted before a change of its credentials: sessions,
 * unused links to set a password, and a pending change of the e-mail address.
 *
 * @param keptSession digest of the token of a session that stays; none by default
 */
export async function revokeAccess(
  tx: WriteTransaction,
  userId: string,
  keptSession?: string,
): Promise<void> {
  await tx.delete(sessions).where(and(
    eq(sessions.userId, userId),
    keptSession === undefined ? undefined : ne(sessions.tokenHash, keptSession),
  ));
  await tx.delete(passwordResets)
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
  await tx.delete(emailChanges).where(eq(emailChanges.userId, userId));
}
