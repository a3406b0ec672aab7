import { DatabaseError } from './errors.ts';

/**
 * The driver's code of a failed statement, such as 'SQLITE_BUSY', however deep drizzle wrapped it.
 *
 * @returns `undefined` for an error that did not come from the driver
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

/** Whether the database said that someone else holds the lock: the same statement may work later. */
export function isBusy(error: unknown): boolean {
  const code = driverCode(error);
  return code !== undefined && /^SQLITE_(BUSY|LOCKED)/.test(code);
}

/** Whether SQLite itself answered, so that a failed commit is known to have failed. */
export function isSqliteAnswer(error: unknown): boolean {
  const code = driverCode(error);
  return code !== undefined && /^(SQLITE|TRANSACTION)_/.test(code);
}

/** Whether a rule of the schema was broken: a primary or foreign key, a check, a unique index. */
export function isConstraintViolation(error: unknown): boolean {
  return driverCode(error)?.startsWith('SQLITE_CONSTRAINT') ?? false;
}

function isDriverName(name: string): boolean {
  return name === 'LibsqlError' || name === 'LibsqlBatchError';
}
