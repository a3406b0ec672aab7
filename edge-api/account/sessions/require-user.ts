import { createMiddleware } from 'hono/factory';
import type { Database } from '../../db/database.ts';
import { UnauthenticatedError } from '../../errors.ts';
import { withRequirements } from '../../openapi/describe.ts';
import { findSessionUser, type SessionUser } from './session.ts';

/** Variables that {@linkcode requireUser} sets on the context. */
export interface UserVariables {
  user: SessionUser;
}

/**
 * Middleware that requires the header `token` with a valid session token, and sets `c.var.user`. It
 * runs before the body is read.
 *
 * @param clock ms since 1970
 * @throws {UnauthenticatedError} if the token is missing, unknown or expired
 */
export function requireUser(database: Database, clock: () => number) {
  const middleware = createMiddleware<{ Variables: UserVariables }>(async (c, next) => {
    const user = await findSessionUser(database, c.req.header('token') ?? '', clock());
    if (!user) throw new UnauthenticatedError();
    c.set('user', user);
    await next();
  });
  return withRequirements(middleware, { session: 'required', errors: ['UNAUTHENTICATED'] });
}
