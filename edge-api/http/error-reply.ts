import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { findDatabaseError } from '../db/errors.ts';
import { type Issue, RateLimitError, ShopError, UnavailableError } from '../errors.ts';
import { describeError, type Log, loggedPath } from '../log.ts';

/** The reply to everything that the shop refuses. */
export interface ErrorReply {
  success: false;
  /** Vietnamese, fit to be shown. */
  message: string;
  /** For programs. */
  code: string;
  issues?: readonly Issue[];
  /** The message once more, where a client reads it under this name. */
  error?: string;
}

/**
 * The one place where errors become replies. What is unknown becomes a general sentence; its details go
 * to the log.
 *
 * @param named whether the message is given as `error` as well
 */
export function replyToError(log: Log, { named = false }: { named?: boolean } = {}) {
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
    ...(named ? { error: message } : {}),
  });
  return (error: unknown, c: Context): Response => {
    const known = knownError(error);
    if (known !== error) {
      log('error', 'request failed', {
        id: c.get('requestId'),
        path: loggedPath(c.req.path),
        ...describeError(error),
      });
    }
    c.header('Cache-Control', 'no-store');
    if (known) {
      const { message, code, issues, details } = known;
      if (known instanceof UnavailableError) c.header('Retry-After', '5');
      if (known instanceof RateLimitError) c.header('Retry-After', String(known.retryAfter));
      return c.json(body(message, code, issues, details), known.status);
    }
    return c.json(body('Lỗi server, vui lòng thử lại sau', 'INTERNAL'), 500);
  };
}

function knownError(error: unknown): ShopError | undefined {
  if (error instanceof ShopError) return error;
  if (findDatabaseError(error)) return new UnavailableError();
  if (error instanceof HTTPException && error.status < 500) return new BadRequest(error.status);
  return undefined;
}

/** What a middleware of Hono refused. */
class BadRequest extends ShopError {
  readonly code = 'BAD_REQUEST';
  readonly status: ShopError['status'];

  constructor(status: number) {
    super('Yêu cầu không hợp lệ.');
    this.status = status === 413 || status === 415 ? status : 400;
  }
}
