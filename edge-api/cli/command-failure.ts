import { CommanderError } from 'commander';
import { ConfigError } from '../boot/config.ts';
import { findDatabaseError } from '../db/database-errors.ts';
import { ShopError } from '../errors.ts';
import { PaymentError } from '../payments/payment-provider.ts';
import { describeShopError } from './describe-shop-error.ts';
import { OwnerError } from './owner-error.ts';

/** Reason why a command has no result. */
export interface CommandFailure {
  /** Exit code of the process: 1 for a refusal or an error, 2 for an invalid command line. */
  exitCode: 1 | 2;
  /** Stable error code for scripts. */
  code: string;
  message: string;
  /** Advice for interactive users. */
  hint?: string;
  details?: Readonly<Record<string, unknown>>;
}

export function toCommandFailure(error: unknown): CommandFailure {
  // The database could not be closed after the error, which is the one to describe.
  if (error instanceof SuppressedError) return toCommandFailure(error.suppressed);
  if (error instanceof CommanderError) {
    const message = error.message.replace(/^error: /, '');
    return { exitCode: 2, code: 'USAGE', message, hint: 'See: deno task shop --help' };
  }
  if (error instanceof OwnerError) {
    return { exitCode: 1, code: error.code, message: error.message, details: error.details };
  }
  if (error instanceof ShopError) return { exitCode: 1, ...describeShopError(error) };
  const databaseError = findDatabaseError(error);
  if (databaseError) {
    const { code, message } = databaseError;
    return { exitCode: 1, code, message: `${message}. See the setting DATABASE_URL.` };
  }
  if (error instanceof PaymentError) {
    const message =
      `The payment of this order could not be closed; the order is not changed: ${error.message}`;
    return { exitCode: 1, code: 'PAYMENT', message };
  }
  const errorCodes = [
    [ConfigError, 'SETTING'],
    [Deno.errors.NotFound, 'FILE'],
    [Deno.errors.PermissionDenied, 'FILE'],
    [Deno.errors.IsADirectory, 'FILE'],
  ] as const;
  for (const [errorClass, code] of errorCodes) {
    if (error instanceof errorClass) return { exitCode: 1, code, message: error.message };
  }
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return { exitCode: 1, code: 'INTERNAL', message };
}
