import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { findDatabaseError } from '../db/database-errors.ts';
import { type Issue, RateLimitError, ShopError, UnavailableError } from '../errors.ts';
import { describeError, type Log, redactPath } from '../log.ts';
import { errorStatus } from './error-status.ts';

/** Body of every error response. */
export interface ErrorReply {
  success: false;
  /** Vietnamese, can be shown to a visitor. */
  message: string;
  /** Stable identifier, for programs. */
  code: string;
  issues?: readonly Issue[];
  /** Copy of `message`, for clients that read it from this field. */
  error?: string;
}

/**
 * Creates the handler that converts errors to responses. An unknown error becomes a general
 * message, and its details are only written to the log.
 *
 * @param withErrorField `true` to send the message as `error` as well
 */
export function createErrorHandler(
  log: Log,
  { withErrorField = false }: { withErrorField?: boolean } = {},
) {
  const body = (
    message: string,
    code: string,
    issues?: readonly Issue[],
    details?: ShopError['details'],
  ): ErrorReply => ({
    ...details,
    success: false,
    message,
    code,
    ...(issues ? { issues } : {}),
    ...(withErrorField ? { error: message } : {}),
  });
  return (error: unknown, c: Context): Response => {
    const known = toShopError(error);
    if (known !== error) {
      log('error', 'request failed', {
        id: c.get('requestId'),
        path: redactPath(c.req.path),
        ...describeError(error),
      });
    }
    c.header('Cache-Control', 'no-store');
    if (known) {
      const { message, code, issues, details } = known;
      if (known instanceof UnavailableError) c.header('Retry-After', '5');
      if (known instanceof RateLimitError) c.header('Retry-After', String(known.retryAfter));
      const status = known instanceof BadRequestError ? known.status : errorStatus(known);
      return c.json(body(message, code, issues, details), status);
    }
    return c.json(body('Lỗi server, vui lòng thử lại sau', 'INTERNAL'), 500);
  };
}

/** Returns `true` for an error that is answered with 503, such as a database that hangs. */
export function isUnavailable(error: unknown): boolean {
  return toShopError(error) instanceof UnavailableError;
}

function toShopError(error: unknown): ShopError | undefined {
  if (error instanceof ShopError) return error;
  if (findDatabaseError(error)) return new UnavailableError();
  if (error instanceof HTTPException && error.status < 500) {
    return new BadRequestError(error.status === 413 || error.status === 415 ? error.status : 400);
  }
  return undefined;
}

/** A middleware of Hono rejected the request with this status. */
class BadRequestError extends ShopError {
  readonly code = 'BAD_REQUEST';

  constructor(readonly status: 400 | 413 | 415) {
    super('Yêu cầu không hợp lệ.');
  }
}
