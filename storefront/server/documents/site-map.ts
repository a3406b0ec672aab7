import type { Catalogue } from '@thach-an/edge-api';
import { categories, storeHref } from '@thach-an/edge-api/contract';
import { Hono } from 'hono';

/** Paths that depend on the visitor. Each also excludes the paths that begin with it. */
const privatePaths = [
  '/api/',
  '/cart',
  '/order',
  '/myorders',
  '/account',
  '/verify',
  '/reset-password',
  '/confirm-email',
  '/not-me',
  '/payment/',
];

/** Creates the routes for search engines: `/sitemap.xml` and `/robots.txt`. */
export function siteMapRoutes(catalogue: Catalogue, publicUrl: string) {
  return new Hono()
    .get('/sitemap.xml', async (c) => {
      const { products } = await catalogue.current();
      const paths = [
        '/',
        '/store',
        '/tuvi',
        ...categories.map(({ name }) => storeHref({ category: name })),
        ...products.map(({ _id }) => storeHref({ product: _id })),
      ];
      const urls = paths.map((path) => `<url><loc>${escapeXml(publicUrl + path)}</loc></url>`);
      return c.body(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${
          urls.join('\n')
        }\n</urlset>\n`,
        200,
        {
          'Content-Type': 'application/xml; charset=utf-8',
          'Cache-Control': 'public, max-age=3600',
        },
      );
    })
    .get('/robots.txt', (c) =>
      c.text(
        [
          'User-agent: *',
          ...privatePaths.map((path) => `Disallow: ${path}`),
          `Sitemap: ${publicUrl}/sitemap.xml\n`,
        ].join('\n'),
        200,
        { 'Cache-Control': 'public, max-age=3600' },
      ));
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
