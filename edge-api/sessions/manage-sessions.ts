import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { AccountSession } from '../contract/account/account-overview.ts';
import type { Database, Reader } from '../db/database.ts';
import { sessions } from '../db/schema/account-tables.ts';
import { NotFoundError } from '../errors.ts';
import { revokeAccess } from './revoke-access.ts';

const listLimit = 50;

/** Length of a session's id: the beginning of the digest that the database stores. */
const idLength = 16;

const toId = (tokenHash: string) => tokenHash.slice(0, idLength);

/**
 * Returns the active sessions of a user, the current one first and then the last used ones.
 *
 * @param currentHash digest of the token of the request
 */
export async function listSessions(
  { read }: Reader,
  userId: string,
  currentHash: string,
  now: number,
): Promise<AccountSession[]> {
  const rows = await read.select().from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(
      desc(eq(sessions.tokenHash, currentHash)),
      desc(sql`coalesce(${sessions.lastUsedAt}, ${sessions.createdAt})`),
      desc(sessions.createdAt),
    )
    .limit(listLimit);
  return rows.map(({ tokenHash, device, createdAt, lastUsedAt }) => ({
    id: toId(tokenHash),
    device: device ?? 'Thiết bị không xác định',
    createdAt: new Date(createdAt).toISOString(),
    lastUsedAt: new Date(lastUsedAt ?? createdAt).toISOString(),
    current: tokenHash === currentHash,
  }));
}

/**
 * Ends one session of a user.
 *
 * @throws {NotFoundError} if the user has no such session
 */
export async function endSessionById(
  database: Database,
  userId: string,
  id: string,
): Promise<void> {
  const isSession = and(
    eq(sessions.userId, userId),
    sql`substr(${sessions.tokenHash}, 1, ${idLength}) = ${id}`,
  );
  const [ended] = await database.batch((db) => [db.delete(sessions).where(isSession)]);
  if (ended.rowsAffected === 0) throw new NotFoundError('session');
}

/**
 * Ends all sessions of a user, and what somebody may have requested with one of them: a pending
 * change of the e-mail address and links to set a password.
 */
export async function endAllSessions(database: Database, userId: string): Promise<void> {
  await database.batch((db) => revokeAccess(db, userId));
}
