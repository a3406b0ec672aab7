import { and, eq, isNull, lt } from 'drizzle-orm';
import type { StatementBuilder } from '../db/database.ts';
import {
  emailVerifications,
  savedAddresses,
  savedCharts,
  type users,
} from '../db/schema/account-tables.ts';
import { revokeAccess } from '../sessions/revoke-access.ts';

/**
 * Builds the statement that deletes the links of verification mails of an account. What other
 * mailboxes have refused stays refused.
 */
export function endVerifications(db: StatementBuilder, userId: string) {
  return db.delete(emailVerifications).where(
    and(eq(emailVerifications.userId, userId), isNull(emailVerifications.recipient)),
  );
}

/**
 * Builds the statements that give an account to the owner of its mailbox, who has just proved it by
 * a link or a log-in provider. Everything that an earlier holder could still use ends: sessions,
 * links, and delivery addresses and charts that were saved before the e-mail address was verified.
 * The links of verification mails end as well, because nobody needs to disown the account any more.
 *
 * @param account row of the user, before the change
 */
export function claimMailbox(
  db: StatementBuilder,
  { id, emailVerifiedAt }: typeof users.$inferSelect,
) {
  return [
    ...revokeAccess(db, id),
    endVerifications(db, id),
    db.delete(savedAddresses).where(and(
      eq(savedAddresses.userId, id),
      emailVerifiedAt === null ? undefined : lt(savedAddresses.createdAt, emailVerifiedAt),
    )),
    db.delete(savedCharts).where(and(
      eq(savedCharts.userId, id),
      emailVerifiedAt === null ? undefined : lt(savedCharts.consentedAt, emailVerifiedAt),
    )),
  ] as const;
}
