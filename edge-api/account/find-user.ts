import { eq } from 'drizzle-orm';
import { emailKey } from '../contract/account/user.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema.ts';

/** The account of an e-mail address, however that is written; undefined when there is none. */
export async function findUserByEmail(database: Database, email: string) {
  const [user] = await database.read.select().from(users)
    .where(eq(users.emailKey, emailKey(email)));
  return user;
}
