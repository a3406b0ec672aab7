import { zValidator } from '@hono/zod-validator';
import { createMiddleware } from 'hono/factory';
import type { z } from 'zod';
import { MalformedError, UnsupportedMediaTypeError, ValidationError } from '../errors.ts';

/**
 * Reads a JSON body and holds it against a schema. What is not called JSON is refused with 415 (Hono's
 * validator would take it for an empty body), what is none with 400, what breaks a rule with 422.
 */
export function jsonBody<T extends z.ZodType>(schema: T) {
  return [
    createMiddleware(async (c, next) => {
      if (!/^application\/([\w.-]+\+)?json\s*(;|$)/i.test(c.req.header('Content-Type') ?? '')) {
        throw new UnsupportedMediaTypeError();
      }
      try {
        // Kept by Hono: the validator reads it from there.
        await c.req.json();
      } catch {
        throw new MalformedError();
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
