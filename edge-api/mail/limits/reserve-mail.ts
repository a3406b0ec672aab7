import { and, eq, gt, lt, ne, or, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { guardedBatch } from '../../db/guarded-batch.ts';
import { mailSends } from '../../db/schema/mail-tables.ts';
import { foldMailbox } from './fold-mailbox.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

/** Other mailboxes to which one account, or one phone number, causes mails in a day. */
const foreignMailboxes = 3;

/** Mail that a stranger to its recipient can have caused. */
export interface LimitedMail {
  /** Id of the database row. Further attempts with it count as one mail. */
  id: number;
  /** Address of the recipient. */
  address: string;
  /**
   * 2 for a link to set the password of an account that the mailbox has proven; 1 for such a link
   * of the only account whose address is the mailbox without a tag; 0 for other mails.
   */
  access: 0 | 1 | 2;
  /** Account that caused the mail, if the mailbox is not its own. */
  userId?: string;
  /** Phone number with which the mail was caused. */
  phone?: string;
}

export interface Reservation {
  isAllowed: boolean;
  /** Time at which the mail may be sent, in ms since 1970. */
  at: number;
  /** `true` if its sender has to wait, whichever mailbox it is for. */
  isSenderLimited: boolean;
}

type Send = typeof mailSends.$inferSelect;

/**
 * Counts a mail that is about to be sent, or returns the time to wait for. Whatever strangers do,
 * one mailbox gets at most `perDay` such mails in any 24 hours and half of them in any hour. One of
 * them in an hour and two in a day are for links to set a password alone, and one of these two for
 * a proven account, so that other mails cannot prevent the owner of the mailbox from getting one.
 * One account or phone number reaches three other mailboxes in any 24 hours.
 */
export async function reserveMail(
  database: Database,
  mail: LimitedMail,
  perDay: number,
  now: number,
): Promise<Reservation> {
  const { id, userId = null, access } = mail;
  const mailbox = digest(foldMailbox(mail.address));
  const phone = mail.phone ? digest(mail.phone) : null;
  const send: Send = { mailId: id, mailbox, access, userId, phone, sentAt: now };
  const isRelated = and(
    or(
      eq(mailSends.mailbox, mailbox),
      userId === null ? undefined : eq(mailSends.userId, userId),
      phone === null ? undefined : eq(mailSends.phone, phone),
    ),
    gt(mailSends.sentAt, now - day),
    // A later time was stored by a clock that was ahead.
    lt(mailSends.sentAt, now + day),
    ne(mailSends.mailId, id),
  );
  while (true) {
    const related = await database.read.select().from(mailSends).where(isRelated);
    const isAllowed = (at: number) =>
      mailboxAllows(related, send, perDay, at) && senderAllows(related, send, at);
    // A limit can end only when an earlier mail leaves its period.
    const ends = related.flatMap(({ sentAt }) => [sentAt + hour, sentAt + day]);
    const at = [now, ...ends].filter((end) => end >= now).sort((a, b) => a - b).find(isAllowed);
    // Another mail may be counted at the same time, or count again with a later time.
    const times = related.reduce((sum, { sentAt }) => sum + sentAt, 0);
    const unchanged = {
      condition: sql`(select count(*) from ${mailSends} where ${isRelated}) = ${related.length}
        and (select total(${mailSends.sentAt}) from ${mailSends} where ${isRelated}) = ${times}`,
    };
    const isStored = at !== now || await guardedBatch(database, [unchanged], (db) => [
      db.insert(mailSends).values(send)
        .onConflictDoUpdate({ target: mailSends.mailId, set: send }),
    ]);
    if (!isStored) continue;
    return {
      isAllowed: at === now,
      at: at ?? now + day,
      isSenderLimited: !senderAllows(related, send, now),
    };
  }
}

function mailboxAllows(sends: Send[], { mailbox, access }: Send, perDay: number, at: number) {
  const perHour = Math.ceil(perDay / 2);
  // Limits of the mails with each value of `access` or a lower one.
  const periods = [
    { period: hour, limits: [perHour - 1, perHour, perHour] },
    { period: day, limits: [perDay - 2, perDay - 1, perDay] },
  ] as const;
  return periods.every(({ period, limits }) => {
    const earlier = sends.filter((send) => send.mailbox === mailbox && send.sentAt > at - period);
    const equal = earlier.filter((send) => send.access <= access);
    return earlier.length < limits[2] && equal.length < Math.max(1, limits[access]);
  });
}

function senderAllows(sends: Send[], { mailbox, userId, phone }: Send, at: number): boolean {
  const recent = sends.filter(({ sentAt }) => sentAt > at - day);
  return [
    userId === null ? [] : recent.filter((send) => send.userId === userId),
    phone === null ? [] : recent.filter((send) => send.phone === phone),
  ].every((own) =>
    new Set(own.map((send) => send.mailbox)).difference(new Set([mailbox])).size < foreignMailboxes
  );
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
