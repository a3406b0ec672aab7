import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { NewMail } from './insert-mail.ts';

/**
 * Queues a mail to a user in a transaction of its own, unless such a mail is waiting already.
 *
 * @returns `false` if nothing was queued
 */
export async function queueUserMail(
  database: Database,
  { kind, userId }: Extract<NewMail, { userId: string }>,
  now: number,
): Promise<boolean> {
  const [queued] = await database.batch((db) => [
    db.run(sql`
      insert into mails (kind, user_id, created_at, next_attempt_at)
      select ${kind}, id, ${now}, ${now} from users where id = ${userId} and not exists (
        select 1 from mails where user_id = users.id and kind = ${kind}
          and sent_at is null and failed_at is null)`),
  ]);
  return queued.rowsAffected > 0;
}
