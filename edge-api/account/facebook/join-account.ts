import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { sessions, users } from '../../db/schema.ts';
import type { AcceptedVersions } from '../../contract/account/accepted-pages.ts';
import { ConflictError } from '../../errors.ts';
import { insertMail } from '../../mail/insert-mail.ts';
import { insertConsents } from '../consents/insert-consents.ts';
import type { StartedSession } from '../register.ts';
import { newSession } from '../sessions/session.ts';
import type { FacebookUser } from './facebook-graph.ts';

/**
 * Links an account to a Facebook user, who owns its e-mail address. All sessions end. The password
 * is removed: it was set at registration, before the address was verified. An unverified account
 * gets the name of the Facebook user, because its name is unverified, too.
 *
 * @param now ms since 1970
 * @throws {ConflictError} `EMAIL_TAKEN` if the account belongs to another Facebook user
 */
export async function joinAccount(
  database: Database,
  userId: string,
  { id: facebookId, name, accepted }: FacebookUser & { accepted?: AcceptedVersions },
  now: number,
): Promise<StartedSession> {
  const { token, insert } = await newSession(userId, now);
  return await database.write(async (tx) => {
    const isAccount = eq(users.id, userId);
    const [joined] = await tx.update(users).set({ facebookId, passwordHash: null })
      .where(and(isAccount, isNull(users.facebookId)))
      .returning({ emailVerifiedAt: users.emailVerifiedAt });
    if (!joined) {
      const [other] = await tx.select({ facebookId: users.facebookId }).from(users)
        .where(isAccount);
      if (other?.facebookId !== facebookId) {
        throw new ConflictError('EMAIL_TAKEN', 'Email này đã có tài khoản, vui lòng đăng nhập.');
      }
      // A concurrent request has joined the account.
      await insert(tx);
      return { token, mailQueued: false };
    }
    const mailQueued = joined.emailVerifiedAt === null;
    if (mailQueued) {
      await tx.update(users).set({ name, emailVerifiedAt: now }).where(isAccount);
      await insertMail(tx, { kind: 'welcome', userId }, now);
    }
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await insert(tx);
    for (const statement of insertConsents(tx, userId, accepted, now)) await statement;
    return { token, mailQueued, joined: true };
  });
}
