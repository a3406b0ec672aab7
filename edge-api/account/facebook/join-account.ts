import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { AcceptedVersions } from '../../contract/account/accepted-pages.ts';
import { users } from '../../db/schema/account-tables.ts';
import { ConflictError } from '../../errors.ts';
import { insertMail } from '../../mail/insert-mail.ts';
import { claimMailbox } from '../claim-mailbox.ts';
import { insertConsents } from '../consents/insert-consents.ts';
import { hasTrustedPassword } from '../passwords/has-trusted-password.ts';
import type { StartedSession } from '../register.ts';
import { newSession } from '../sessions/session.ts';
import type { FacebookUser } from './facebook-graph.ts';

/**
 * Links an account to a Facebook user, who owns its e-mail address. All other sessions end. The
 * password is removed if it was set before the address was verified. An unverified account gets the
 * name of the Facebook user, because its name is unverified, too.
 *
 * @param now ms since 1970
 * @param device browser and system from `describeDevice()`
 * @throws {ConflictError} `EMAIL_TAKEN` if the account belongs to another Facebook user
 */
export async function joinAccount(
  database: Database,
  userId: string,
  { id: facebookId, name, accepted }: FacebookUser & { accepted?: AcceptedVersions },
  now: number,
  device: string | null = null,
): Promise<StartedSession> {
  const { token, insert } = newSession(userId, now, { device });
  return await database.write(async (tx) => {
    const isAccount = and(eq(users.id, userId), isNull(users.deletedAt));
    const [account] = await tx.select().from(users).where(isAccount);
    if (!account || account.facebookId !== null && account.facebookId !== facebookId) {
      throw new ConflictError('EMAIL_TAKEN');
    }
    if (account.facebookId === facebookId) {
      // A concurrent request has joined the account.
      await insert(tx);
      return { token, mailQueued: false };
    }
    const isNew = account.emailVerifiedAt === null;
    await claimMailbox(tx, account);
    await tx.update(users).set({
      facebookId,
      ...(hasTrustedPassword(account) ? {} : { passwordHash: null, passwordSetAt: null }),
      ...(isNew ? { name, emailVerifiedAt: now } : {}),
    }).where(isAccount);
    if (isNew) await insertMail(tx, { kind: 'welcome', userId }, now);
    await insert(tx);
    for (const statement of insertConsents(tx, userId, accepted, now)) await statement;
    return { token, mailQueued: isNew, joined: true };
  });
}
