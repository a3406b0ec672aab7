import { and, eq } from 'drizzle-orm';
import { hashToken, newToken } from '../../sessions/token.ts';
import type { Database } from '../../db/database.ts';
import { noticeLinks, stockWaits } from '../../db/schema/notice-tables.ts';
import { ValidationError } from '../../errors.ts';

/** Time for which waits and the links of notices live, in ms: 180 days. */
export const noticeLifetime = 180 * 24 * 60 * 60_000;

/**
 * Creates the token of a link that ends the notices to a mailbox.
 *
 * @param mailbox from `mailboxDigest()`
 */
export async function issueNoticeLink(database: Database, mailbox: string, now: number) {
  const token = newToken();
  const link = { tokenHash: hashToken(token), mailbox, createdAt: now };
  await database.batch((db) => [db.insert(noticeLinks).values(link)]);
  return token;
}

/**
 * Ends all waits of a mailbox with the link of a notice, and refuses those that strangers request
 * later. A second use of the link changes nothing.
 *
 * @throws {ValidationError} if the link is invalid or has expired
 */
export async function endNotices(database: Database, token: string, now: number): Promise<void> {
  const isLink = and(
    eq(noticeLinks.tokenHash, hashToken(token)),
    eq(noticeLinks.purpose, 'notices'),
  );
  const [link] = await database.read.select().from(noticeLinks).where(isLink);
  if (!link) throw new ValidationError('disownLink');
  if (link.refusedAt !== null) return;
  await database.batch((db) => [
    db.update(noticeLinks).set({ refusedAt: now }).where(isLink),
    db.delete(stockWaits).where(eq(stockWaits.mailbox, link.mailbox)),
  ]);
}
