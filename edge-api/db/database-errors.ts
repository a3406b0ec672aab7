/** Base class of the errors between the shop and its database. */
export abstract class DatabaseError extends Error {
  /** Stable identifier of the failure, for logs and for the mapping to responses. */
  abstract readonly code: string;

  override get name(): string {
    return this.constructor.name;
  }
}

/** Returns the {@linkcode DatabaseError} in the cause chain of an error, which drizzle may wrap. */
export function findDatabaseError(error: unknown): DatabaseError | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof DatabaseError) return current;
  }
  return undefined;
}

function errorOf<const Code extends string>(code: Code) {
  return class extends DatabaseError {
    readonly code = code;
  };
}

export class DatabaseUrlError extends errorOf('DATABASE_URL_INVALID') {}

/** The database file cannot be opened or created. */
export class DatabaseOpenError extends errorOf('DATABASE_CANNOT_OPEN') {}

/** The database file was deleted or replaced. Nothing can be stored until it is back. */
export class DatabaseLostError extends errorOf('DATABASE_LOST') {}

/**
 * The database file cannot be read or written: the disk is full or failed, or the file is damaged
 * or read-only. Nothing was written.
 */
export class DatabaseStorageError extends errorOf('DATABASE_STORAGE') {}

/** The wait for the write queue or for the lock was too long. Nothing was written; try later. */
export class DatabaseBusyError extends errorOf('DATABASE_BUSY') {}

/** A time limit passed. Nothing was written. */
export class DatabaseTimeoutError extends errorOf('DATABASE_TIMEOUT') {}

/** The server is unreachable or sent an unusable response. Nothing was written. */
export class DatabaseUnavailableError extends errorOf('DATABASE_UNAVAILABLE') {}

/**
 * The response to a commit was lost: the write may or may not be in the database.
 * A retry is only safe with an idempotency key.
 */
export class DatabaseOutcomeUnknownError extends errorOf('DATABASE_OUTCOME_UNKNOWN') {}

export class DatabaseClosedError extends errorOf('DATABASE_CLOSED') {}

/** A migration could not be applied. */
export class MigrationError extends errorOf('DATABASE_MIGRATION_FAILED') {}
