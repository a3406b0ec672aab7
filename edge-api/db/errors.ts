/** What can go wrong between the shop and its database; `code` says which. */
export abstract class DatabaseError extends Error {
  /** Stable name of the kind of failure, for logs and for the mapping to replies. */
  abstract readonly code: string;

  override get name(): string {
    return this.constructor.name;
  }
}

/** The {@linkcode DatabaseError} at the bottom of an error that drizzle may have wrapped. */
export function findDatabaseError(error: unknown): DatabaseError | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof DatabaseError) return current;
  }
  return undefined;
}

/** The setting that names the database cannot be used. */
export class DatabaseUrlError extends DatabaseError {
  readonly code = 'DATABASE_URL_INVALID';
}

/** There is no database at the place the setting names, and none can be made there. */
export class DatabaseOpenError extends DatabaseError {
  readonly code = 'DATABASE_CANNOT_OPEN';
}

/** Others kept the database, or the queue before it, too long. Nothing was written; try later. */
export class DatabaseBusyError extends DatabaseError {
  readonly code = 'DATABASE_BUSY';
}

/** A time limit passed. Nothing was written. */
export class DatabaseTimeoutError extends DatabaseError {
  readonly code = 'DATABASE_TIMEOUT';
}

/** The server could not be reached or gave no usable answer. Nothing was written. */
export class DatabaseUnavailableError extends DatabaseError {
  readonly code = 'DATABASE_UNAVAILABLE';
}

/**
 * The answer to a commit was lost: the write may be in the database or not.
 * Only an idempotency key makes it safe to try again.
 */
export class DatabaseOutcomeUnknownError extends DatabaseError {
  readonly code = 'DATABASE_OUTCOME_UNKNOWN';
}

/** A write was started from within a write, which would wait for itself. */
export class NestedWriteError extends DatabaseError {
  readonly code = 'DATABASE_NESTED_WRITE';
}

/** The database was closed, here or by the end of the process. */
export class DatabaseClosedError extends DatabaseError {
  readonly code = 'DATABASE_CLOSED';
}

/** A migration could not be applied. */
export class MigrationError extends DatabaseError {
  readonly code = 'DATABASE_MIGRATION_FAILED';
}
