import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { MailLink } from '../../contract/account/account-requests.ts';
import { emailKey } from '../../contract/account/user.ts';
import type { Database } from '../../db/database.ts';
import { guardedBatch } from '../../db/guarded-batch.ts';
import {
  emailChanges,
  emailVerifications,
  savedAddresses,
  users,
} from '../../db/schema/account-tables.ts';
import { orders } from '../../db/schema/order-tables.ts';
import { ValidationError } from '../../errors.ts';
import { foldMailbox } from '../../mail/limits/fold-mailbox.ts';
import { sameUser } from '../same-user.ts';
import { hashToken } from '../../sessions/token.ts';
import { removeAccount } from './remove-account.ts';

/** Time for which the link of a mail can disown the account, in ms: 7 days. */
export const disownTime = 7 * 24 * 60 * 60_000;

/**
 * Ends what somebody else began with the address of a mailbox, whose owner has a link of a mail to
 * it. An account with that address is removed, its sessions and its password with it, and the
 * address is free; the link may have been used to verify the address before. Another account that
 * has named the address, for an order or as its new one, does not write to it any more.
 *
 * @throws {ValidationError} if the link is invalid or older than 7 days
 */
export async function disownAccount(
  database: Database,
  { email, token }: MailLink,
  now: number,
): Promise<void> {
  const isLink = and(
    eq(emailVerifications.tokenHash, hashToken(token)),
    gt(emailVerifications.createdAt, now - disownTime),
  );
  const [link] = await database.read
    .select({ user: users, recipient: emailVerifications.recipient })
    .from(emailVerifications).innerJoin(users, eq(users.id, emailVerifications.userId))
    .where(and(isLink, isNull(users.deletedAt)));
  if (!link || emailKey(email) !== (link.recipient ?? link.user.emailKey)) {
    throw new ValidationError('disownLink');
  }
  const { user, recipient } = link;
  const exists = { condition: sql`exists (select 1 from ${emailVerifications} where ${isLink})` };
  const mailbox = foldMailbox(email);
  const named = recipient === null ? [] : await findNamed(database, user.id, mailbox);
  const isStored = await guardedBatch(
    database,
    [exists, sameUser(user)],
    (db) =>
      recipient === null ? removeAccount(db, user.id, now) : [
        // What the account names later is not written to, either.
        db.update(emailVerifications).set({ usedAt: now }).where(isLink),
        ...[orders, savedAddresses].map((table) =>
          db.update(table).set({ email: user.email })
            .where(and(eq(table.userId, user.id), inArray(table.email, named)))
        ),
        db.delete(emailChanges)
          .where(and(eq(emailChanges.userId, user.id), inArray(emailChanges.email, named))),
      ],
  );
  if (!isStored) await disownAccount(database, { email, token }, now);
}

/**
 * Returns the addresses of a mailbox as an account has written them.
 *
 * @param mailbox from `foldMailbox()`
 */
async function findNamed(database: Database, userId: string, mailbox: string): Promise<string[]> {
  const rows = await Promise.all(
    [orders, savedAddresses, emailChanges].map((table) =>
      database.read.selectDistinct({ email: table.email }).from(table)
        .where(eq(table.userId, userId))
    ),
  );
  return rows.flat().map(({ email }) => email).filter((email) => foldMailbox(email) === mailbox);
}
