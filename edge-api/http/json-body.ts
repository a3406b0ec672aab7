import { zValidator } from '@hono/zod-validator';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { z } from 'zod';
import {
  MalformedError,
  ShopError,
  UnavailableError,
  UnsupportedMediaTypeError,
} from '../errors.ts';
import { withRequirements } from '../openapi/describe.ts';
import type { ErrorCode } from '../error-codes.ts';
import { schemaError } from '../schema-error.ts';

export const bodyErrors: readonly ErrorCode[] = [
  'MALFORMED',
  'BODY_TIMEOUT',
  'TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'BROKEN_RULE',
];

/**
 * Validates a JSON body with a schema. A content type other than JSON is rejected with 415, because
 * Hono's validator would treat the body as empty. Invalid JSON is rejected with 400, a body that
 * does not match the schema with 422. A body that is cut off, as when the server stops, is answered
 * with 503, so that the client repeats the request.
 */
export function jsonBody<T extends z.ZodType>(schema: T) {
  const validate = zValidator('json', schema, (result) => {
    if (!result.success) throw schemaError(result.error);
  });
  return [
    createMiddleware(async (c, next) => {
      assertJson(c);
      // Hono caches the body for the validator.
      await readJson(c);
      await next();
    }),
    withRequirements(validate, { body: schema, errors: bodyErrors }),
  ] as const;
}

/**
 * Asserts that a body is declared as JSON.
 *
 * @throws {UnsupportedMediaTypeError}
 */
export function assertJson(c: Context): void {
  if (!/^application\/([\w.-]+\+)?json\s*(;|$)/i.test(c.req.header('Content-Type') ?? '')) {
    throw new UnsupportedMediaTypeError();
  }
}

/**
 * Reads a JSON body of any shape.
 *
 * @throws {MalformedError} if it is not JSON or too large
 * @throws {ShopError} if it does not arrive
 */
export async function readJson(c: Context): Promise<unknown> {
  try {
    return await c.req.json();
  } catch (error) {
    throw toBodyError(error);
  }
}

function toBodyError(error: unknown): ShopError {
  if (error instanceof ShopError) return error;
  const isComplete = error instanceof SyntaxError;
  // The error of Hono's `bodyLimit()`, which answers with 413 itself.
  const isTooLarge = error instanceof Error && error.name === 'BodyLimitError';
  return isComplete || isTooLarge ? new MalformedError() : new UnavailableError();
}
