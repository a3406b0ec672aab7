import { and, eq, gt } from 'drizzle-orm';
import type { MailLink } from '../../contract/account/account-requests.ts';
import type { Database, Reader } from '../../db/database.ts';
import { noticeLinks } from '../../db/schema/notice-tables.ts';
import { guardedBatch } from '../../db/guarded-batch.ts';
import { removeAccount } from '../deletion/remove-account.ts';
import { findUserByEmail } from '../find-user.ts';
import { sameUser } from '../same-user.ts';
import { mailboxDigest } from '../../mail/limits/fold-mailbox.ts';
import { hashToken, newToken } from '../../sessions/token.ts';

/** Time for which a mailbox can refuse codes, and refuses them, in ms: 7 days. */
export const refusalTime = 7 * 24 * 60 * 60_000;

const isForCodes = eq(noticeLinks.purpose, 'guest-codes');

/** Creates the token of a link with which the owner of a mailbox refuses further codes. */
export async function issueCodeRefusal(
  database: Database,
  email: string,
  now: number,
): Promise<string> {
  const token = newToken();
  const [tokenHash, mailbox] = [hashToken(token), mailboxDigest(email)];
  await database.batch((db) => [
    db.insert(noticeLinks).values({ tokenHash, mailbox, purpose: 'guest-codes', createdAt: now }),
  ]);
  return token;
}

/**
 * Refuses codes to the mailbox of a link for {@linkcode refusalTime} from its last use, also those
 * that wait to be sent. An account that somebody has registered with the address, but not verified,
 * is removed.
 *
 * @returns `false` if it is no link of a mail with a code, or too old
 */
export async function refuseGuestCodes(
  database: Database,
  { email, token }: MailLink,
  now: number,
): Promise<boolean> {
  const isLink = and(
    isForCodes,
    eq(noticeLinks.tokenHash, hashToken(token)),
    eq(noticeLinks.mailbox, mailboxDigest(email)),
    gt(noticeLinks.createdAt, now - refusalTime),
  );
  const [updated] = await database.batch((db) => [
    db.update(noticeLinks).set({ refusedAt: now }).where(isLink),
  ]);
  if (updated.rowsAffected === 0) return false;
  const user = await findUserByEmail(database, email);
  if (user && user.emailVerifiedAt === null) {
    await guardedBatch(database, [sameUser(user)], (db) => removeAccount(db, user.id, now));
  }
  return true;
}

/** Returns `true` if the owner of a mailbox has refused codes. */
export async function refusesGuestCodes(
  { read }: Reader,
  email: string,
  now: number,
): Promise<boolean> {
  const isRefusal = and(
    isForCodes,
    eq(noticeLinks.mailbox, mailboxDigest(email)),
    gt(noticeLinks.refusedAt, now - refusalTime),
  );
  return await read.$count(noticeLinks, isRefusal) > 0;
}
