import { and, eq, gt, isNull } from 'drizzle-orm';
import type { MailLink } from '../../contract/account/account-requests.ts';
import { emailKey } from '../../contract/account/user.ts';
import type { Database } from '../../db/database.ts';
import { emailVerifications, users } from '../../db/schema/account-tables.ts';
import { ValidationError } from '../../errors.ts';
import { hashToken } from '../sessions/token.ts';
import { removeAccount } from './remove-account.ts';

/** Time for which the link of a verification mail can disown the account, in ms: 7 days. */
export const disownTime = 7 * 24 * 60 * 60_000;

/**
 * Removes an account that somebody else registered with the address of the mailbox, and so ends its
 * sessions and frees the address. The link of the verification mail proves access to the mailbox;
 * it may have been used to verify the address before.
 *
 * @param now ms since 1970
 * @throws {ValidationError} if the link is invalid or older than 7 days
 */
export async function disownAccount(
  database: Database,
  { email, token }: MailLink,
  now: number,
): Promise<void> {
  const isLink = and(
    eq(emailVerifications.tokenHash, await hashToken(token)),
    gt(emailVerifications.createdAt, now - disownTime),
  );
  // Invented tokens must not occupy the write queue.
  if (await database.read.$count(emailVerifications, isLink) === 0) throw invalidLinkError();
  await database.write(async (tx) => {
    const [account] = await tx.select({ id: users.id })
      .from(emailVerifications).innerJoin(users, eq(users.id, emailVerifications.userId))
      .where(and(isLink, eq(users.emailKey, emailKey(email)), isNull(users.deletedAt)));
    if (!account) throw invalidLinkError();
    await removeAccount(tx, account.id, now);
  });
}

function invalidLinkError() {
  return new ValidationError('Liên kết không hợp lệ hoặc đã hết hạn.');
}
