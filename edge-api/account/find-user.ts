import { and, eq, isNull } from 'drizzle-orm';
import { emailKey } from '../contract/account/user.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/account-tables.ts';

/** Returns the user with an e-mail address. Case and Unicode normalization do not matter. */
export async function findUserByEmail(database: Database, email: string) {
  const [user] = await database.read.select().from(users)
    .where(and(eq(users.emailKey, emailKey(email)), isNull(users.deletedAt)));
  return user;
}
