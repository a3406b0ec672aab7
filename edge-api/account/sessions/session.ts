import { and, eq, gt } from 'drizzle-orm';
import type { Database, StatementBuilder } from '../../db/database.ts';
import { sessions, users } from '../../db/schema.ts';
import { hashToken, isToken, newToken } from './token.ts';

/** Lifetime of a session, in ms: 30 days. */
export const sessionLifetime = 30 * 24 * 60 * 60_000;

/** User of a session. */
export interface SessionUser {
  id: string;
  name: string;
  email: string;
  /** ms since 1970; null until the address is verified. */
  emailVerifiedAt: number | null;
}

/** Creates a session: the token for the client, and the statement that stores the session. */
export async function newSession(userId: string, now: number) {
  const token = newToken();
  const row = {
    tokenHash: await hashToken(token),
    userId,
    createdAt: now,
    expiresAt: now + sessionLifetime,
  };
  return {
    token,
    insert: (db: Pick<StatementBuilder, 'insert'>) => db.insert(sessions).values(row),
  };
}

/** Stores a session of an existing user and returns the token for the client. */
export async function startSession(database: Database, userId: string, now: number) {
  const { token, insert } = await newSession(userId, now);
  await database.batch((db) => [insert(db)]);
  return token;
}

/** Returns the user of a session; undefined if the token is invalid, expired or deleted. */
export async function findSessionUser(
  database: Database,
  token: string,
  now: number,
): Promise<SessionUser | undefined> {
  if (!isToken(token)) return undefined;
  const [user] = await database.read
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, await hashToken(token)), gt(sessions.expiresAt, now)));
  return user;
}

/** Deletes a session. Unknown tokens are ignored. */
export async function endSession(database: Database, token: string): Promise<void> {
  if (!isToken(token)) return;
  const isSession = eq(sessions.tokenHash, await hashToken(token));
  // Invented tokens must not occupy the write queue.
  if (await database.read.$count(sessions, isSession) === 0) return;
  await database.batch((db) => [db.delete(sessions).where(isSession)]);
}
