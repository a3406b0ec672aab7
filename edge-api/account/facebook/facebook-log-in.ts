import { and, eq, isNull } from 'drizzle-orm';
import {
  type AcceptedVersions,
  emailKey,
  emailSchema,
  type FacebookClaim,
  personNameSchema,
} from '../../contract/account/user.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/account-tables.ts';
import { isConstraintViolation } from '../../db/sqlite-error.ts';
import {
  ConflictError,
  InvalidCredentialsError,
  UnavailableError,
  ValidationError,
} from '../../errors.ts';
import { insertMail } from '../../mail/insert-mail.ts';
import {
  type FacebookGraph,
  type FacebookUser,
  GraphError,
  GraphTokenError,
} from './facebook-graph.ts';
import { insertConsents } from '../consents/consents.ts';
import { findUserByEmail } from '../find-user.ts';
import type { StartedSession } from '../register.ts';
import { newSession, startSession } from '../../sessions/session.ts';
import { guardedBatch } from '../../db/guarded-batch.ts';
import { claimMailbox } from '../claim-mailbox.ts';
import { hasTrustedPassword } from '../passwords/has-trusted-password.ts';
import { sameUser } from '../same-user.ts';

/**
 * Links an account to a Facebook user, who owns its e-mail address. All other sessions end. The
 * password is removed if it was set before the address was verified. An unverified account gets the
 * name of the Facebook user, because its name is unverified, too.
 *
 * @throws {ConflictError} `EMAIL_TAKEN` if the account belongs to another Facebook user
 */
async function joinAccount(
  database: Database,
  userId: string,
  user: FacebookUser & { accepted?: AcceptedVersions },
  now: number,
  device: string | null = null,
): Promise<StartedSession> {
  const { id: facebookId, name, accepted } = user;
  const [account] = await database.read.select().from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  if (!account || account.facebookId !== null && account.facebookId !== facebookId) {
    throw new ConflictError('EMAIL_TAKEN');
  }
  if (account.facebookId === facebookId) {
    // A concurrent request has joined the account.
    return { token: await startSession(database, userId, now, { device }), mailQueued: false };
  }
  const isNew = account.emailVerifiedAt === null;
  const { token, insert } = newSession(userId, now, { device });
  const isStored = await guardedBatch(database, [sameUser(account)], (db) => [
    ...claimMailbox(db, account),
    db.update(users).set({
      facebookId,
      ...(hasTrustedPassword(account) ? {} : { passwordHash: null, passwordSetAt: null }),
      ...(isNew ? { name, emailVerifiedAt: now } : {}),
    }).where(eq(users.id, userId)),
    ...(isNew ? [insertMail(db, { kind: 'welcome', userId }, now)] : []),
    insert(db),
    ...insertConsents(db, userId, accepted, now),
  ]);
  if (!isStored) return await joinAccount(database, userId, user, now, device);
  return { token, mailQueued: isNew, joined: true };
}

export interface FacebookLogInOptions {
  signal?: AbortSignal;
  /** Browser and system from `describeDevice()`. @default null */
  device?: string | null;
}

/**
 * Starts a session for a Facebook user, and creates an account for a new one. The claim of the
 * browser counts only if Facebook confirms it. An existing account with the same e-mail address is
 * joined: an attacker may have registered it in advance, so its sessions end, and its password if
 * it was set before the address was verified.
 *
 * @param graph undefined if no Facebook app is configured
 * @throws {InvalidCredentialsError} `FACEBOOK_REFUSED`
 * @throws {ValidationError} if a new user has no e-mail address at Facebook
 * @throws {ConflictError} `EMAIL_TAKEN` if the account belongs to another Facebook user
 * @throws {UnavailableError} if Facebook is unavailable or not configured
 */
export async function facebookLogIn(
  database: Database,
  graph: FacebookGraph | undefined,
  claim: FacebookClaim,
  now: number,
  { signal, device = null }: FacebookLogInOptions = {},
): Promise<StartedSession> {
  if (!graph) throw new UnavailableError('facebook');
  const user = await confirmClaim(graph, claim, signal);
  const { accepted } = claim;
  const name = personNameSchema.safeParse(user.name).data ?? claim.name;
  try {
    return await logInOrRegister(database, { ...user, name, accepted }, now, device);
  } catch (error) {
    if (!isConstraintViolation(error)) throw error;
    // A concurrent request has created the account.
    return await logInOrRegister(database, { ...user, name, accepted }, now, device);
  }
}

/** Returns the Facebook user. An invalid e-mail address is removed. */
async function confirmClaim(graph: FacebookGraph, claim: FacebookClaim, signal?: AbortSignal) {
  const user = await getUser(graph, claim.accessToken, signal);
  const email = emailSchema.safeParse(user.email).data;
  if (user.id !== claim.facebookId) throw new InvalidCredentialsError('FACEBOOK_REFUSED');
  if (email && (!claim.email || emailKey(email) !== emailKey(claim.email))) {
    throw new InvalidCredentialsError('FACEBOOK_REFUSED');
  }
  return { ...user, email };
}

async function getUser(graph: FacebookGraph, accessToken: string, signal?: AbortSignal) {
  try {
    return await graph.getUser(accessToken, signal);
  } catch (error) {
    if (error instanceof GraphTokenError) throw new InvalidCredentialsError('FACEBOOK_REFUSED');
    if (error instanceof GraphError) throw new UnavailableError();
    throw error;
  }
}

async function logInOrRegister(
  database: Database,
  user: FacebookUser & Pick<FacebookClaim, 'accepted'>,
  now: number,
  device: string | null,
): Promise<StartedSession> {
  const [linked] = await database.read.select({ id: users.id }).from(users)
    .where(eq(users.facebookId, user.id));
  if (linked) {
    const token = await startSession(database, linked.id, now, { device });
    return { token, mailQueued: false };
  }
  if (!user.email) throw new ValidationError('facebookEmailMissing');
  const existing = await findUserByEmail(database, user.email);
  if (!existing) return await createAccount(database, { ...user, email: user.email }, now, device);
  return await joinAccount(database, existing.id, user, now, device);
}

async function createAccount(
  database: Database,
  { id: facebookId, name, email, accepted }:
    & Required<FacebookUser>
    & Pick<FacebookClaim, 'accepted'>,
  now: number,
  device: string | null,
): Promise<StartedSession> {
  const id = crypto.randomUUID();
  const { token, insert } = newSession(id, now, { device });
  await database.batch((db) => [
    db.insert(users).values({
      id,
      name,
      email,
      emailKey: emailKey(email),
      facebookId,
      emailVerifiedAt: now,
      createdAt: now,
    }),
    insert(db),
    insertMail(db, { kind: 'welcome', userId: id }, now),
    ...insertConsents(db, id, accepted, now),
  ]);
  return { token, mailQueued: true };
}
