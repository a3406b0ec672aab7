import type { Database } from '../../db/database.ts';
import { queueUserMail } from '../../mail/queue-user-mail.ts';
import { findUserByEmail } from '../find-user.ts';

/**
 * Queues a mail with a link to set a new password, if the address has an account. The result would
 * reveal registered addresses, so it must not be sent to the client.
 *
 * @param now ms since 1970
 * @returns `true` if a mail was queued
 */
export async function requestPasswordReset(
  database: Database,
  email: string,
  now: number,
): Promise<boolean> {
  const user = await findUserByEmail(database, email);
  if (!user) return false;
  return await queueUserMail(database, { kind: 'reset-password', userId: user.id }, now);
}
