import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { emailKey } from '../../contract/account/user.ts';
import type { Database, StatementBuilder } from '../../db/database.ts';
import { guardedBatch } from '../../db/guarded-batch.ts';
import { emailChanges, savedAddresses, sessions, users } from '../../db/schema/account-tables.ts';
import { orders } from '../../db/schema/order-tables.ts';
import { orderLinks } from '../../db/schema/transfer-tables.ts';
import { ConflictError, ValidationError } from '../../errors.ts';
import { insertMail } from '../../mail/insert-mail.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { requirePassword, samePassword } from '../passwords/require-password.ts';
import { hashToken, newToken } from '../../sessions/token.ts';
import type { MailLink } from '../../contract/account/account-requests.ts';
import { ordersAtOnce } from '../deletion/remove-account.ts';
import { endVerifications } from '../claim-mailbox.ts';
import { sameUser } from '../same-user.ts';
import { revokeAccess } from '../../sessions/revoke-access.ts';

/**
 * Requests another e-mail address for an account and queues a mail to it. The present address stays
 * until the new one is confirmed. The effect is the same if the new address has an account, so that
 * nobody can find out registered addresses.
 *
 * @throws any error of `requirePassword`
 * @throws {ConflictError} `ACCOUNT_CHANGED`
 * @throws {ValidationError} if the account has this address already
 */
export async function requestEmailChange(
  { database, passwords }: { database: Database; passwords: Passwords },
  { userId, email, password }: { userId: string; email: string; password?: string },
  now: number,
): Promise<void> {
  const user = await requirePassword({ database, passwords }, userId, password);
  if (emailKey(email) === user.emailKey) {
    throw new ValidationError('sameEmail', { issues: [{ path: 'email', reason: 'sameEmail' }] });
  }
  const change = { email, tokenHash: null, createdAt: now, expiresAt: now + emailChangeLifetime };
  await guardedBatch(database, [samePassword(user)], (db) => [
    db.insert(emailChanges).values({ userId, ...change })
      .onConflictDoUpdate({ target: emailChanges.userId, set: change }),
    insertMail(db, { kind: 'confirm-email-change', userId }, now),
  ]);
}

/** Cancels the pending change of an e-mail address. Without one nothing happens. */
export async function cancelEmailChange(database: Database, userId: string): Promise<void> {
  await database.batch((db) => [db.delete(emailChanges).where(eq(emailChanges.userId, userId))]);
}

/** Time for which a change of the e-mail address can be confirmed, in ms: 24 hours. */
export const emailChangeLifetime = 24 * 60 * 60_000;

/**
 * Creates the token of a link that confirms a new e-mail address. It replaces the token of an
 * earlier attempt.
 *
 * @param createdAt time of the request, in ms since 1970
 * @returns undefined if the change was cancelled, replaced by another, or has expired
 */
export async function issueEmailChange(
  database: Database,
  userId: string,
  createdAt: number,
  now: number,
): Promise<string | undefined> {
  const token = newToken();
  const tokenHash = hashToken(token);
  const [updated] = await database.batch((db) => [
    db.update(emailChanges).set({ tokenHash }).where(and(
      eq(emailChanges.userId, userId),
      eq(emailChanges.createdAt, createdAt),
      gt(emailChanges.expiresAt, now),
    )),
  ]);
  return updated.rowsAffected > 0 ? token : undefined;
}

/**
 * Replaces the e-mail address of an account by the one to which the link was sent, and verifies it.
 * Other sessions end, links in mails to the old address become invalid, and a verified old address
 * gets a notice.
 *
 * @param keptSession digest of the token of the browser that confirms; its session stays
 * @returns the new address as entered
 * @throws {ValidationError} if the link is invalid, expired or used
 * @throws {ConflictError} `EMAIL_TAKEN` if another account has the address
 */
export async function confirmEmailChange(
  database: Database,
  link: MailLink,
  now: number,
  keptSession?: string,
): Promise<string> {
  const key = emailKey(link.email);
  const isLink = eq(emailChanges.tokenHash, hashToken(link.token));
  const [change] = await database.read
    .select({ user: users, email: emailChanges.email, expiresAt: emailChanges.expiresAt })
    .from(emailChanges).innerJoin(users, eq(users.id, emailChanges.userId))
    .where(and(isLink, isNull(users.deletedAt)));
  if (!change || emailKey(change.email) !== key) throw new ValidationError('emailLink');
  const { user, email } = change;
  if (change.expiresAt <= now) throw new ValidationError('emailLinkExpired');
  const unused = { condition: sql`exists (select 1 from ${emailChanges} where ${isLink})` };
  const free = {
    condition: sql`not exists (select 1 from ${users} where ${eq(users.emailKey, key)})`,
    error: () => new ConflictError('EMAIL_TAKEN.change'),
  };
  // An unverified address is not known to be that of the customer.
  const notice = user.emailVerifiedAt === null
    ? { kind: 'welcome', userId: user.id } as const
    : { kind: 'email-changed', userId: user.id, recipient: user.email } as const;
  const isStored = await guardedBatch(database, [unused, sameUser(user), free], (db) => [
    db.update(users).set({
      ...{ email, emailKey: key },
      // With a session of the account, its saved addresses and charts stay proven.
      emailVerifiedAt: sql`iif(exists (
        select 1 from ${sessions} where token_hash = ${keptSession ?? ''} and user_id = ${user.id}
      ), coalesce(email_verified_at, ${now}), ${now})`,
    }).where(eq(users.id, user.id)),
    ...moveMails(db, user, email),
    endVerifications(db, user.id),
    ...revokeAccess(db, user.id, keptSession),
    insertMail(db, notice, now),
  ]);
  return isStored ? email : await confirmEmailChange(database, link, now, keptSession);
}

/**
 * Builds the statements that send the news of the latest orders to another address of their
 * customer, and end the links to orders in mails to the one before.
 */
function moveMails(
  db: StatementBuilder,
  { id, email: before }: Pick<typeof users.$inferSelect, 'id' | 'email'>,
  email: string,
) {
  const isSame = sql`user_id = ${id} and lower(email) = lower(${before})`;
  const latest = sql`(select id from ${orders}
    where ${isSame} and status not in ('returned', 'cancelled')
    order by created_at desc limit ${ordersAtOnce})`;
  return [
    db.update(orders).set({ email }).where(sql`${orders.id} in ${latest}`),
    db.update(savedAddresses).set({ email }).where(isSame),
    db.delete(orderLinks).where(and(
      eq(orderLinks.access, 'mail'),
      sql`${orderLinks.orderId} in (select id from ${orders} where user_id = ${id})`,
    )),
  ] as const;
}
