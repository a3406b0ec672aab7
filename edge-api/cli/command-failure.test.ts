import assert from 'node:assert/strict';
import { DatabaseStorageError } from '../db/database-errors.ts';
import { toCommandFailure } from './command-failure.ts';

Deno.test('toCommandFailure() describes the error before one of closing the database', () => {
  const full = new DatabaseStorageError('The database file cannot be used (SQLITE_FULL)');
  const failure = toCommandFailure(new SuppressedError(new Error('not closed'), full));
  assert.equal(failure.code, 'DATABASE_STORAGE');
  assert.match(failure.message, /SQLITE_FULL/);
});
