import { zValidator } from '@hono/zod-validator';
import type { z } from 'zod';
import { withRequirements } from '../openapi/describe.ts';
import { schemaError } from '../schema-error.ts';

/** Validates the query of a request with a schema. One that does not match is rejected with 422. */
export function queryParameters<T extends z.ZodObject>(schema: T) {
  const validate = zValidator('query', schema, (result) => {
    if (!result.success) throw schemaError(result.error, []);
  });
  return withRequirements(validate, { query: schema, errors: ['BROKEN_RULE'] });
}
