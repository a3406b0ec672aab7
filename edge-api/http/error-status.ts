import {
  BodyTimeoutError,
  ConflictError,
  ForbiddenError,
  InvalidCredentialsError,
  MalformedError,
  MethodNotAllowedError,
  NotFoundError,
  PromoError,
  RateLimitError,
  type ShopError,
  TooLargeError,
  UnauthenticatedError,
  UnavailableError,
  UnsupportedMediaTypeError,
  ValidationError,
} from '../errors.ts';

/** HTTP status of an error response. */
export type ErrorStatus =
  | 400
  | 401
  | 403
  | 404
  | 405
  | 408
  | 409
  | 413
  | 415
  | 422
  | 429
  | 500
  | 503;

type ErrorClass = abstract new (...args: never[]) => ShopError;

/** The status depends on the class alone: the codes of one class share it. */
const statuses = new Map<ErrorClass, ErrorStatus>([
  [MalformedError, 400],
  [UnauthenticatedError, 401],
  [InvalidCredentialsError, 401],
  [ForbiddenError, 403],
  [NotFoundError, 404],
  [MethodNotAllowedError, 405],
  [BodyTimeoutError, 408],
  [ConflictError, 409],
  [TooLargeError, 413],
  [UnsupportedMediaTypeError, 415],
  [ValidationError, 422],
  [PromoError, 422],
  [RateLimitError, 429],
  [UnavailableError, 503],
]);

/** Returns the HTTP status of an error by its class, or 500 for a class without a mapping. */
export function errorStatus(error: ShopError): ErrorStatus {
  for (const [errorClass, status] of statuses) {
    if (error instanceof errorClass) return status;
  }
  return 500;
}
