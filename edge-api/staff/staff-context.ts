import type { ApiDeps, SessionDeps } from '../api-deps.ts';
import { describeDevice } from '../sessions/describe-device.ts';
import { createSecurityLog } from '../account/security-log.ts';
import type { Context } from 'hono';
import { clientAddress } from '../http/client-address.ts';
import { createStaffCookie } from './staff-cookie.ts';
import { findStaffSession, newStaffSession, type StaffSession } from './staff-session.ts';
import { permissionsOf } from '../contract/staff/roles.ts';
import type { StaffMember } from '../contract/staff/staff-requests.ts';
import type { StatementBuilder } from '../db/database.ts';
import { guardedBatch } from '../db/guarded-batch.ts';
import { UnauthenticatedError } from '../errors.ts';
import type { CheckedCredentials } from './checked-credentials.ts';
import type { BatchItem } from 'drizzle-orm/batch';

export type StaffRouteDeps = SessionDeps & Pick<ApiDeps, 'adminOrigin'>;

/** Returns the member of a session, as the back office shows the member itself. */
export function toStaffMember(
  { staffId, name, email, role }: Pick<StaffSession, 'staffId' | 'name' | 'email' | 'role'>,
): StaffMember {
  return { id: staffId, name, email, role, permissions: [...permissionsOf(role)] };
}

export function createStaffContext(deps: StaffRouteDeps) {
  const { database, clock } = deps;
  const addressOf = clientAddress(deps.trustedProxies);
  const cookie = createStaffCookie(deps.adminOrigin.startsWith('https:'));
  /** Returns the browser and the system of the client in a few words. */
  const deviceOf = (c: Context) => describeDevice(c.req.header('User-Agent'));

  /**
   * Starts a session and sets its cookie.
   *
   * @param store runs the batch with the statement that inserts the session
   */
  async function startSession(
    c: Context,
    staffId: string,
    store: (insert: (db: StatementBuilder) => BatchItem<'sqlite'>) => Promise<unknown>,
  ): Promise<StaffMember> {
    const { token, insert } = newStaffSession(staffId, clock(), deviceOf(c));
    await store(insert);
    const session = await findStaffSession(database, token, clock(), false);
    if (!session) throw new UnauthenticatedError();
    cookie.set(c, token);
    return toStaffMember(session);
  }

  return {
    ...deps,
    ...createSecurityLog(deps.log, addressOf),
    addressOf,
    cookie,
    deviceOf,
    startSession,

    /** Starts a session with credentials, which are used up, and sets its cookie. */
    logIn: (c: Context, { staffId, guard, use }: CheckedCredentials) =>
      startSession(
        c,
        staffId,
        (insert) => guardedBatch(database, [guard], (db) => [...use(db), insert(db)]),
      ),

    async site() {
      const { identity } = await deps.shopSettings.current();
      return { origin: deps.adminOrigin, name: identity.name };
    },
  };
}

/** Dependencies and functions that the routes of staff share. */
export type StaffContext = ReturnType<typeof createStaffContext>;
