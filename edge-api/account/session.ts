import { and, eq, gt } from 'drizzle-orm';
import type { Database, StatementBuilder } from '../db/database.ts';
import { sessions, users } from '../db/schema.ts';
import { hashToken, isToken, newToken } from './token.ts';

/** How long a session holds, in ms: 30 days. */
export const sessionLifetime = 30 * 24 * 60 * 60_000;

/** Whom a token belongs to. */
export interface SessionUser {
  id: string;
  name: string;
  email: string;
  /** ms since 1970; null until the address is confirmed. */
  emailVerifiedAt: number | null;
}

/** A new session: the token for the client, and the statement that keeps it. */
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

/** Starts a session of a user that there is already, and gives the token for the client. */
export async function startSession(database: Database, userId: string, now: number) {
  const { token, insert } = await newSession(userId, now);
  await database.batch((db) => [insert(db)]);
  return token;
}

/** The user of a token; undefined when it is none, has expired or was ended. */
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

/** Ends a session; one that there is none of is ended already. */
export async function endSession(database: Database, token: string): Promise<void> {
  if (!isToken(token)) return;
  const mine = eq(sessions.tokenHash, await hashToken(token));
  // Strangers must not keep the gate busy with tokens that they invent.
  if (await database.read.$count(sessions, mine) === 0) return;
  await database.batch((db) => [db.delete(sessions).where(mine)]);
}
