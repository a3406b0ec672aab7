import { assertGoodPassword } from '../account/passwords/find-password-problem.ts';
import type { Passwords } from '../account/passwords/passwords.ts';
import { hashToken } from '../account/sessions/token.ts';
import type { StaffSecrets } from '../contract/staff/staff-requests.ts';
import type { Database } from '../db/database.ts';
import { staffRecoveryCodes } from '../db/schema/staff-tables.ts';
import type { SettingsStore } from '../settings/settings-store.ts';
import { findInvitation, redeemInvitation } from './invitations.ts';
import { newTotpSecret, toBase32, totpUri } from './totp.ts';

/** Number of recovery codes of a member. */
const recoveryCodeCount = 10;

/** Dependencies of {@linkcode acceptInvitation}. */
export interface AcceptDeps {
  database: Database;
  passwords: Passwords;
  shopSettings: SettingsStore;
}

/**
 * Uses an invitation to set a password and a secret for time-based codes.
 *
 * @param now ms since 1970
 * @returns the secret and the recovery codes, which are shown once
 * @throws {NotFoundError} if the invitation is unknown, used or expired
 * @throws {ValidationError} if the password is too weak
 * @throws {ConflictError} `LAST_OWNER`
 */
export async function acceptInvitation(
  { database, passwords, shopSettings }: AcceptDeps,
  { token, name, password }: { token: string; name: string; password: string },
  now: number,
): Promise<StaffSecrets> {
  const invitation = await findInvitation(database, token, now);
  const { staffId, email } = invitation;
  await assertGoodPassword({ name, email, password }, shopSettings);
  const passwordHash = await passwords.hash(password);
  const totpSecret = newTotpSecret();
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  await redeemInvitation(database, invitation, { name, passwordHash, totpSecret }, now, (db) => [
    db.insert(staffRecoveryCodes).values(
      codes.map((code) => ({ staffId, codeHash: hashToken(code) })),
    ),
  ]);
  const { identity } = await shopSettings.current();
  return {
    totp: { secret: totpSecret, uri: totpUri(totpSecret, email, identity.name) },
    recoveryCodes: codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-')),
  };
}

/** Creates a recovery code of 80 random bits, without the hyphens with which it is shown. */
function newRecoveryCode(): string {
  return toBase32(crypto.getRandomValues(new Uint8Array(10))).toLowerCase();
}
