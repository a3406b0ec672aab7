import { and, eq, gt, sql } from 'drizzle-orm';
import { Buffer } from 'node:buffer';
import { hashToken, newToken } from '../../sessions/token.ts';
import { lazy } from '../../contract/lazy.ts';
import type { NewPasskey, PasskeyAnswer } from '../../contract/staff/staff-requests.ts';
import type { Database } from '../../db/database.ts';
import { staff, staffChallenges, staffPasskeys } from '../../db/schema/staff-tables.ts';
import { InvalidCredentialsError, ValidationError } from '../../errors.ts';
import { activeGuard, type CheckedCredentials } from '../checked-credentials.ts';

/** Time in which a browser must answer a challenge, in ms. */
const challengeLifetime = 5 * 60_000;

/** The library is large, and few requests need it. */
const webAuthn = lazy(() => import('@simplewebauthn/server'));

export interface PasskeySite {
  origin: string;
  /** Name of the shop, which browsers show. */
  name: string;
}

interface Owner {
  id: string;
  email: string;
}

const rpId = ({ origin }: Pick<PasskeySite, 'origin'>) => new URL(origin).hostname;

/**
 * Stores a challenge and returns it.
 *
 * @param staffId member who makes a passkey; null for a log-in
 */
async function newChallenge(
  database: Database,
  staffId: string | null,
  now: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = newToken();
  await database.batch((db) => [
    db.insert(staffChallenges).values({
      challenge: hashToken(challenge),
      staffId,
      expiresAt: now + challengeLifetime,
    }),
  ]);
  return Uint8Array.fromBase64(challenge, { alphabet: 'base64url' });
}

/** Deletes the challenge of an answer. Returns `true` if it was stored for this use. */
async function takeChallenge(
  database: Database,
  challenge: string,
  staffId: string | null,
  now: number,
): Promise<boolean> {
  const isStored = and(
    eq(staffChallenges.challenge, hashToken(challenge)),
    gt(staffChallenges.expiresAt, now),
  );
  // Invented challenges must not occupy the write queue.
  if (await database.read.$count(staffChallenges, isStored) === 0) return false;
  const [[taken]] = await database.batch((db) => [
    db.delete(staffChallenges).where(isStored).returning({ staffId: staffChallenges.staffId }),
  ]);
  return taken?.staffId === staffId;
}

/** Creates the options with which a browser makes a passkey. */
export async function newPasskeyOptions(
  database: Database,
  site: PasskeySite,
  { id, email }: Owner,
  now: number,
) {
  const { generateRegistrationOptions } = await webAuthn();
  const known = await database.read.select({ id: staffPasskeys.id }).from(staffPasskeys)
    .where(eq(staffPasskeys.staffId, id));
  return await generateRegistrationOptions({
    rpName: site.name,
    rpID: rpId(site),
    userName: email,
    userID: new TextEncoder().encode(id),
    challenge: await newChallenge(database, id, now),
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/**
 * Verifies a new passkey.
 *
 * @returns the row to insert
 * @throws {ValidationError} if it is no answer to a challenge of this member
 */
export async function verifyNewPasskey(
  database: Database,
  site: Pick<PasskeySite, 'origin'>,
  staffId: string,
  { token: _, name: __, ...response }: NewPasskey,
  now: number,
  device: string | null,
): Promise<typeof staffPasskeys.$inferInsert> {
  const { verifyRegistrationResponse } = await webAuthn();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge: (challenge) => takeChallenge(database, challenge, staffId, now),
    expectedOrigin: site.origin,
    expectedRPID: rpId(site),
    requireUserVerification: true,
  }).catch(() => ({ verified: false, registrationInfo: undefined }));
  if (!verified || !registrationInfo) throw new ValidationError('passkey');
  const { credential } = registrationInfo;
  return {
    id: credential.id,
    staffId,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: JSON.stringify(credential.transports ?? []),
    device,
    createdAt: now,
  };
}

/** Creates the options with which a browser asks for any passkey of the site. */
export async function passkeyLogInOptions(
  database: Database,
  site: Pick<PasskeySite, 'origin'>,
  now: number,
) {
  const { generateAuthenticationOptions } = await webAuthn();
  return await generateAuthenticationOptions({
    rpID: rpId(site),
    challenge: await newChallenge(database, null, now),
    userVerification: 'required',
  });
}

/**
 * Checks the answer of a passkey to a challenge.
 *
 * @throws {InvalidCredentialsError} `WRONG_CREDENTIALS`
 */
export async function checkPasskey(
  database: Database,
  site: Pick<PasskeySite, 'origin'>,
  answer: PasskeyAnswer,
  now: number,
): Promise<CheckedCredentials> {
  const { verifyAuthenticationResponse } = await webAuthn();
  const [passkey] = await database.read.select().from(staffPasskeys)
    .where(eq(staffPasskeys.id, answer.id));
  if (!passkey) throw new InvalidCredentialsError('WRONG_CREDENTIALS.passkey');
  const { id, staffId, counter } = passkey;
  const result = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: (challenge) => takeChallenge(database, challenge, null, now),
    expectedOrigin: site.origin,
    expectedRPID: rpId(site),
    credential: {
      id,
      publicKey: new Uint8Array(passkey.publicKey),
      counter,
      transports: JSON.parse(passkey.transports),
    },
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!result?.verified) throw new InvalidCredentialsError('WRONG_CREDENTIALS.passkey');
  const isUnchanged = and(
    eq(staffPasskeys.id, id),
    eq(staffPasskeys.staffId, staff.id),
    eq(staffPasskeys.counter, counter),
  );
  return {
    staffId,
    guard: activeGuard(
      staffId,
      sql`exists (select 1 from ${staffPasskeys} where ${isUnchanged})`,
      'WRONG_CREDENTIALS.passkey',
    ),
    use: (db) => [
      db.update(staffPasskeys)
        .set({ counter: result.authenticationInfo.newCounter, lastUsedAt: now })
        .where(eq(staffPasskeys.id, id)),
    ],
  };
}
