import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Database } from '../db/database.ts';
import { ForbiddenError, UnauthenticatedError } from '../errors.ts';
import { type Description, withRequirements } from '../openapi/describe.ts';
import type { StaffCookie } from './staff-cookie.ts';
import { findStaffSession, type StaffSession } from './staff-session.ts';

/** Variables that {@linkcode requireStaff} sets on the context. */
export interface StaffVariables {
  staff: StaffSession;
}

/**
 * Middleware that rejects requests from pages of other origins. Browsers send `Origin` with every
 * POST request. With GET requests to their own origin they may omit it, so that only another one is
 * rejected.
 */
export function requireOrigin(origin: string) {
  return createMiddleware(async (c, next) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    const sent = c.req.header('Origin') ?? (isRead ? originOfRead(c, origin) : undefined);
    if (sent !== origin) throw new ForbiddenError('origin');
    await next();
  });
}

/** Adds the error of {@linkcode requireOrigin} to the descriptions of routes. */
export function withOrigin<T extends Record<string, Description>>(descriptions: T): T {
  for (const description of Object.values(descriptions)) {
    description.errors = [...description.errors ?? [], 'FORBIDDEN'];
  }
  return descriptions;
}

function originOfRead(c: Context, origin: string): string | undefined {
  const site = c.req.header('Sec-Fetch-Site');
  return site === undefined || site === 'same-origin' || site === 'none' ? origin : undefined;
}

/**
 * Header of requests that a page makes by itself, such as polling. They do not renew the idle time
 * of the session.
 */
const backgroundHeader = 'X-Background';

export interface RequireStaffDeps {
  database: Database;
  clock: () => number;
  cookie: StaffCookie;
}

/**
 * Middleware that requires the cookie of a session of staff, and sets `c.var.staff`. It runs before
 * the body is read.
 *
 * @param isUse returns `false` for requests that do not renew the idle time
 * @throws {UnauthenticatedError} if the session is missing, unknown or expired
 */
export function requireStaff(
  { database, clock, cookie }: RequireStaffDeps,
  isUse = (c: Context) => c.req.header(backgroundHeader) === undefined,
) {
  const middleware = createMiddleware<{ Variables: StaffVariables }>(async (c, next) => {
    const session = await findStaffSession(database, cookie.read(c), clock(), isUse(c));
    if (!session) throw new UnauthenticatedError();
    c.set('staff', session);
    await next();
  });
  return withRequirements(middleware, { session: 'staff', errors: ['UNAUTHENTICATED'] });
}
