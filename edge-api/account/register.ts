import { emailKey, type Registration } from '../contract/account/user.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { isConstraintViolation } from '../db/sqlite-error.ts';
import { ConflictError } from '../errors.ts';
import { insertMail } from '../mail/insert-mail.ts';
import { findUserByEmail } from './find-user.ts';
import type { Passwords } from './passwords/passwords.ts';
import { newSession, startSession } from './session.ts';

/** A session that was started, and whether there is a mail for the outbox to send. */
export interface StartedSession {
  /** For the client. */
  token: string;
  mailQueued: boolean;
}

/**
 * Opens an account, starts its first session and asks for the mail that confirms the address. Who comes
 * again with the same e-mail and the same password, because an answer was lost, is logged in.
 *
 * @param now ms since 1970
 * @throws {ConflictError} EMAIL_TAKEN
 * @throws {UnavailableError} if too many passwords wait already
 */
export async function register(
  database: Database,
  passwords: Passwords,
  person: Registration,
  now: number,
): Promise<StartedSession> {
  const found = await findUserByEmail(database, person.email);
  if (found) return await returning(database, passwords, person, now, found);
  const user = {
    id: crypto.randomUUID(),
    name: person.name,
    email: person.email,
    emailKey: emailKey(person.email),
    passwordHash: await passwords.hash(person.password),
    createdAt: now,
  };
  const { token, insert } = await newSession(user.id, now);
  try {
    await database.batch((db) => [
      db.insert(users).values(user),
      insert(db),
      insertMail(db, { kind: 'verify-email', userId: user.id }, now),
    ]);
    return { token, mailQueued: true };
  } catch (error) {
    const faster = isConstraintViolation(error) && await findUserByEmail(database, person.email);
    if (faster) return await returning(database, passwords, person, now, faster);
    throw error;
  }
}

async function returning(
  database: Database,
  passwords: Passwords,
  { password }: Registration,
  now: number,
  user: { id: string; passwordHash: string | null },
): Promise<StartedSession> {
  if (!await passwords.verify(password, user.passwordHash)) {
    throw new ConflictError('EMAIL_TAKEN', 'Email này đã có tài khoản, vui lòng đăng nhập.');
  }
  return { token: await startSession(database, user.id, now), mailQueued: false };
}
