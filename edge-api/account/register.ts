import { emailKey, type Registration } from '../contract/account/user.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/account-tables.ts';
import { isConstraintViolation } from '../db/sqlite-error.ts';
import { ConflictError } from '../errors.ts';
import { insertMail } from '../mail/insert-mail.ts';
import { insertConsents } from './consents/consents.ts';
import { findUserByEmail } from './find-user.ts';
import type { Passwords } from './passwords/passwords.ts';
import { newSession, startSession } from '../sessions/session.ts';

export interface StartedSession {
  token: string;
  mailQueued: boolean;
  /** `true` if a provider was joined to an existing account, which removed its password. */
  joined?: boolean;
}

/**
 * Creates an account, starts its first session and queues the verification mail. A repeated
 * registration with the same e-mail address and password starts a session too, as the client may
 * have lost the first response. The accepted versions of the pages are recorded with the account.
 *
 * @throws {ConflictError} `EMAIL_TAKEN`
 * @throws {UnavailableError} if too many passwords are waiting to be hashed
 */
export async function register(
  database: Database,
  passwords: Passwords,
  person: Registration,
  now: number,
  device: string | null = null,
): Promise<StartedSession> {
  const session = { now, device };
  const existing = await findUserByEmail(database, person.email);
  if (existing) return await logInExisting(database, passwords, person, session, existing);
  const user = {
    id: crypto.randomUUID(),
    name: person.name,
    email: person.email,
    emailKey: emailKey(person.email),
    passwordHash: await passwords.hash(person.password),
    passwordSetAt: now,
    createdAt: now,
  };
  const { token, insert } = newSession(user.id, now, { device });
  try {
    await database.batch((db) => [
      db.insert(users).values(user),
      insert(db),
      insertMail(db, { kind: 'verify-email', userId: user.id }, now),
      ...insertConsents(db, user.id, person.accepted, now),
    ]);
    return { token, mailQueued: true };
  } catch (error) {
    // A concurrent request may have created the account.
    const existing = isConstraintViolation(error) && await findUserByEmail(database, person.email);
    if (existing) return await logInExisting(database, passwords, person, session, existing);
    throw error;
  }
}

async function logInExisting(
  database: Database,
  passwords: Passwords,
  { password }: Registration,
  { now, device }: { now: number; device: string | null },
  { id, passwordHash }: { id: string; passwordHash: string | null },
): Promise<StartedSession> {
  if (!await passwords.verify(password, passwordHash)) {
    throw new ConflictError('EMAIL_TAKEN');
  }
  return {
    token: await startSession(database, id, now, { device, passwordHash }),
    mailQueued: false,
  };
}
