import type { Database } from '../db/database.ts';
import { isConstraintViolation } from '../db/sqlite-error.ts';
import { insertMail, type NewMail } from './insert-mail.ts';

/**
 * Queues a mail to a user in a transaction of its own.
 *
 * @param now ms since 1970
 * @returns `false` if the account was deleted in the meantime
 */
export async function queueUserMail(
  database: Database,
  mail: Extract<NewMail, { userId: string }>,
  now: number,
): Promise<boolean> {
  try {
    await database.batch((db) => [insertMail(db, mail, now)]);
    return true;
  } catch (error) {
    if (isConstraintViolation(error)) return false;
    throw error;
  }
}
