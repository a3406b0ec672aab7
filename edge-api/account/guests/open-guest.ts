import { and, eq, isNull } from 'drizzle-orm';
import { emailKey } from '../../contract/account/user.ts';
import type { Database } from '../../db/database.ts';
import { guardedBatch } from '../../db/guarded-batch.ts';
import { users } from '../../db/schema/account-tables.ts';
import { isConstraintViolation } from '../../db/sqlite-error.ts';
import { claimMailbox } from '../claim-mailbox.ts';
import { findUserByEmail } from '../find-user.ts';
import { sameUser } from '../same-user.ts';
import { giverName } from './giver-name.ts';

/** Customer who has just proved to own a mailbox. */
export interface Guest {
  /** Name; unset for the giver of a gift, whose form has only that of the recipient. */
  name?: string;
  email: string;
}

/**
 * Condition on the users who order without an account: there is nothing with which they could log
 * in. Setting a password, or joining a Facebook user, makes a guest an account.
 */
export const isGuest = and(
  isNull(users.passwordHash),
  isNull(users.facebookId),
  isNull(users.deletedAt),
);

/**
 * Returns the user for the orders of a mailbox: its account or guest, or a new guest. Call it only
 * after the customer has proved to own the mailbox. An account that somebody has registered with
 * the address, but not verified, becomes a guest: its password and sessions end.
 */
export async function openGuest(
  database: Database,
  { name, email }: Guest,
  now: number,
): Promise<{ userId: string }> {
  const existing = await findUserByEmail(database, email);
  if (!existing) {
    const id = crypto.randomUUID();
    try {
      await database.batch((db) => [
        db.insert(users).values({
          ...{ id, name: name ?? giverName, email, emailKey: emailKey(email) },
          ...{ emailVerifiedAt: now, createdAt: now },
        }),
      ]);
      return { userId: id };
    } catch (error) {
      // A concurrent request has created the user.
      if (!isConstraintViolation(error)) throw error;
      return await openGuest(database, { name, email }, now);
    }
  }
  const { id } = existing;
  if (existing.emailVerifiedAt !== null) {
    if (existing.name === giverName && name !== undefined) {
      await database.batch((db) => [
        db.update(users).set({ name }).where(and(eq(users.id, id), eq(users.name, giverName))),
      ]);
    }
    return { userId: id };
  }
  const isStored = await guardedBatch(database, [sameUser(existing)], (db) => [
    ...claimMailbox(db, existing),
    db.update(users).set({
      ...{ name: name ?? giverName, emailVerifiedAt: now },
      ...{ passwordHash: null, passwordSetAt: null },
    }).where(eq(users.id, id)),
  ]);
  return isStored ? { userId: id } : await openGuest(database, { name, email }, now);
}
