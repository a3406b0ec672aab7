import assert from 'node:assert/strict';
import * as errors from './errors.ts';

Deno.test('an error has the status of its class and the code of its key', () => {
  const expected: [errors.ShopError, status: number, code: string][] = [
    [new errors.BadRequestError(), 400, 'BAD_REQUEST'],
    [new errors.MalformedError(), 400, 'MALFORMED'],
    [new errors.UnauthenticatedError(), 401, 'UNAUTHENTICATED'],
    [new errors.InvalidCredentialsError('WRONG_CREDENTIALS'), 401, 'WRONG_CREDENTIALS'],
    [new errors.ForbiddenError(), 403, 'FORBIDDEN'],
    [new errors.ForbiddenError('notBought'), 403, 'FORBIDDEN'],
    [new errors.NotFoundError(), 404, 'NOT_FOUND'],
    [new errors.NotFoundError('order'), 404, 'NOT_FOUND'],
    [new errors.MethodNotAllowedError(), 405, 'METHOD_NOT_ALLOWED'],
    [new errors.BodyTimeoutError(), 408, 'BODY_TIMEOUT'],
    [new errors.ConflictError('EMAIL_TAKEN'), 409, 'EMAIL_TAKEN'],
    [new errors.ConflictError('LINK_USED.reset'), 409, 'LINK_USED'],
    [new errors.TooLargeError(), 413, 'TOO_LARGE'],
    [new errors.UnsupportedMediaTypeError(), 415, 'UNSUPPORTED_MEDIA_TYPE'],
    [new errors.ValidationError('cartFull'), 422, 'BROKEN_RULE'],
    [new errors.FileError('FILE_UNREADABLE.list'), 422, 'FILE_UNREADABLE'],
    [new errors.PromoError('PROMO_UNKNOWN'), 422, 'PROMO_UNKNOWN'],
    [new errors.ConfirmRequiredError(), 428, 'CONFIRM_REQUIRED'],
    [new errors.RateLimitError(60), 429, 'RATE_LIMITED'],
    [new errors.InternalError(), 500, 'INTERNAL'],
    [new errors.UnavailableError(), 503, 'UNAVAILABLE'],
  ];
  for (const [error, status, code] of expected) {
    assert.deepEqual([error.status, error.code], [status, code], error.constructor.name);
  }
  const tested = new Set<unknown>([
    errors.ShopError,
    ...expected.map(([error]) => error.constructor),
  ]);
  const missing = Object.entries(errors).filter(([, value]) => !tested.has(value));
  assert.deepEqual(missing.map(([name]) => name), []);
});

Deno.test('the message of an error is its key, for the log', () => {
  assert.equal(new errors.NotFoundError('order').message, 'NOT_FOUND.order');
  assert.equal(new errors.NotFoundError().message, 'NOT_FOUND');
  assert.equal(new errors.UnavailableError().message, 'UNAVAILABLE');
});
