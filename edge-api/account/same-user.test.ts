import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import { guardedBatch } from '../db/guarded-batch.ts';
import { users } from '../db/schema/account-tables.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { sameUser } from './same-user.ts';

Deno.test('sameUser() holds until the address, a credential or the proof of the mailbox changes', async () => {
  await using test = await createTestDatabase();
  const { database } = test;
  const row = {
    id: 'an',
    name: 'An',
    email: 'an@khach.example',
    emailKey: 'an@khach.example',
    passwordHash: 'hash',
    createdAt: 0,
  };
  await database.batch((db) => [db.insert(users).values(row)]);
  const read = async () => (await database.read.select().from(users))[0]!;
  const change = (values: Partial<typeof users.$inferInsert>) =>
    database.batch((db) => [db.update(users).set(values).where(eq(users.id, 'an'))]);
  const holds = (user: typeof users.$inferSelect) =>
    guardedBatch(database, [sameUser(user)], (db) => [db.update(users).set({ passwordSetAt: 5 })]);
  const before = await read();
  assert.equal(await holds(before), true);
  await change({ name: 'Bình' });
  assert.equal(await holds(before), true, 'the name is no credential');
  for (
    const values of [
      { emailKey: 'binh@khach.example' },
      { emailVerifiedAt: 1 },
      { passwordHash: null },
      { facebookId: 'f' },
      { deletedAt: 1 },
    ]
  ) {
    const user = await read();
    await change(values);
    assert.equal(await holds(user), false, JSON.stringify(values));
  }
});
