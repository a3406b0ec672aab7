import { type CodeOfStatus, type ErrorCode, errorCodes, type ErrorStatus } from './error-codes.ts';
import type { ErrorKey, KeyOf, Problem, ProblemArguments } from './error-keys.ts';

/** Rule that a field of the input breaks. */
export type Issue = Problem<KeyOf<'BROKEN_RULE'>, 'BROKEN_RULE.'> & {
  /** Path of the field, such as `address.phone`; empty for the whole input. */
  path: string;
};

interface ErrorFields {
  issues?: readonly Issue[];
  details?: Readonly<Record<string, unknown>>;
}

/** Arguments of an error that has one code. */
type ByReason<Code extends string> = ProblemArguments<ErrorFields, KeyOf<Code>, `${Code}.`>;

/** Arguments of an error that has one of several codes. */
type ByKey<Code extends string> = ProblemArguments<ErrorFields, KeyOf<Code>>;

/**
 * Base class of the errors that the shop reports to its clients. They have no sentences:
 * `http/error-reply.ts` and the command line make them from the key and the values.
 */
export abstract class ShopError extends Error {
  /** Stable identifier of the kind of error, for programs. */
  readonly code: ErrorCode;
  readonly status: ErrorStatus;
  /** Values that the sentence names, such as a price. */
  readonly values?: object;
  /** Rules that single fields of the input break. */
  readonly issues?: readonly Issue[];
  /** Additional fields of the response, with which a client can resolve the error. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** Seconds after which the client may repeat the request. */
  readonly retryAfter?: number;

  constructor(readonly key: ErrorKey, fields: ErrorFields & { values?: object } = {}) {
    super(key);
    this.code = key.replace(/\..*/, '') as ErrorCode;
    this.status = errorCodes[this.code][0];
    this.values = fields.values;
    this.issues = fields.issues;
    this.details = fields.details;
  }
}

/** Creates the class of an error that has one sentence. */
function errorOf(key: ErrorKey) {
  return class extends ShopError {
    constructor() {
      super(key);
    }
  };
}

/** The requested resource does not exist. */
export class NotFoundError extends ShopError {
  constructor(...[reason, fields]: ByReason<'NOT_FOUND'> | []) {
    super(reason === undefined ? 'NOT_FOUND' : `NOT_FOUND.${reason}`, fields);
  }
}

/** The resource exists, but does not support the method. */
export class MethodNotAllowedError extends errorOf('METHOD_NOT_ALLOWED') {}

/** A middleware of Hono rejected the request. */
export class BadRequestError extends errorOf('BAD_REQUEST') {}

/** The request body exceeds the size limit. */
export class TooLargeError extends errorOf('TOO_LARGE') {}

/** The request body is not valid JSON. */
export class MalformedError extends errorOf('MALFORMED') {}

/** The request body did not arrive in time. */
export class BodyTimeoutError extends errorOf('BODY_TIMEOUT') {}

/** The content type of the request body is not JSON, or not one of those of an upload. */
export class UnsupportedMediaTypeError extends ShopError {
  constructor(...[reason, fields]: ByReason<'UNSUPPORTED_MEDIA_TYPE'> | []) {
    super(
      reason === undefined ? 'UNSUPPORTED_MEDIA_TYPE' : `UNSUPPORTED_MEDIA_TYPE.${reason}`,
      fields,
    );
  }
}

/** The input is readable, but violates a rule. */
export class ValidationError extends ShopError {
  override readonly issues: readonly Issue[];

  constructor(...[reason, fields]: ByReason<'BROKEN_RULE'>) {
    super(`BROKEN_RULE.${reason}`, fields);
    this.issues = fields?.issues ?? [];
  }
}

/** The request has no session or an expired one. */
export class UnauthenticatedError extends errorOf('UNAUTHENTICATED') {}

/**
 * The credentials of a log-in are wrong. Unlike with {@linkcode UnauthenticatedError}, clients keep
 * their session.
 */
export class InvalidCredentialsError extends ShopError {
  constructor(
    code: KeyOf<'WRONG_CREDENTIALS' | 'WRONG_PASSWORD' | 'WRONG_SECRET' | 'FACEBOOK_REFUSED'>,
  ) {
    super(code);
  }
}

/** The user has no permission for the action. */
export class ForbiddenError extends ShopError {
  constructor(...[reason]: Partial<ByReason<'FORBIDDEN'>>) {
    super(reason === undefined ? 'FORBIDDEN' : `FORBIDDEN.${reason}`);
  }
}

/** The operation requires credentials that were checked in the last ten minutes. */
export class ConfirmRequiredError extends errorOf('CONFIRM_REQUIRED') {}

/** The request conflicts with the current state, such as an e-mail address that is taken. */
export class ConflictError extends ShopError {
  constructor(...[key, fields]: ByKey<CodeOfStatus<409>>) {
    super(key, fields);
  }
}

/** A file of products cannot be read, or has errors. */
export class FileError extends ShopError {
  constructor(...[key, fields]: ByKey<`FILE_${string}`>) {
    super(key, fields);
  }
}

/** The promo code is not valid for this customer. */
export class PromoError extends ShopError {
  constructor(...[code, fields]: ByKey<`PROMO_${string}`>) {
    super(code, fields);
  }
}

/** Too many requests of one kind were made. */
export class RateLimitError extends ShopError {
  /** @param retryAfter seconds until the next request is allowed */
  constructor(override readonly retryAfter: number) {
    super('RATE_LIMITED', { values: { seconds: retryAfter } });
  }
}

/** The shop cannot answer the request temporarily. */
export class UnavailableError extends ShopError {
  override readonly retryAfter = 5;

  constructor(...[reason]: Partial<ByReason<'UNAVAILABLE'>>) {
    super(reason === undefined ? 'UNAVAILABLE' : `UNAVAILABLE.${reason}`);
  }
}

/** An error that the shop does not expect. */
export class InternalError extends errorOf('INTERNAL') {}
