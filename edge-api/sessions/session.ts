import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { createMiddleware } from 'hono/factory';
import type { Database, StatementBuilder } from '../db/database.ts';
import { DatabaseError } from '../db/database-errors.ts';
import { staticSql } from '../db/static-sql.ts';
import { sessions, users } from '../db/schema/account-tables.ts';
import { ConflictError, UnauthenticatedError } from '../errors.ts';
import { ignore } from '../ignore-errors.ts';
import { withRequirements } from '../openapi/describe.ts';
import { hashToken, isToken, newToken } from './token.ts';

const day = 24 * 60 * 60_000;

/** Maximum lifetime of a session, in ms: 30 days. */
export const sessionLifetime = 30 * day;

/** Time after which an unused session ends, in ms: 14 days. */
export const sessionIdleTime = 14 * day;

/**
 * Maximum number of sessions of an account. A log-in beyond it ends the oldest ones: without a
 * limit a few days of log-ins would make the deletion of all of them a long write.
 */
export const sessionLimit = 200;

/** Maximum number of sessions that one log-in ends. */
const endedAtOnce = 100;

/** Minimum time between two extensions of a session, in ms. It keeps most requests from writing. */
const extensionInterval = day;

export interface SessionUser {
  id: string;
  name: string;
  email: string;
  /** ms since 1970; null until the address is verified. */
  emailVerifiedAt: number | null;
}

export interface SessionOptions {
  /** Browser and system from `describeDevice()`. @default null */
  device?: string | null;
  /**
   * Hash of the password that the user has entered. The session starts only if the account still
   * has it: a reset may have ended all sessions in the meantime.
   */
  passwordHash?: string | null;
}

/**
 * Creates a session: the token for the client, and the statement that stores the session. The
 * statement inserts no row if the account has been deleted.
 */
export function newSession(userId: string, now: number, options: SessionOptions = {}) {
  const { device = null, passwordHash } = options;
  const token = newToken();
  const tokenHash = hashToken(token);
  const isOwner = and(
    eq(users.id, userId),
    isNull(users.deletedAt),
    passwordHash ? eq(users.passwordHash, passwordHash) : undefined,
  );
  return {
    token,
    insert: (db: StatementBuilder) =>
      db.insert(sessions).select(sql`
        select ${tokenHash}, ${userId}, ${now}, ${now + sessionIdleTime}, ${now}, ${device}
        from ${users} where ${isOwner}`),
  };
}

/**
 * Stores a session of an existing user and returns the token for the client.
 *
 * @throws {ConflictError} `ACCOUNT_CHANGED` if the account was deleted or got another password
 */
export async function startSession(
  database: Database,
  userId: string,
  now: number,
  options: SessionOptions = {},
): Promise<string> {
  const { token, insert } = newSession(userId, now, options);
  const [inserted] = await database.batch((db) => [
    insert(db),
    db.delete(sessions).where(inArray(
      sessions.tokenHash,
      db.select({ tokenHash: sessions.tokenHash }).from(sessions)
        .where(eq(sessions.userId, userId)).orderBy(desc(sessions.createdAt))
        .limit(endedAtOnce).offset(sessionLimit),
    )),
  ]);
  if (inserted.rowsAffected === 0) {
    throw new ConflictError('ACCOUNT_CHANGED.logIn');
  }
  return token;
}

/** Every request of a customer runs this query. */
const selectSession = staticSql(`
  select users.id, users.name, users.email, users.email_verified_at as emailVerifiedAt,
    sessions.created_at as createdAt, sessions.expires_at as expiresAt,
    sessions.last_used_at as lastUsedAt
  from sessions join users on users.id = sessions.user_id
  where sessions.token_hash = ?1 and sessions.expires_at > ?2 and users.deleted_at is null`);

type SessionRow =
  & SessionUser
  & Pick<typeof sessions.$inferSelect, 'createdAt' | 'expiresAt' | 'lastUsedAt'>;

/**
 * Returns the user of a session; undefined if the token is invalid, expired or deleted. The session
 * is extended, at most once a day, as long as its maximum lifetime allows.
 */
export async function findSessionUser(
  database: Database,
  token: string,
  now: number,
): Promise<SessionUser | undefined> {
  if (!isToken(token)) return undefined;
  const tokenHash = hashToken(token);
  const [session] = await database.read.all<SessionRow>(selectSession(tokenHash, now));
  if (!session) return undefined;
  const { createdAt, expiresAt, lastUsedAt, ...user } = session;
  if (now >= (lastUsedAt ?? createdAt) + extensionInterval) {
    const extended = Math.min(createdAt + sessionLifetime, now + sessionIdleTime);
    const change = { expiresAt: Math.max(expiresAt, extended), lastUsedAt: now };
    // After a failure, the next request tries again.
    await database.batch((db) => [
      db.update(sessions).set(change).where(eq(sessions.tokenHash, tokenHash)),
    ]).catch(ignore(DatabaseError));
  }
  return user;
}

/** Deletes a session. Unknown tokens are ignored. */
export async function endSession(database: Database, token: string): Promise<void> {
  if (!isToken(token)) return;
  const isSession = eq(sessions.tokenHash, hashToken(token));
  // Invented tokens must not occupy the write queue.
  if (await database.read.$count(sessions, isSession) === 0) return;
  await database.batch((db) => [db.delete(sessions).where(isSession)]);
}

/** Variables that {@linkcode requireUser} sets on the context. */
interface UserVariables {
  user: SessionUser;
}

/**
 * Middleware that requires the header `token` with a valid session token, and sets `c.var.user`. It
 * runs before the body is read.
 *
 * @throws {UnauthenticatedError} if the token is missing, unknown or expired
 */
export function requireUser(database: Database, clock: () => number) {
  const middleware = createMiddleware<{ Variables: UserVariables }>(async (c, next) => {
    const user = await findSessionUser(database, c.req.header('token') ?? '', clock());
    if (!user) throw new UnauthenticatedError();
    c.set('user', user);
    await next();
  });
  return withRequirements(middleware, { session: 'required', errors: ['UNAUTHENTICATED'] });
}
