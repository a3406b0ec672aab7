/** A problem as one field of the input has it: where, and what to do about it. */
export interface Issue {
  /** The way to the field, as `address.phone`; empty for the whole input. */
  path: string;
  message: string;
}

/**
 * Something that the shop refuses. `message` is Vietnamese and fit to be shown to a shopper; `code`
 * is stable and meant for programs. One place turns it into a reply: `http/error-reply.ts`.
 */
export abstract class ShopError extends Error {
  /** Stable name of the kind of refusal. */
  abstract readonly code: string;
  /** The HTTP status that says the same. */
  abstract readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 503;
  /** What is wrong with which field, where the input is to blame. */
  readonly issues?: readonly Issue[];
  /** More fields of the reply, from which a client can do something about it. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** There is nothing at this address. */
export class NotFoundError extends ShopError {
  readonly code = 'NOT_FOUND';
  readonly status = 404;

  constructor(message = 'Không tìm thấy nội dung bạn yêu cầu.') {
    super(message);
  }
}

/** The address exists, but not for this method. */
export class MethodNotAllowedError extends ShopError {
  readonly code = 'METHOD_NOT_ALLOWED';
  readonly status = 405;

  constructor() {
    super('Yêu cầu không được hỗ trợ.');
  }
}

/** The body is larger than the shop reads. */
export class TooLargeError extends ShopError {
  readonly code = 'TOO_LARGE';
  readonly status = 413;

  constructor() {
    super('Dữ liệu gửi lên quá lớn.');
  }
}

/** The body is not what it is said to be. */
export class MalformedError extends ShopError {
  readonly code = 'MALFORMED';
  readonly status = 400;

  constructor() {
    super('Dữ liệu gửi lên không đọc được.');
  }
}

/** The body is not said to be JSON. */
export class UnsupportedMediaTypeError extends ShopError {
  readonly code = 'UNSUPPORTED_MEDIA_TYPE';
  readonly status = 415;

  constructor() {
    super('Dữ liệu gửi lên phải ở dạng JSON.');
  }
}

/** The input can be read and breaks a rule. */
export class ValidationError extends ShopError {
  readonly code = 'BROKEN_RULE';
  readonly status = 422;

  constructor(
    message = 'Dữ liệu gửi lên không hợp lệ.',
    override readonly issues: readonly Issue[] = [],
  ) {
    super(message);
  }
}

/** There is no session, or none that still holds. */
export class UnauthenticatedError extends ShopError {
  readonly code = 'UNAUTHENTICATED';
  readonly status = 401;

  constructor() {
    super('Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại.');
  }
}

/** Who wants to log in has not shown to be who they say. It ends no session, unlike the error above. */
export class RefusedLogInError extends ShopError {
  readonly status = 401;

  /** @param code stable name of what was not believed, such as `WRONG_CREDENTIALS` */
  constructor(readonly code: string, message: string) {
    super(message);
  }
}

/** Who asks may not do this. */
export class ForbiddenError extends ShopError {
  readonly code = 'FORBIDDEN';
  readonly status = 403;

  constructor(message = 'Bạn không có quyền thực hiện thao tác này.') {
    super(message);
  }
}

/** What is asked does not fit what is there: an e-mail that is taken, a price that has changed. */
export class ConflictError extends ShopError {
  readonly status = 409;

  /** @param code stable name of what does not fit, such as `EMAIL_TAKEN` */
  constructor(
    readonly code: string,
    message: string,
    override readonly issues?: readonly Issue[],
    override readonly details?: Readonly<Record<string, unknown>>,
  ) {
    super(message);
  }
}

/** A promo code that does nothing for this customer. */
export class PromoError extends ShopError {
  readonly status = 422;

  /** @param code why: `PROMO_UNKNOWN`, `PROMO_USED` and so on */
  constructor(readonly code: string, message: string) {
    super(message);
  }
}

/** Something was tried too often. */
export class RateLimitError extends ShopError {
  readonly code = 'RATE_LIMITED';
  readonly status = 429;

  /** @param retryAfter seconds until it may be tried again */
  constructor(readonly retryAfter: number) {
    super(`Bạn đã thử quá nhiều lần, vui lòng thử lại sau ${inWords(retryAfter)}.`);
  }
}

function inWords(seconds: number): string {
  return seconds < 60 ? `${seconds} giây` : `${Math.ceil(seconds / 60)} phút`;
}

/** The shop cannot answer now and may in a moment. */
export class UnavailableError extends ShopError {
  readonly code = 'UNAVAILABLE';
  readonly status = 503;

  constructor(message = 'Hệ thống đang bận, vui lòng thử lại sau ít phút.') {
    super(message);
  }
}
