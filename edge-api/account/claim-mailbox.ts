import { and, eq, isNull, lt } from 'drizzle-orm';
import type { WriteTransaction } from '../db/database.ts';
import {
  emailVerifications,
  savedAddresses,
  savedCharts,
  type users,
} from '../db/schema/account-tables.ts';
import { revokeAccess } from './sessions/revoke-access.ts';

/**
 * Deletes the links of verification mails of an account. What other mailboxes have refused stays
 * refused.
 */
export async function endVerifications(tx: WriteTransaction, userId: string): Promise<void> {
  await tx.delete(emailVerifications).where(
    and(eq(emailVerifications.userId, userId), isNull(emailVerifications.recipient)),
  );
}

/**
 * Gives an account to the owner of its mailbox, who has just proved it by a link or a log-in
 * provider. Everything that an earlier holder could still use ends: sessions, links, and delivery
 * addresses and charts that were saved before the e-mail address was verified. The links of
 * verification mails end as well, because nobody needs to disown the account any more.
 *
 * @param account row of the user, before the change
 */
export async function claimMailbox(
  tx: WriteTransaction,
  { id, emailVerifiedAt }: typeof users.$inferSelect,
): Promise<void> {
  for (const statement of revokeAccess(tx, id)) await statement;
  await endVerifications(tx, id);
  await tx.delete(savedAddresses).where(and(
    eq(savedAddresses.userId, id),
    emailVerifiedAt === null ? undefined : lt(savedAddresses.createdAt, emailVerifiedAt),
  ));
  await tx.delete(savedCharts).where(and(
    eq(savedCharts.userId, id),
    emailVerifiedAt === null ? undefined : lt(savedCharts.consentedAt, emailVerifiedAt),
  ));
}
