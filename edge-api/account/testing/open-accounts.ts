import { sessions, users } from '../../db/schema/account-tables.ts';
import { mails } from '../../db/schema/mail-tables.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { register } from '../register.ts';
import { createTestPasswords } from './create-test-passwords.ts';

/** A database for tests of accounts. `await using` closes and removes it. */
export interface Accounts extends TestDatabase {
  passwords: Passwords;
  /** Creates an unverified account and starts a session. */
  open(email?: string): Promise<{ id: string; token: string }>;
  /** Returns the numbers of rows. */
  count(): Promise<{ users: number; sessions: number; mails: number }>;
  /** Returns the kinds of the queued mails, oldest first. */
  mailKinds(): Promise<string[]>;
}

/** Registration of the test user An. */
export const an = { name: 'Nguyễn An', email: 'An@example.com', password: 'mật khẩu của An' };

/**
 * Opens an empty database for tests of accounts.
 *
 * @param passwords hashing of passwords, which is cheap by default
 */
export async function openAccounts(passwords = createTestPasswords()): Promise<Accounts> {
  const test = await createTestDatabase();
  const { read } = test.database;
  return {
    ...test,
    passwords,
    async open(email = an.email) {
      const { token } = await register(test.database, passwords, { ...an, email }, 0);
      const all = await read.select().from(users);
      return { id: all.find((user) => user.email === email)!.id, token };
    },
    count: async () => ({
      users: await read.$count(users),
      sessions: await read.$count(sessions),
      mails: await read.$count(mails),
    }),
    mailKinds: async () =>
      (await read.select().from(mails).orderBy(mails.id)).map(({ kind }) => kind),
  };
}
