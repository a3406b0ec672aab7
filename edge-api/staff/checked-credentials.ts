import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { hashToken } from '../sessions/token.ts';
import type { Passwords } from '../account/passwords/passwords.ts';
import { emailKey } from '../contract/account/user.ts';
import type { Database, StatementBuilder } from '../db/database.ts';
import type { Guard } from '../db/guarded-batch.ts';
import { staff, staffRecoveryCodes } from '../db/schema/staff-tables.ts';
import { InvalidCredentialsError } from '../errors.ts';
import { findTotpStep, newTotpSecret } from './totp.ts';

/** Credentials that were right when they were checked. */
export interface CheckedCredentials {
  staffId: string;
  /** Holds as long as they are still valid and unused. */
  guard: Guard;
  /** Builds the statements that mark them as used. */
  use(db: StatementBuilder): BatchItem<'sqlite'>[];
}

/** Takes the place of the secret of an unknown member, so that the work is the same. */
const dummySecret = newTotpSecret();

/** Returns the condition that a row of `staff` has one id, and may log in. */
export function isActive(staffId: string): SQL | undefined {
  return and(eq(staff.id, staffId), isNull(staff.disabledAt));
}

/** Returns the guard that a member may log in and that a further condition holds. */
export function activeGuard(
  staffId: string,
  condition: SQL | undefined,
  key: 'WRONG_CREDENTIALS.staff' | 'WRONG_CREDENTIALS.passkey',
): Guard {
  return {
    condition: sql`exists (select 1 from ${staff} where ${and(isActive(staffId), condition)})`,
    error: () => new InvalidCredentialsError(key),
  };
}

/**
 * Checks a password together with a time-based code or a recovery code. Whatever is wrong, the
 * error is the same after the same amount of work.
 *
 * @throws {InvalidCredentialsError} `WRONG_CREDENTIALS`
 * @throws {UnavailableError} if too many passwords are waiting to be hashed
 */
export async function checkPasswordAndCode(
  { database, passwords }: { database: Database; passwords: Passwords },
  { email, password, code }: { email: string; password: string; code: string },
  now: number,
): Promise<CheckedCredentials> {
  const [member] = await database.read.select().from(staff)
    .where(and(eq(staff.emailKey, emailKey(email)), isNull(staff.disabledAt)));
  const isCorrect = await passwords.verify(password, member?.passwordHash);
  const step = await findTotpStep(
    member?.totpSecret ?? dummySecret,
    code,
    member?.totpStep ?? 0,
    now,
  );
  const staffId = member?.id ?? '';
  const isCode = and(
    eq(staffRecoveryCodes.staffId, staffId),
    eq(staffRecoveryCodes.codeHash, hashToken(code)),
  );
  const isRecovery = await database.read.$count(staffRecoveryCodes, isCode) > 0;
  if (!isCorrect || !member?.passwordHash || (step === undefined && !isRecovery)) {
    throw new InvalidCredentialsError('WRONG_CREDENTIALS.staff');
  }
  const isUnused = step === undefined
    ? sql`exists (select 1 from ${staffRecoveryCodes} where ${isCode})`
    : sql`${staff.totpStep} < ${step}`;
  return {
    staffId,
    guard: activeGuard(
      staffId,
      and(eq(staff.passwordHash, member.passwordHash), isUnused),
      'WRONG_CREDENTIALS.staff',
    ),
    use: (db) =>
      step === undefined
        ? [db.delete(staffRecoveryCodes).where(isCode)]
        : [db.update(staff).set({ totpStep: step }).where(eq(staff.id, staffId))],
  };
}
