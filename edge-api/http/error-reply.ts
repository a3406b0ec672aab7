import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { findDatabaseError } from '../db/database-errors.ts';
import { BadRequestError, InternalError, ShopError, UnavailableError } from '../errors.ts';
import { describeError, type Log, redactPath } from '../log.ts';
import { maxIssues } from '../openapi/reply.ts';
import { describeIssue, describeProblem } from './describe-problem.ts';

/** Body of every error response, to which some routes add the details of the error. */
export interface ErrorReply {
  success: false;
  /** Vietnamese, can be shown to a visitor. */
  message: string;
  /** Stable identifier, for programs. */
  code: string;
  /** Problems with single fields of the input. */
  issues?: { path: string; message: string }[];
  /** Copy of `message`, for clients that read it from this field. */
  error?: string;
  /** Values with which a client can resolve the error, in replies to the back office. */
  details?: Readonly<Record<string, unknown>>;
}

/**
 * Creates the handler that converts errors to responses. An unknown error becomes a general
 * message, and its details are only written to the log.
 *
 * @param withErrorField `true` to send the message as `error` as well
 * @param nestDetails `true` to send the details as one field `details`
 */
export function createErrorHandler(
  log: Log,
  { withErrorField = false, nestDetails = false }: {
    withErrorField?: boolean;
    nestDetails?: boolean;
  } = {},
) {
  return (error: unknown, c: Context): Response => {
    const known = toShopError(error);
    if (known !== error) {
      log('error', 'request failed', {
        id: c.get('requestId'),
        path: redactPath(c.req.path),
        ...describeError(error),
      });
    }
    const { status, code, issues, details, retryAfter } = known;
    const message = describeProblem(known);
    c.header('Cache-Control', 'no-store');
    if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
    const body: ErrorReply = {
      ...(nestDetails && details ? { details } : details),
      success: false,
      message,
      code,
      ...(issues ? { issues: issues.slice(0, maxIssues).map(describeIssue) } : {}),
      ...(withErrorField ? { error: message } : {}),
    };
    return c.json(body, status);
  };
}

/** Returns `true` for an error that is answered with 503, such as a database that hangs. */
export function isUnavailable(error: unknown): boolean {
  return toShopError(error) instanceof UnavailableError;
}

function toShopError(error: unknown): ShopError {
  if (error instanceof ShopError) return error;
  if (findDatabaseError(error)) return new UnavailableError();
  // A middleware of Hono rejected the request.
  if (error instanceof HTTPException && error.status < 500) return new BadRequestError();
  return new InternalError();
}
