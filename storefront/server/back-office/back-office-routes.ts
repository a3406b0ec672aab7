import { readFile } from 'node:fs/promises';
import { setRoute, type SettingsStore } from '@thach-an/edge-api';
import { type Context, Hono } from 'hono';
import { staticFiles } from '../static/static-files.ts';
import { escapeXml } from '../documents/escape-xml.ts';
import { createMiddleware } from 'hono/factory';

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

export interface BackOfficeDeps {
  /** Absolute path of the built application. */
  folder: string;
  shopSettings: SettingsStore;
  /** Public origin of the shop. */
  publicUrl: string;
  /** Brotli quality of the files, 0 to 11. */
  quality?: number;
}

/**
 * Policy of the back office: only its own files, no inline script, no frame around it, and no text
 * that becomes HTML.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "manifest-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // The addresses of the workers, which are no texts from elsewhere.
  'trusted-types workers',
].join('; ');

/** Policy of the worker that encodes pictures: the page itself runs no WebAssembly. */
const encoderPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/**
 * Creates the routes of the back office, for `/admin`: its files, and the same page for each other
 * address. No cache stores the page, and only browsers keep the files.
 */
export async function backOfficeRoutes(
  { folder, shopSettings, publicUrl, quality }: BackOfficeDeps,
) {
  const [html, files] = await Promise.all([
    readFile(`${folder}/index.html`, 'utf8'),
    staticFiles(folder, quality, { prefix: '/admin', shared: false }),
  ]);
  const [head = '', body = ''] = html.split('</head>');
  const sendPage = async (c: Context) => {
    const { identity } = await shopSettings.current();
    const facts = { 'shop-name': identity.name, 'shop-url': publicUrl };
    const tags = Object.entries(facts).map(([name, content]) =>
      `<meta name="${name}" content="${escapeXml(content).replaceAll('"', '&quot;')}" />`
    );
    setRoute(c, '/admin/*');
    return c.html(`${head}${tags.join('')}</head>${body}`, 200, {
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policy,
    });
  };
  return new Hono()
    .use('/admin/*', async (c, next) => {
      await next();
      c.header('X-Robots-Tag', 'noindex, nofollow');
      if (c.req.path === '/admin/avif-worker.js') {
        c.header('Content-Security-Policy', encoderPolicy);
      }
    })
    .use('/admin/*', files)
    .get('/admin/*', sendPage);
}
