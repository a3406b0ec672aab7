import { ConfigError } from './config.ts';
import { findDatabaseError } from '../db/database-errors.ts';

/**
 * Prints the reason of a failed start and exits with code 1. The stack trace of an unexpected error
 * is printed with `LOG_LEVEL=debug` only.
 */
export function exitWithReason(error: unknown): never {
  console.error(`The shop cannot start. ${describeReason(error) ?? describeCauses(error)}`);
  if (Deno.env.get('LOG_LEVEL') === 'debug') console.error(error);
  Deno.exit(1);
}

/** Joins the messages of an error and of its causes. Repetitions are left out. */
function describeCauses(error: unknown): string {
  const messages: string[] = [];
  for (let current = error; current instanceof Error; current = current.cause) {
    const { message } = current;
    if (!messages.some((earlier) => earlier.includes(message))) messages.push(message);
  }
  return messages.length > 0 ? messages.join(': ') : String(error);
}

/** Returns a sentence that names the responsible setting, if there is one. */
function describeReason(error: unknown): string | undefined {
  if (error instanceof ConfigError) return error.message;
  // Without the query around it.
  const databaseError = findDatabaseError(error);
  if (databaseError) return `See the setting DATABASE_URL. ${describeCauses(databaseError)}`;
  if (error instanceof Deno.errors.AddrInUse) {
    return 'Another program listens on this address. See the settings PORT and HOST.';
  }
  if (
    error instanceof Deno.errors.AddrNotAvailable || error instanceof Deno.errors.PermissionDenied
  ) {
    return `The shop may not listen on this address. See the settings PORT and HOST. ${error.message}`;
  }
  return undefined;
}
