import { DrizzleQueryError } from 'drizzle-orm/errors';
import {
  DatabaseTimeoutError,
  DatabaseUnavailableError,
  findDatabaseError,
} from './database-errors.ts';
import { driverCode, isSqliteAnswer, toStorageError } from './sqlite-error.ts';

/** Unwraps a `DatabaseError` from drizzle's error and translates failures of a server to one. */
export function toDatabaseError(error: unknown, remote: boolean): unknown {
  if (error instanceof DrizzleQueryError) {
    const databaseError = findDatabaseError(error);
    if (databaseError) return databaseError;
  }
  if (remote && driverCode(error) === 'TRANSACTION_TIMEOUT') {
    return new DatabaseTimeoutError('The database server ended the transaction', { cause: error });
  }
  if (remote && driverCode(error) && !isSqliteAnswer(error)) {
    return new DatabaseUnavailableError('The database server failed', { cause: error });
  }
  return toStorageError(error);
}
