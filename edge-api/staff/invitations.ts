import { createHmac } from 'node:crypto';
import { and, eq, gt, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { ApiDeps } from '../api-deps.ts';
import { hashToken, isToken, newToken } from '../sessions/token.ts';
import type { Database, Reader, StatementBuilder } from '../db/database.ts';
import { type Guard, guardedBatch } from '../db/guarded-batch.ts';
import {
  staff,
  staffInvitations,
  staffPasskeys,
  staffPushes,
  staffRecoveryCodes,
  staffSessions,
} from '../db/schema/staff-tables.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import { insertAuditRow } from '../operations/audit-log.ts';
import { assertGoodPassword } from '../account/passwords/find-password-problem.ts';
import type { AcceptInvitation, StaffSecrets } from '../contract/staff/staff-requests.ts';
import { toBase32, totpUri } from './totp.ts';

type Invitation = Awaited<ReturnType<typeof findInvitation>>;

export interface NewCredentials {
  name: string;
  passwordHash: string | null;
  totpSecret: string | null;
}

/**
 * Finds the invitation of a link.
 *
 * @throws {NotFoundError} if it is unknown, used or expired
 */
export async function findInvitation({ read }: Reader, token: string, now: number) {
  const tokenHash = hashToken(token);
  const [invitation] = isToken(token)
    ? await read.select({
      tokenHash: staffInvitations.tokenHash,
      staffId: staff.id,
      email: staff.email,
      role: staffInvitations.role,
    }).from(staffInvitations).innerJoin(staff, eq(staff.id, staffInvitations.staffId))
      .where(and(eq(staffInvitations.tokenHash, tokenHash), gt(staffInvitations.expiresAt, now)))
    : [];
  if (!invitation) throw new NotFoundError('invitation');
  return invitation;
}

/** Returns the condition that an owner other than this member can log in. */
export function hasOtherOwner(staffId: string): SQL {
  const isOwner = and(
    eq(staff.role, 'owner'),
    isNotNull(staff.acceptedAt),
    isNull(staff.disabledAt),
    ne(staff.id, staffId),
  );
  return sql`exists (select 1 from ${staff} where ${isOwner})`;
}

/** Returns the condition of members who are not owners that can log in. */
export function isNoActiveOwner(): SQL | undefined {
  return or(ne(staff.role, 'owner'), isNull(staff.acceptedAt), isNotNull(staff.disabledAt));
}

/**
 * Uses an invitation: sets the credentials of its member. The former ones end, with all sessions
 * and the messages to browsers.
 *
 * @throws {NotFoundError} if the invitation was used or has expired in the meantime
 * @throws {ConflictError} `LAST_OWNER` if the last owner would get another role
 */
export async function redeemInvitation(
  database: Database,
  { tokenHash, staffId, role }: Invitation,
  credentials: NewCredentials,
  now: number,
  build: (db: StatementBuilder) => BatchItem<'sqlite'>[],
): Promise<void> {
  const isOpen = and(
    eq(staffInvitations.tokenHash, tokenHash),
    gt(staffInvitations.expiresAt, now),
  );
  const guards: Guard[] = [
    {
      condition: sql`exists (select 1 from ${staffInvitations} where ${isOpen})`,
      error: () => new NotFoundError('invitation'),
    },
    {
      condition: role === 'owner' ? sql`true` : sql`(${hasOtherOwner(staffId)} or exists (
            select 1 from ${staff} where ${and(eq(staff.id, staffId), isNoActiveOwner())}))`,
      error: () => new ConflictError('LAST_OWNER'),
    },
  ];
  await guardedBatch(database, guards, (db) => [
    ...[staffSessions, staffPasskeys, staffPushes, staffRecoveryCodes, staffInvitations].map(
      (table) => db.delete(table).where(eq(table.staffId, staffId)),
    ),
    db.update(staff).set({
      ...credentials,
      role,
      totpStep: 0,
      acceptedAt: now,
      disabledAt: null,
      version: sql`${staff.version} + 1`,
    }).where(eq(staff.id, staffId)),
    insertAuditRow(db, {
      at: now,
      actor: { kind: 'staff', id: staffId, role },
      operation: 'staff.accept',
      subject: staffId,
      before: null,
      after: { role, method: credentials.passwordHash === null ? 'passkey' : 'password' },
    }),
    ...build(db),
  ]);
}

const recoveryCodeCount = 10;

/**
 * Uses an invitation to set a password and a secret for time-based codes. A repeated request with
 * the same key has the same result, because the reply to the first one may be lost.
 *
 * @returns the secret and the recovery codes, which are shown once
 * @throws {NotFoundError} if the invitation is unknown, used or expired
 * @throws {ValidationError} if the password is too weak
 * @throws {ConflictError} `LAST_OWNER`
 */
export async function acceptInvitation(
  { database, passwords, shopSettings }: Pick<ApiDeps, 'database' | 'passwords' | 'shopSettings'>,
  { token, name, password, key = newToken() }: AcceptInvitation,
  now: number,
): Promise<StaffSecrets> {
  const derive = (purpose: string, length: number) =>
    toBase32(
      createHmac('sha256', key).update(JSON.stringify([purpose, token, password])).digest()
        .subarray(0, length),
    );
  const totpSecret = derive('totp', 20);
  const codes = Array.from(
    { length: recoveryCodeCount },
    (_, index) => derive(`code ${index}`, 10).toLowerCase(),
  );
  const accept = async () => {
    const invitation = await findInvitation(database, token, now);
    const { staffId, email } = invitation;
    await assertGoodPassword({ name, email, password }, shopSettings);
    const passwordHash = await passwords.hash(password);
    await redeemInvitation(database, invitation, { name, passwordHash, totpSecret }, now, (db) => [
      db.insert(staffRecoveryCodes).values(
        codes.map((code) => ({ staffId, codeHash: hashToken(code) })),
      ),
    ]);
    return email;
  };
  const email = await accept().catch(async (error) => {
    const isAccepted = and(eq(staff.totpSecret, totpSecret), isNull(staff.disabledAt));
    const [member] = await database.read.select({ email: staff.email }).from(staff)
      .where(isAccepted);
    if (!member) throw error;
    return member.email;
  });
  const { identity } = await shopSettings.current();
  return {
    totp: { secret: totpSecret, uri: totpUri(totpSecret, email, identity.name) },
    recoveryCodes: codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-')),
  };
}
