import type { Database } from '../../db/database.ts';
import { queueUserMail } from '../../mail/queue-user-mail.ts';
import { findUserByEmail } from '../find-user.ts';

/**
 * Queues another verification mail if the address belongs to an unverified account. The result
 * would reveal registered addresses, so it must not be sent to the client.
 *
 * @param now ms since 1970
 * @returns `true` if a mail was queued
 */
export async function resendVerification(
  database: Database,
  email: string,
  now: number,
): Promise<boolean> {
  const user = await findUserByEmail(database, email);
  if (!user || user.emailVerifiedAt !== null) return false;
  return await queueUserMail(database, { kind: 'verify-email', userId: user.id }, now);
}
