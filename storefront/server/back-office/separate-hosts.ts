import { createMiddleware } from 'hono/factory';

/** Paths of the back office and its API. */
const adminPath = /^\/(?:admin|api\/(?:admin|staff))(?:\/|$)/;

/**
 * Other paths that the back office needs on its own host: pictures, divisions, the scheme of
 * addresses, health checks.
 */
const sharedPath = /^\/(?:images\/[^/]+$|api\/provinces\/|api\/shop$|healthz$|readyz$)/;

/**
 * Middleware that keeps shop and back office apart if the back office has a host name of its own.
 * On that host there is no page of the shop, whose scripts could act as staff. On all other hosts
 * there is no back office.
 *
 * @param adminOrigin origin of the back office
 */
export function separateHosts(adminOrigin: string) {
  const { host } = new URL(adminOrigin);
  return createMiddleware(async (c, next) => {
    const { path } = c.req;
    const isAdminHost = new URL(c.req.url).host === host;
    if (isAdminHost && path === '/') return c.redirect('/admin', 302);
    if (isAdminHost ? adminPath.test(path) || sharedPath.test(path) : !adminPath.test(path)) {
      return await next();
    }
    return c.text('Không có trang này.', 404, { 'Cache-Control': 'no-store' });
  });
}
