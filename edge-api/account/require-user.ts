import { createMiddleware } from 'hono/factory';
import type { Database } from '../db/database.ts';
import { UnauthenticatedError } from '../errors.ts';
import { findSessionUser, type SessionUser } from './session.ts';

/** What {@linkcode requireUser} adds to a request. */
export interface UserVariables {
  user: SessionUser;
}

/**
 * Lets only those in who send the token of a session in the header `token`, before anything of the body
 * is read. `c.var.user` says who it is.
 *
 * @param clock ms since 1970
 */
export function requireUser(database: Database, clock: () => number) {
  return createMiddleware<{ Variables: UserVariables }>(async (c, next) => {
    const user = await findSessionUser(database, c.req.header('token') ?? '', clock());
    if (!user) throw new UnauthenticatedError();
    c.set('user', user);
    await next();
  });
}
