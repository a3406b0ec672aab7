import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { MailLink } from '../../contract/account/account-requests.ts';
import { emailKey } from '../../contract/account/user.ts';
import type { Database, WriteTransaction } from '../../db/database.ts';
import {
  emailChanges,
  emailVerifications,
  savedAddresses,
  users,
} from '../../db/schema/account-tables.ts';
import { orders } from '../../db/schema/order-tables.ts';
import { ValidationError } from '../../errors.ts';
import { foldMailbox } from '../../mail/limits/fold-mailbox.ts';
import { hashToken } from '../sessions/token.ts';
import { removeAccount } from './remove-account.ts';

/** Time for which the link of a mail can disown the account, in ms: 7 days. */
export const disownTime = 7 * 24 * 60 * 60_000;

/**
 * Ends what somebody else began with the address of a mailbox, whose owner has a link of a mail to
 * it. An account with that address is removed, its sessions and its password with it, and the
 * address is free; the link may have been used to verify the address before. Another account that
 * has named the address, for an order or as its new one, does not write to it any more.
 *
 * @param now ms since 1970
 * @throws {ValidationError} if the link is invalid or older than 7 days
 */
export async function disownAccount(
  database: Database,
  { email, token }: MailLink,
  now: number,
): Promise<void> {
  const key = emailKey(email);
  const isLink = and(
    eq(emailVerifications.tokenHash, hashToken(token)),
    gt(emailVerifications.createdAt, now - disownTime),
  );
  // Invented tokens must not occupy the write queue.
  if (await database.read.$count(emailVerifications, isLink) === 0) {
    throw new ValidationError('disownLink');
  }
  await database.write(async (tx) => {
    const [link] = await tx.select({ user: users, recipient: emailVerifications.recipient })
      .from(emailVerifications).innerJoin(users, eq(users.id, emailVerifications.userId))
      .where(and(isLink, isNull(users.deletedAt)));
    if (!link || key !== (link.recipient ?? link.user.emailKey)) {
      throw new ValidationError('disownLink');
    }
    if (link.recipient === null) {
      for (const statement of removeAccount(tx, link.user.id, now)) await statement;
      return;
    }
    await tx.update(emailVerifications).set({ usedAt: now }).where(isLink);
    await detachMailbox(tx, link.user, foldMailbox(email));
  });
}

/**
 * Removes the addresses of a foreign mailbox from the data of an account. Its orders are kept.
 *
 * @param mailbox from `foldMailbox()`
 */
async function detachMailbox(
  tx: WriteTransaction,
  { id, email }: typeof users.$inferSelect,
  mailbox: string,
): Promise<void> {
  const isForeign = (address: string) => foldMailbox(address) === mailbox;
  for (const table of [orders, savedAddresses]) {
    const named = await tx.selectDistinct({ email: table.email }).from(table)
      .where(eq(table.userId, id));
    const foreign = named.map((row) => row.email).filter(isForeign);
    await tx.update(table).set({ email })
      .where(and(eq(table.userId, id), inArray(table.email, foreign)));
  }
  const [change] = await tx.select().from(emailChanges).where(eq(emailChanges.userId, id));
  if (change && isForeign(change.email)) {
    await tx.delete(emailChanges).where(eq(emailChanges.userId, id));
  }
}
