import assert from 'node:assert/strict';
import { exists, like, sql } from 'drizzle-orm';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { guardedBatch } from './guarded-batch.ts';
import { counters } from './schema/process-tables.ts';
import { isConstraintViolation } from './sqlite-error.ts';
import { users } from './schema/account-tables.ts';

const holds = { condition: sql`1 = 1`, error: () => new RangeError('holds') };
const fails = { condition: sql`(select count(*) from ${counters}) < 0` };

Deno.test('guardedBatch() stores all or nothing, and reports the first guard that does not hold', async () => {
  await using test = await createTestDatabase();
  const { database } = test;
  const insert = (...names: string[]) => (guards: Parameters<typeof guardedBatch>[1]) =>
    guardedBatch(
      database,
      guards,
      (db) => names.map((name) => db.insert(counters).values({ name: `test-${name}`, value: 1 })),
    );
  const count = () => database.read.$count(counters, like(counters.name, 'test-%'));
  assert.equal(await insert('a', 'b')([holds, holds]), true);
  assert.equal(await count(), 2);
  const error = () => new RangeError('changed');
  await assert.rejects(insert('c')([holds, { ...fails, error }, fails]), /changed/);
  assert.equal(await insert('c')([holds, fails]), false);
  assert.equal(await insert('c')([holds, { condition: sql`null` }]), false);
  assert.equal(await count(), 2);
  await assert.rejects(insert('c', 'a')([holds]), isConstraintViolation);
  assert.equal(await count(), 2);
  assert.equal(await database.read.$count(counters, like(counters.name, 'guard')), 0);
});

Deno.test('guardedBatch() runs statements in one batch, unless a guard does not hold any more', async () => {
  await using test = await createTestDatabase();
  const { database } = test;
  const guard = {
    condition: exists(database.read.select().from(users)),
    error: () => new Error('no users'),
  };
  await assert.rejects(guardedBatch(database, [guard], (db) => [db.delete(users)]), /no users/);
});
