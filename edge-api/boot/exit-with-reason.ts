import { ConfigError } from './config.ts';
import { DatabaseError } from '../db/database-errors.ts';

/** Prints the reason of a failed start and exits with code 1. */
export function exitWithReason(error: unknown): never {
  const reason = describeReason(error);
  console.error(reason ? `The shop cannot start. ${reason}` : error);
  Deno.exit(1);
}

/** Returns a sentence that names the responsible setting, if there is one. */
function describeReason(error: unknown): string | undefined {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof DatabaseError) return `See the setting DATABASE_URL. ${error.message}`;
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
