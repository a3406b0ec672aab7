import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { guardedBatch } from '../../db/guarded-batch.ts';
import type { AcceptedVersions } from '../../contract/account/user.ts';
import { users } from '../../db/schema/account-tables.ts';
import { ConflictError } from '../../errors.ts';
import { insertMail } from '../../mail/insert-mail.ts';
import { claimMailbox } from '../claim-mailbox.ts';
import { insertConsents } from '../consents/consents.ts';
import { hasTrustedPassword } from '../passwords/has-trusted-password.ts';
import type { StartedSession } from '../register.ts';
import { sameUser } from '../same-user.ts';
import { newSession, startSession } from '../sessions/session.ts';
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
  user: FacebookUser & { accepted?: AcceptedVersions },
  now: number,
  device: string | null = null,
): Promise<StartedSession> {
  const { id: facebookId, name, accepted } = user;
  const [account] = await database.read.select().from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  if (!account || account.facebookId !== null && account.facebookId !== facebookId) {
    throw new ConflictError('EMAIL_TAKEN');
  }
  if (account.facebookId === facebookId) {
    // A concurrent request has joined the account.
    return { token: await startSession(database, userId, now, { device }), mailQueued: false };
  }
  const isNew = account.emailVerifiedAt === null;
  const { token, insert } = newSession(userId, now, { device });
  const isStored = await guardedBatch(database, [sameUser(account)], (db) => [
    ...claimMailbox(db, account),
    db.update(users).set({
      facebookId,
      ...(hasTrustedPassword(account) ? {} : { passwordHash: null, passwordSetAt: null }),
      ...(isNew ? { name, emailVerifiedAt: now } : {}),
    }).where(eq(users.id, userId)),
    ...(isNew ? [insertMail(db, { kind: 'welcome', userId }, now)] : []),
    insert(db),
    ...insertConsents(db, userId, accepted, now),
  ]);
  if (!isStored) return await joinAccount(database, userId, user, now, device);
  return { token, mailQueued: isNew, joined: true };
}
