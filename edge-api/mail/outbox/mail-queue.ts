import { and, asc, eq, gt, inArray, isNull, lte, min, or, sql } from 'drizzle-orm';
import type { Database, Reader } from '../../db/database.ts';
import { mails } from '../../db/schema/mail-tables.ts';
import type { MailRow } from '../outgoing-mail.ts';

/** Duration for which a claimed mail is reserved for its sender, in ms. */
export const leaseTime = 2 * 60_000;

const waiting = and(isNull(mails.sentAt), isNull(mails.failedAt));

/**
 * Returns the time at which the next mail is due, in ms since 1970; `undefined` if none is waiting.
 */
export async function nextDue({ read }: Reader): Promise<number | undefined> {
  const [next] = await read.select({ at: mails.nextAttemptAt }).from(mails).where(waiting)
    .orderBy(asc(mails.nextAttemptAt)).limit(1);
  return next?.at;
}

/**
 * Returns the time in ms for which the oldest unsent mail has waited; 0 if none is waiting. Mails
 * that wait because of a limit do not count.
 */
export async function outboxAge({ read }: Reader, now: number): Promise<number> {
  const isDelayed = or(gt(mails.attempts, 0), lte(mails.nextAttemptAt, now));
  const [oldest] = await read.select({ at: min(mails.createdAt) }).from(mails)
    .where(and(waiting, isDelayed));
  return Math.max(0, now - (oldest?.at ?? now));
}

/**
 * Claims up to `count` due mails. During the lease no other sender of any process claims them. If
 * the sender crashes, they become due again when the lease ends.
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

/** Maximum time by which the clocks of two machines may differ, in ms. */
const clockTolerance = 60_000;

/** Maximum time for which a mail waits, in ms: limits postpone it by a day at most. */
const maxWait = 2 * 24 * 60 * 60_000;

/**
 * Makes mails due whose time was set by a clock that was ahead. After the clock was set back, they
 * would wait until that time, which may be years ahead.
 */
export async function releaseMails(
  database: Pick<Database, 'read' | 'batch'>,
  now: number,
): Promise<void> {
  const isAhead = and(
    waiting,
    gt(mails.nextAttemptAt, now + clockTolerance),
    or(gt(mails.createdAt, now + clockTolerance), gt(mails.nextAttemptAt, now + maxWait)),
  );
  if (await database.read.$count(mails, isAhead) === 0) return;
  await database.batch((db) => [db.update(mails).set({ nextAttemptAt: now }).where(isAhead)]);
}

/** Moves a claimed mail to a later time, without counting the attempt. */
export async function postpone(
  database: Pick<Database, 'batch'>,
  { id, attempts }: Pick<MailRow, 'id' | 'attempts'>,
  until: number,
) {
  await database.batch((db) => [
    db.update(mails).set({ nextAttemptAt: until, attempts: attempts - 1 })
      .where(and(eq(mails.id, id), eq(mails.attempts, attempts), isNull(mails.sentAt))),
  ]);
}

/** Marks a mail as sent or as no longer needed, and forgets its recipient. */
export async function markDone(database: Pick<Database, 'batch'>, id: number, now: number) {
  await database.batch((db) => [
    db.update(mails).set({ sentAt: now, lastError: null, recipient: null }).where(eq(mails.id, id)),
  ]);
}

/**
 * Records a failed attempt and the time of the next one. Without a next one the mail is given up.
 */
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
        ...(next === undefined ? { failedAt: now, recipient: null } : { nextAttemptAt: next }),
      })
      // A sender that lost its lease must not overwrite the state.
      .where(and(eq(mails.id, id), eq(mails.attempts, attempts), isNull(mails.sentAt))),
  ]);
}
