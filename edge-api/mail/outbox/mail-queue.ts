import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { mails } from '../../db/schema.ts';
import type { MailRow } from '../outgoing-mail.ts';

/** For how long a mail belongs to the sender that took it, in ms. */
export const leaseTime = 2 * 60_000;

const waiting = and(isNull(mails.sentAt), isNull(mails.failedAt));

/** When the next mail is due, in ms since 1970; undefined when none waits. */
export async function nextDue({ read }: Pick<Database, 'read'>): Promise<number | undefined> {
  const [next] = await read.select({ at: mails.nextAttemptAt }).from(mails).where(waiting)
    .orderBy(asc(mails.nextAttemptAt)).limit(1);
  return next?.at;
}

/**
 * Takes some mails that are due. For the time of the lease no other sender takes them, in this process
 * or another; a sender that dies leaves them to the next one.
 */
export async function claimMails(
  database: Pick<Database, 'batch'>,
  count: number,
  now: number,
): Promise<MailRow[]> {
  const [claimed] = await database.batch((db) => [
    db.update(mails)
      .set({ nextAttemptAt: now + leaseTime, attempts: sql`${mails.attempts} + 1` })
      .where(inArray(
        mails.id,
        db.select({ id: mails.id }).from(mails)
          .where(and(waiting, lte(mails.nextAttemptAt, now)))
          .orderBy(asc(mails.nextAttemptAt), asc(mails.id)).limit(count),
      ))
      .returning(),
  ]);
  return claimed.sort((a, b) => a.id - b.id);
}

/** Notes that a mail is out, or that there was no need of it. */
export async function markDone(database: Pick<Database, 'batch'>, id: number, now: number) {
  await database.batch((db) => [
    db.update(mails).set({ sentAt: now, lastError: null }).where(eq(mails.id, id)),
  ]);
}

/** Notes why a try failed, and when the next one is; without a next one the mail is given up. */
export async function markFailed(
  database: Pick<Database, 'batch'>,
  { id, attempts }: Pick<MailRow, 'id' | 'attempts'>,
  failure: { reason: string; now: number; next?: number },
) {
  const { reason, now, next } = failure;
  await database.batch((db) => [
    db.update(mails)
      .set({
        lastError: reason,
        ...(next === undefined ? { failedAt: now } : { nextAttemptAt: next }),
      })
      // Who lost the lease has nothing more to say.
      .where(and(eq(mails.id, id), eq(mails.attempts, attempts), isNull(mails.sentAt))),
  ]);
}
