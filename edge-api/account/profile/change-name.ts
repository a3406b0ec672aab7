import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/account-tables.ts';

/** Changes the name of a user. */
export async function changeName(database: Database, userId: string, name: string): Promise<void> {
  await database.batch((db) => [
    db.update(users).set({ name }).where(and(eq(users.id, userId), isNull(users.deletedAt))),
  ]);
}
