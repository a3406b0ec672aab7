import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Guard } from '../db/guarded-batch.ts';
import { users } from '../db/schema/account-tables.ts';

/**
 * Returns the guard of a batch that an account still has the address, the credentials and the proof
 * of its mailbox that were read. It has no error: the caller reads again.
 *
 * @param user row of an account that has not been deleted
 */
export function sameUser(user: typeof users.$inferSelect): Guard {
  const columns = ['emailKey', 'emailVerifiedAt', 'passwordHash', 'facebookId'] as const;
  const isSame = and(
    eq(users.id, user.id),
    isNull(users.deletedAt),
    ...columns.map((column) => sql`${users[column]} is ${user[column]}`),
  );
  return { condition: sql`exists (select 1 from ${users} where ${isSame})` };
}
