import { DatabaseError } from './database-errors.ts';

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
