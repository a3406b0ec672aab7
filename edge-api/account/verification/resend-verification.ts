import type { Database } from '../../db/database.ts';
import { insertMail } from '../../mail/insert-mail.ts';
import { findUserByEmail } from '../find-user.ts';

/**
 * Asks for another mail that confirms an address, if there is an account that still needs it. What it
 * returns is for the outbox; who asked must not learn it.
 *
 * @param now ms since 1970
 * @returns whether there is a mail for the outbox to send
 */
export async function resendVerification(
  database: Database,
  email: string,
  now: number,
): Promise<boolean> {
  const user = await findUserByEmail(database, email);
  if (!user || user.emailVerifiedAt !== null) return false;
  await database.batch((db) => [insertMail(db, { kind: 'verify-email', userId: user.id }, now)]);
  return true;
}
