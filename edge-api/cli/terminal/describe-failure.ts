import { CommanderError } from 'commander';
import { ConfigError } from '../../boot/config.ts';
import { DatabaseError, findDatabaseError } from '../../db/errors.ts';
import { OrderStatusError } from '../../orders/change-order-status.ts';
import { PaymentError } from '../../payments/payment-provider.ts';
import { OwnerError } from '../owner-error.ts';

/** Why a command has no result. */
export interface Failure {
  /** What the process ends with: 1 for a refusal or an error, 2 for a line that cannot be understood. */
  exitCode: 1 | 2;
  /** Stable, for scripts. */
  code: string;
  message: string;
  /** What to try instead, for people. */
  hint?: string;
  details?: Readonly<Record<string, unknown>>;
}

/** Finds words for an error. Of an unknown one they hold the stack: it is ours to mend. */
export function describeFailure(error: unknown): Failure {
  if (error instanceof CommanderError) {
    const message = error.message.replace(/^error: /, '');
    return { exitCode: 2, code: 'USAGE', message, hint: 'See: deno task shop --help' };
  }
  if (error instanceof OwnerError) {
    return { exitCode: 1, code: error.code, message: error.message, details: error.details };
  }
  const databaseError = findDatabaseError(error);
  if (databaseError) return { exitCode: 1, ...describeDatabaseError(databaseError) };
  if (error instanceof PaymentError) {
    const message =
      `The payment of this order could not be closed, it stays as it is: ${error.message}`;
    return { exitCode: 1, code: 'PAYMENT', message };
  }
  const known = [
    [ConfigError, 'SETTING'],
    [OrderStatusError, 'ORDER_STATUS'],
    [Deno.errors.NotFound, 'FILE'],
    [Deno.errors.PermissionDenied, 'FILE'],
    [Deno.errors.IsADirectory, 'FILE'],
  ] as const;
  for (const [kind, code] of known) {
    if (error instanceof kind) return { exitCode: 1, code, message: error.message };
  }
  const message = error instanceof Error ? error.stack ?? error.message : String(error);
  return { exitCode: 1, code: 'INTERNAL', message };
}

function describeDatabaseError({ code, message }: DatabaseError) {
  return { code, message: `${message}. See the setting DATABASE_URL.` };
}
