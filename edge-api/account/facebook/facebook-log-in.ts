import { eq } from 'drizzle-orm';
import {
  emailKey,
  emailSchema,
  type FacebookClaim,
  personNameSchema,
} from '../../contract/account/user.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/account-tables.ts';
import { isConstraintViolation } from '../../db/sqlite-error.ts';
import { InvalidCredentialsError, UnavailableError, ValidationError } from '../../errors.ts';
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
import { joinAccount } from './join-account.ts';
import { newSession, startSession } from '../sessions/session.ts';

export interface FacebookLogInOptions {
  /** Aborts the requests to Facebook. */
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
 * @param now ms since 1970
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
