import {
  type ApiDeps,
  clientAddress,
  type Compressor,
  createApi,
  createBaseApp,
  describeError,
  encodeBody,
  htmlPolicy,
  type HttpOptions,
  isUnavailable,
  type ReplyMemo,
  type SettingsStore,
  shopColours,
} from '@thach-an/edge-api';
import { fromDate, type SolarDate } from '@thach-an/lunar';
import { Hono, type MiddlewareHandler } from 'hono';
import type { ServerBuild } from 'react-router';
import { createApiClient } from '../app/api/api-client.ts';
import type { ClientSettings } from '../app/api/client-settings.ts';
import type { RenderPage } from '../app/create-renderer.tsx';
import type * as entry from '../app/entry.server.tsx';
import { almanacRoutes } from './almanac/almanac-routes.ts';
import { joinDocument, splitAtStyles, type StyleSheet } from './documents/assemble-document.ts';
import { documentRoutes } from './documents/document-routes.ts';
import { createRenderLimiter, type RenderLimitOptions } from './documents/render-limits.ts';
import { securityTxtRoutes } from './documents/security-txt.ts';
import { separateHosts } from './back-office/back-office-routes.ts';
import { siteMapRoutes } from './documents/site-map.ts';
import { productFeedRoutes } from './feed/product-feed.ts';

/** React Router's build of the pages. */
export type ShopBuild = Omit<ServerBuild, 'entry'> & { entry: { module: typeof entry } };

/** Dependencies of the whole shop. */
export interface ShopDeps extends ApiDeps {
  build: ShopBuild;
  settings: ClientSettings;
  /** Serves the built files; the development server serves its own. */
  files?: MiddlewareHandler;
  /** Serves the back office. @default there is none */
  backOffice?: Hono;
  renderLimits: RenderLimitOptions;
  /** Compresses pages. @default on the event loop */
  compressor?: Pick<Compressor, 'encode'>;
  http: HttpOptions;
  /** Remembers reusable replies. @default none */
  memo?: ReplyMemo;
  /** Address for reports of vulnerabilities. */
  securityContact?: string;
  mode: 'production' | 'development';
}

/** Creates the whole shop on one origin: API, pictures, built files, pages. */
export function createShop(deps: ShopDeps) {
  const { build, catalogue, shopSettings, renderLimits, log, settings, mode } = deps;
  const { publicUrl } = settings;
  const today = createToday(deps.clock);
  const limiter = createRenderLimiter(renderLimits);
  const addressOf = clientAddress(deps.trustedProxies);
  const compressor = deps.compressor ?? { encode: encodeBody };
  const encode = (content: string) => compressor.encode(content, 5);
  const api = createApi({ ...deps, encode });
  const render = build.entry.module.createRenderer(build, mode, {
    categories: async () => (await shopSettings.current()).categories,
    api: createApiClient(publicUrl, (input, init) => api.request(new Request(input, init))),
    catalogue,
    settings,
    today,
    isUnavailable,
    reportError: (error, { url }) =>
      log('error', 'page failed', { path: new URL(url).pathname, ...describeError(error) }),
  });

  const shop = createBaseApp(log, publicUrl.startsWith('https:'), {
    ...deps.http,
    trustedProxies: deps.trustedProxies,
    memo: deps.memo,
  });
  // In development pages are sent without a policy, which would block Vite's inline scripts.
  if (mode === 'production') shop.use(htmlPolicy);
  if (deps.adminOrigin !== publicUrl) shop.use(separateHosts(deps.adminOrigin));
  shop.route('/', api);
  if (deps.backOffice) shop.route('/', deps.backOffice);
  if (deps.files) shop.use(deps.files);
  shop.route('/', siteMapRoutes({ ...deps, publicUrl, today }));
  shop.route('/', productFeedRoutes({ ...deps, publicUrl, encode }));
  shop.route('/', webManifestRoutes(shopSettings));
  shop.route(
    '/',
    almanacRoutes({
      today,
      encode,
      limit: (c, work) => limiter.run(addressOf(c), work),
    }),
  );
  if (deps.securityContact !== undefined) {
    shop.route('/', securityTxtRoutes(deps.securityContact, publicUrl, deps.clock));
  }
  shop.route(
    '/',
    mode === 'production'
      ? documentRoutes({
        ...deps,
        ...{ render, limiter, compressor, today, addressOf },
        styleSheet: build.entry.module.styleSheet,
        paths: pagePaths(build.routes),
      })
      : developmentRoutes(render, build.entry.module.styleSheet),
  );
  // Only requests with another method reach this.
  shop.notFound((c) => c.text('Yêu cầu không được hỗ trợ.', 405, { Allow: 'GET, HEAD' }));
  return shop;
}

/** Creates the function of the current date in Vietnam. It is computed once a minute: in 40 µs. */
function createToday(clock: () => number): () => SolarDate {
  let last = { minute: -1, date: { year: 0, month: 0, day: 0 } };
  return () => {
    const minute = Math.floor(clock() / 60_000);
    if (minute !== last.minute) {
      const { year, month, day } = fromDate(new Date(minute * 60_000));
      last = { minute, date: { year, month, day } };
    }
    return last.date;
  };
}

/** Creates the routes of the pages in development: nothing is cached, and there is no policy. */
function developmentRoutes(render: RenderPage, sheet: StyleSheet) {
  return new Hono().get('*', async (c) => {
    const page = await render(c.req.raw);
    if (page instanceof Response) return page;
    const text = splitAtStyles(`<!DOCTYPE html>${page.html}`, sheet);
    return c.html(joinDocument(text), page.status as 200);
  });
}

/**
 * Returns the fixed paths of a build, such as `/` and `/store`. A path with a parameter is that of
 * a product's page, and a path with a wildcard that of the page for unknown URLs.
 */
export function pagePaths(routes: ServerBuild['routes']): ReadonlySet<string> {
  return new Set(
    Object.values(routes).flatMap((route) => {
      if (route?.parentId !== 'root' || /[:*]/.test(route.path ?? '')) return [];
      return [`/${route.path ?? ''}`];
    }),
  );
}

/** Creates the route of `/manifest.webmanifest`, for installing the shop on a home screen. */
function webManifestRoutes(shopSettings: SettingsStore) {
  return new Hono().get('/manifest.webmanifest', async (c) => {
    const { name, slogan, description } = (await shopSettings.current()).identity;
    const manifest = {
      id: '/',
      name: `${name} | ${slogan}`,
      short_name: name,
      description,
      lang: 'vi',
      start_url: '/',
      display: 'minimal-ui',
      background_color: shopColours.paper,
      theme_color: shopColours.paper,
      icons: [192, 512].map((size) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'any maskable',
      })),
      shortcuts: [
        { name: 'Cửa hàng', url: '/store' },
        { name: 'Tử Vi', url: '/tuvi' },
      ],
    };
    return c.body(JSON.stringify(manifest), 200, {
      'Content-Type': 'application/manifest+json',
      // Revalidated each time: a change of the name must be seen at once.
      'Cache-Control': 'no-cache',
    });
  });
}
