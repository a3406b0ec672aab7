import assert from 'node:assert/strict';
import * as errors from '../errors.ts';
import { errorStatus } from './error-status.ts';

Deno.test('errorStatus() maps each error class of the shop', () => {
  const expected: [errors.ShopError, number][] = [
    [new errors.MalformedError(), 400],
    [new errors.UnauthenticatedError(), 401],
    [new errors.InvalidCredentialsError('WRONG_CREDENTIALS', ''), 401],
    [new errors.ForbiddenError(), 403],
    [new errors.NotFoundError(), 404],
    [new errors.MethodNotAllowedError(), 405],
    [new errors.BodyTimeoutError(), 408],
    [new errors.ConflictError('EMAIL_TAKEN', ''), 409],
    [new errors.TooLargeError(), 413],
    [new errors.UnsupportedMediaTypeError(), 415],
    [new errors.ValidationError(), 422],
    [new errors.PromoError('PROMO_UNKNOWN', ''), 422],
    [new errors.RateLimitError(60), 429],
    [new errors.UnavailableError(), 503],
  ];
  for (const [error, status] of expected) {
    assert.equal(errorStatus(error), status, error.constructor.name);
  }
  const tested = new Set<unknown>([
    errors.ShopError,
    ...expected.map(([error]) => error.constructor),
  ]);
  const missing = Object.entries(errors).filter(([, value]) => !tested.has(value));
  assert.deepEqual(missing.map(([name]) => name), []);
});

Deno.test('errorStatus() maps an unknown code by the class of its error', () => {
  assert.equal(errorStatus(new errors.ConflictError('NEW_CONFLICT', '')), 409);
  assert.equal(errorStatus(new errors.PromoError('NEW_REASON', '')), 422);
  assert.equal(errorStatus(new (class extends errors.NotFoundError {})()), 404);
});

Deno.test('errorStatus() maps a class without a mapping to 500', () => {
  class NewError extends errors.ShopError {
    readonly code = 'NEW';
  }
  assert.equal(errorStatus(new NewError()), 500);
});
