import { zValidator } from '@hono/zod-validator';
import { createMiddleware } from 'hono/factory';
import type { z } from 'zod';
import {
  BodyTimeoutError,
  MalformedError,
  UnsupportedMediaTypeError,
  ValidationError,
} from '../errors.ts';

/**
 * Validates a JSON body with a schema. A content type other than JSON is rejected with 415, because
 * Hono's validator would treat the body as empty. Invalid JSON is rejected with 400, a body that
 * does not match the schema with 422.
 */
export function jsonBody<T extends z.ZodType>(schema: T) {
  return [
    createMiddleware(async (c, next) => {
      if (!/^application\/([\w.-]+\+)?json\s*(;|$)/i.test(c.req.header('Content-Type') ?? '')) {
        throw new UnsupportedMediaTypeError();
      }
      try {
        // Hono caches the body for the validator.
        await c.req.json();
      } catch (error) {
        throw error instanceof BodyTimeoutError ? error : new MalformedError();
      }
      await next();
    }),
    zValidator('json', schema, (result) => {
      if (result.success) return;
      const issues = result.error.issues.map(({ path, message }) => ({
        path: path.join('.'),
        message,
      }));
      throw new ValidationError(issues[0]?.message, issues);
    }),
  ] as const;
}
