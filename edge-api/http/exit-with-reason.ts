import { ConfigError } from '../config.ts';
import { DatabaseError } from '../db/errors.ts';

/** Ends a program that could not start, with a sentence that says why. */
export function exitWithReason(error: unknown): never {
  const expected = error instanceof ConfigError || error instanceof DatabaseError ||
    error instanceof Deno.errors.AddrInUse;
  console.error(expected ? `The shop cannot start. ${error.message}` : error);
  Deno.exit(1);
}
