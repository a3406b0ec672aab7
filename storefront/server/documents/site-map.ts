import {
  type ApiDeps,
  clientAddress,
  readLastSerial,
  readProductIds,
  setRoute,
  StreamPool,
} from '@thach-an/edge-api';
import { type Category, pageSlugs, productHref, storeHref } from '@thach-an/edge-api/contract';
import type { SolarDate } from '@thach-an/lunar';
import { type Context, Hono } from 'hono';
import { almanacPathsAround } from '../../app/almanac/almanac-address.ts';
import { escapeXml } from './escape-xml.ts';

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
  '/ngung-bao-hang',
  '/payment/',
];

/**
 * Number of serial numbers of products per site map. With the other pages it stays below the
 * protocol's limit of 50,000 addresses.
 */
const productsPerMap = 40_000;

const headers = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': 'public, max-age=3600',
};

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

type SiteMapDeps = Pick<ApiDeps, 'database' | 'shopSettings' | 'publicUrl' | 'trustedProxies'> & {
  /** Returns the current date in Vietnam. */
  today: () => SolarDate;
  /** Number of serial numbers of products per site map. @default 40,000 */
  perMap?: number;
};

/**
 * Creates the routes for search engines: `/robots.txt` and `/sitemap.xml`. The latter is a list of
 * the site maps `/sitemap-1.xml` and so on if one is not enough for all products.
 */
export function siteMapRoutes(
  { database, shopSettings, publicUrl, today, trustedProxies, perMap = productsPerMap }:
    SiteMapDeps,
) {
  const addressOf = clientAddress(trustedProxies);
  const countMaps = async () => Math.max(1, Math.ceil(await readLastSerial(database) / perMap));
  const pagePathsOf = (categories: readonly Category[]) => [
    '/',
    '/store',
    '/tuvi',
    ...pageSlugs.map((slug) => `/${slug}`),
    ...categories.map(({ name: category }) => storeHref({ category })),
    ...almanacPathsAround(today()),
  ];

  /** Generates a site map; the first one has the pages as well. */
  async function* siteMap(number: number): AsyncGenerator<string> {
    yield `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespace}>\n`;
    if (number === 1) {
      yield toUrls(pagePathsOf((await shopSettings.current()).categories));
    }
    const after = (number - 1) * perMap;
    for await (const ids of readProductIds(database, after, after + perMap)) {
      yield toUrls(ids.map(productHref));
    }
    yield '</urlset>\n';
  }

  const toUrls = (paths: readonly string[]) =>
    paths.map((path) => `<url><loc>${escapeXml(publicUrl + path)}</loc></url>\n`).join('');

  const streams = new StreamPool({ share: 0.2 });
  const reply = (c: Context, texts: AsyncIterable<string>) =>
    c.body(streams.open(addressOf(c), texts), 200, headers);

  return new Hono()
    .get('/sitemap.xml', async (c) => {
      const count = await countMaps();
      if (count === 1) return reply(c, siteMap(1));
      const maps = Array.from(
        { length: count },
        (_, index) => `<sitemap><loc>${publicUrl}/sitemap-${index + 1}.xml</loc></sitemap>\n`,
      );
      return c.body(
        `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex ${namespace}>\n${
          maps.join('')
        }</sitemapindex>\n`,
        200,
        headers,
      );
    })
    .get('*', async (c, next) => {
      // A pattern in the path would make Hono search all routes in a slower way.
      const number = Number(/^\/sitemap-([1-9]\d{0,4})\.xml$/.exec(c.req.path)?.[1] ?? Infinity);
      if (number === Infinity || number > await countMaps()) return await next();
      setRoute(c, '/sitemap-:number.xml');
      return reply(c, siteMap(number));
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
