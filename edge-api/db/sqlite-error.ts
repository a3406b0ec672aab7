import { DatabaseError, DatabaseStorageError } from './database-errors.ts';

/**
 * Returns the driver's code of a failed statement, such as 'SQLITE_BUSY', also if drizzle wrapped
 * the error.
 *
 * @returns `undefined` if the error is not from the driver
 */
export function driverCode(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof DatabaseError) return undefined;
    if ('code' in current && typeof current.code === 'string' && isDriverName(current.name)) {
      return current.code;
    }
  }
  return undefined;
}

/** Returns `true` if another connection holds the lock. The same statement may succeed later. */
export function isBusy(error: unknown): boolean {
  const code = driverCode(error);
  return code !== undefined && /^SQLITE_(BUSY|LOCKED)/.test(code);
}

/**
 * Converts an error of the disk or the database file, so that it is answered with 503. Returns
 * other errors as they are.
 */
export function toStorageError(error: unknown): unknown {
  const code = driverCode(error);
  if (code === undefined || !storageCodes.test(code)) return error;
  return new DatabaseStorageError(`The database file cannot be used (${code})`, { cause: error });
}

const storageCodes = /^SQLITE_(FULL|IOERR|CORRUPT|NOTADB|READONLY|CANTOPEN|PERM|NOMEM|PROTOCOL)/;

/** Returns `true` if the database file is damaged, also if the error was converted since. */
export function isCorruption(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (/^SQLITE_(CORRUPT|NOTADB)/.test(driverCode(current) ?? '')) return true;
  }
  return false;
}

/** Returns `true` if SQLite itself reported the error, so that a failed commit certainly failed. */
export function isSqliteAnswer(error: unknown): boolean {
  const code = driverCode(error);
  return code !== undefined && /^(SQLITE|TRANSACTION)_/.test(code);
}

/** Returns `true` if a constraint failed: a primary or foreign key, a check, a unique index. */
export function isConstraintViolation(error: unknown): boolean {
  return driverCode(error)?.startsWith('SQLITE_CONSTRAINT') ?? false;
}

function isDriverName(name: string): boolean {
  return name === 'LibsqlError' || name === 'LibsqlBatchError';
}
