/** A problem with one field of the input. */
export interface Issue {
  /** Path of the field, such as `address.phone`; empty for the whole input. */
  path: string;
  message: string;
}

/**
 * Base class of the errors that the shop reports to its clients. `message` is Vietnamese and can be
 * shown to a visitor. `http/error-reply.ts` converts these errors to HTTP responses.
 */
export abstract class ShopError extends Error {
  /** Stable identifier of the kind of error, for programs. */
  abstract readonly code: string;
  /** Problems with single fields of the input. */
  readonly issues?: readonly Issue[];
  /** Additional fields of the response, with which a client can resolve the error. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** The requested resource does not exist. */
export class NotFoundError extends ShopError {
  readonly code = 'NOT_FOUND';

  constructor(message = 'Không tìm thấy nội dung bạn yêu cầu.') {
    super(message);
  }
}

/** The resource exists, but does not support the method. */
export class MethodNotAllowedError extends ShopError {
  readonly code = 'METHOD_NOT_ALLOWED';

  constructor() {
    super('Yêu cầu không được hỗ trợ.');
  }
}

/** The request body exceeds the size limit. */
export class TooLargeError extends ShopError {
  readonly code = 'TOO_LARGE';

  constructor() {
    super('Dữ liệu gửi lên quá lớn.');
  }
}

/** The request body is not valid JSON. */
export class MalformedError extends ShopError {
  readonly code = 'MALFORMED';

  constructor() {
    super('Không đọc được dữ liệu gửi lên.');
  }
}

/** The request body did not arrive in time. */
export class BodyTimeoutError extends ShopError {
  readonly code = 'BODY_TIMEOUT';

  constructor() {
    super('Dữ liệu gửi lên quá chậm, vui lòng thử lại.');
  }
}

/** The content type of the request body is not JSON. */
export class UnsupportedMediaTypeError extends ShopError {
  readonly code = 'UNSUPPORTED_MEDIA_TYPE';

  constructor() {
    super('Dữ liệu gửi lên phải ở định dạng JSON.');
  }
}

/** The input is readable, but violates a rule. */
export class ValidationError extends ShopError {
  readonly code = 'BROKEN_RULE';

  constructor(
    message = 'Dữ liệu gửi lên không hợp lệ.',
    override readonly issues: readonly Issue[] = [],
  ) {
    super(message);
  }
}

/** The request has no session or an expired one. */
export class UnauthenticatedError extends ShopError {
  readonly code = 'UNAUTHENTICATED';

  constructor() {
    super('Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại.');
  }
}

/**
 * The credentials of a log-in are wrong. Unlike with {@linkcode UnauthenticatedError}, clients keep
 * their session.
 */
export class InvalidCredentialsError extends ShopError {
  /** @param code stable identifier of the reason, such as `WRONG_CREDENTIALS` */
  constructor(readonly code: string, message: string) {
    super(message);
  }
}

/** The user has no permission for the action. */
export class ForbiddenError extends ShopError {
  readonly code = 'FORBIDDEN';

  constructor(message = 'Bạn không có quyền thực hiện thao tác này.') {
    super(message);
  }
}

/** The request conflicts with the current state, such as an e-mail address that is taken. */
export class ConflictError extends ShopError {
  /** @param code stable identifier of the conflict, such as `EMAIL_TAKEN` */
  constructor(
    readonly code: string,
    message: string,
    override readonly issues?: readonly Issue[],
    override readonly details?: Readonly<Record<string, unknown>>,
  ) {
    super(message);
  }
}

/** The promo code is not valid for this customer. */
export class PromoError extends ShopError {
  /** @param code reason, such as `PROMO_UNKNOWN` or `PROMO_USED` */
  constructor(readonly code: string, message: string) {
    super(message);
  }
}

/** Too many requests of one kind were made. */
export class RateLimitError extends ShopError {
  readonly code = 'RATE_LIMITED';

  /** @param retryAfter seconds until the next request is allowed */
  constructor(readonly retryAfter: number) {
    super(`Bạn đã thử quá nhiều lần, vui lòng thử lại sau ${formatDuration(retryAfter)}.`);
  }
}

function formatDuration(seconds: number): string {
  if (seconds < 60) return `${seconds} giây`;
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? `${minutes} phút` : `${Math.ceil(minutes / 60)} giờ`;
}

/** The shop cannot answer the request temporarily. */
export class UnavailableError extends ShopError {
  readonly code = 'UNAVAILABLE';

  constructor(message = 'Hệ thống đang bận, vui lòng thử lại sau ít phút.') {
    super(message);
  }
}
