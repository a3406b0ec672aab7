import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { pickColumns } from '../db/columns-for.ts';
import { hashToken, isToken, newToken } from '../sessions/token.ts';
import { type Database, type StatementBuilder } from '../db/database.ts';
import { DatabaseError } from '../db/database-errors.ts';
import { staff, staffSessions } from '../db/schema/staff-tables.ts';
import { ignore } from '../ignore-errors.ts';

const minute = 60_000;

/** Maximum lifetime of a session of staff, in ms: 12 hours. */
export const staffSessionLifetime = 12 * 60 * minute;

/** Time after which an unused session of staff ends, in ms: 2 hours. */
export const staffIdleTime = 2 * 60 * minute;

/** Minimum time between two writes about the use of a session, in ms. */
const renewalInterval = minute;

/** Session of a member of staff. */
export type StaffSession = NonNullable<Awaited<ReturnType<typeof findStaffSession>>>;

export function isCurrentSession(now: number): SQL | undefined {
  return and(
    sql`${staffSessions.createdAt} > ${now - staffSessionLifetime}`,
    sql`${staffSessions.lastUsedAt} > ${now - staffIdleTime}`,
  );
}

/** Creates a session: the token for the cookie, and the statement that stores the session. */
export function newStaffSession(staffId: string, now: number, device: string | null) {
  const token = newToken();
  const row = {
    tokenHash: hashToken(token),
    id: crypto.randomUUID(),
    staffId,
    createdAt: now,
    lastUsedAt: now,
    confirmedAt: now,
    device,
  };
  return {
    token,
    insert: (db: StatementBuilder) => db.insert(staffSessions).values(row),
  };
}

/**
 * Returns the session of a token; undefined if it is unknown or expired, or its member disabled.
 *
 * @param isUse `true` if the request counts as use of the session, `false` for polling
 */
export async function findStaffSession(
  database: Database,
  token: string,
  now: number,
  isUse: boolean,
) {
  if (!isToken(token)) return undefined;
  const isSession = eq(staffSessions.tokenHash, hashToken(token));
  const [session] = await database.read.select({
    ...pickColumns(staffSessions, 'id', 'staffId', 'createdAt', 'lastUsedAt', 'confirmedAt'),
    ...pickColumns(staff, 'name', 'email', 'role'),
  }).from(staffSessions).innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(and(isSession, isCurrentSession(now), isNull(staff.disabledAt)));
  if (session && isUse && now >= session.lastUsedAt + renewalInterval) {
    // After a failure, the next request tries again.
    await database.batch((db) => [
      db.update(staffSessions).set({ lastUsedAt: now }).where(isSession),
    ]).catch(ignore(DatabaseError));
  }
  return session;
}
