import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import { guestCodeLifetime } from '../../contract/account/guest-code.ts';
import type { Database } from '../../db/database.ts';
import { guestCodes } from '../../db/schema/account-tables.ts';
import { ValidationError } from '../../errors.ts';
import { findUserByEmail } from '../find-user.ts';
import { hashToken, isToken, newToken } from '../../sessions/token.ts';
import { type Guest, openGuest } from './open-guest.ts';
import { refusesGuestCodes } from './refuse-guest-codes.ts';

/** Time for which a request waits for its mail, in ms: one day. */
const requestLifetime = 24 * 60 * 60_000;

const codeAttempts = 5;

/** Codes for one address that may wait to be sent. Mails beyond the limits are sent later. */
const waitingCodes = 3;

/**
 * Queues a mail with a code to an address. It is the same for an address with an account: the mail
 * tells its owner to log in.
 *
 * @returns the challenge that the browser needs besides the code: nobody else can try codes
 */
export async function requestGuestCode(
  database: Database,
  email: string,
  now: number,
): Promise<string> {
  const challenge = newToken();
  const isWaiting = sql`kind = 'guest-code' and recipient = ${email}
    and sent_at is null and failed_at is null`;
  await database.batch((db) => [
    db.run(sql`
      insert into mails (kind, recipient, created_at, next_attempt_at)
      select 'guest-code', ${email}, ${now}, ${now}
      where (select count(*) from mails where ${isWaiting}) < ${waitingCodes}`),
    db.run(sql`
      insert into guest_codes (challenge_hash, mail_id, email, created_at, expires_at)
      select ${hashToken(challenge)}, id, ${email}, ${now}, ${now + requestLifetime}
      from mails where ${isWaiting} and created_at = ${now}
        and not exists (select 1 from guest_codes where mail_id = mails.id)
      limit 1`),
  ]);
  return challenge;
}

/**
 * Creates the code of a mail, at each attempt to send it: the one before may never have arrived.
 *
 * @returns undefined if the request has expired, or the mailbox refuses codes
 */
export async function issueGuestCode(
  database: Database,
  mailId: number,
  now: number,
): Promise<string | undefined> {
  const isPending = and(
    eq(guestCodes.mailId, mailId),
    gt(guestCodes.createdAt, now - requestLifetime),
  );
  const [row] = await database.read
    .select({ challengeHash: guestCodes.challengeHash, email: guestCodes.email })
    .from(guestCodes).where(isPending);
  if (!row || await refusesGuestCodes(database, row.email, now)) return undefined;
  const code = randomInt(1_000_000).toString().padStart(6, '0');
  const codeHash = digest(row.challengeHash, code);
  const [updated] = await database.batch((db) => [
    db.update(guestCodes).set({ codeHash, expiresAt: now + guestCodeLifetime }).where(isPending),
  ]);
  return updated.rowsAffected > 0 ? code : undefined;
}

/**
 * Returns the user for the orders of a mailbox, whose owner proves with a code to have read the
 * mail. Each call is one of the {@linkcode codeAttempts}, and a code works once.
 *
 * @throws {ValidationError} if the code is wrong, used or expired
 */
export async function confirmGuestCode(
  database: Database,
  { challenge, code, name }: { challenge: string; code: string; name?: string },
  now: number,
): Promise<{ userId: string; email: string }> {
  const challengeHash = isToken(challenge) ? hashToken(challenge) : '';
  const isOwn = eq(guestCodes.challengeHash, challengeHash);
  // The attempt counts before the comparison, so that concurrent requests have no more of them.
  const [[row]] = await database.batch((db) => [
    db.update(guestCodes).set({ attempts: sql`${guestCodes.attempts} + 1` }).where(and(
      isOwn,
      isNotNull(guestCodes.codeHash),
      lt(guestCodes.attempts, codeAttempts),
      gt(guestCodes.expiresAt, now),
    )).returning(),
  ]);
  const expected = row?.codeHash ?? digest('', '');
  const isRight = timingSafeEqual(bytesOf(expected), bytesOf(digest(challengeHash, code)));
  if (!row || !isRight) throw wrongCode();
  const [deleted] = await database.batch((db) => [db.delete(guestCodes).where(isOwn)]);
  if (deleted.rowsAffected === 0) throw wrongCode();
  const user = await findUserByEmail(database, row.email);
  const isAccount = user && (user.passwordHash !== null || user.facebookId !== null);
  // The mailbox may have become that of an account after the mail was sent.
  if (isAccount && user.emailVerifiedAt !== null) throw wrongCode();
  const guest: Guest = { name, email: row.email };
  return { ...await openGuest(database, guest, now), email: row.email };
}

const wrongCode = () =>
  new ValidationError('guestCode', { issues: [{ path: 'code', reason: 'guestCode' }] });

const bytesOf = (text: string) => new TextEncoder().encode(text);

const digest = (challengeHash: string, code: string) =>
  createHash('sha256').update(`${challengeHash}\n${code}`).digest('base64url');
