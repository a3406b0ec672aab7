import assert from 'node:assert/strict';
import { lte } from 'drizzle-orm';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { changeInPortions, deleteInPortions } from './change-in-portions.ts';
import { rateLimits } from './schema/process-tables.ts';

/** Opens a database with a thousand rows that records how many of them are left by each write. */
async function openFilled() {
  const test = await createTestDatabase();
  const { database } = test;
  await database.batch((db) => [
    db.insert(rateLimits)
      .values(
        Array.from({ length: 1_000 }, (_, index) => ({ key: `k${index}`, arrivalAt: index })),
      ),
  ]);
  const left: number[] = [];
  const counting: typeof database = {
    ...database,
    read: database.read,
    async batch(build) {
      const results = await database.batch(build);
      left.push(await database.read.$count(rateLimits));
      return results;
    },
  };
  return { counting, left, ...test, [Symbol.asyncDispose]: () => test.cleanup() };
}

Deno.test('deleteInPortions() deletes the rows that fulfil a condition, a hundred at a time', async () => {
  await using test = await openFilled();
  await deleteInPortions(test.counting, rateLimits, lte(rateLimits.arrivalAt, 698));
  assert.deepEqual(test.left, [900, 800, 700, 600, 500, 400, 301]);
});

Deno.test('changeInPortions() ends if its rows stay as they are', async () => {
  await using test = await openFilled();
  await changeInPortions(
    test.counting,
    rateLimits,
    lte(rateLimits.arrivalAt, 698),
    (db, where) => db.update(rateLimits).set({ arrivalAt: 1 }).where(where),
  );
  assert.equal(test.left.length, 1);
});
