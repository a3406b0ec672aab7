import { type ApiDeps, createApi, createEdge, describeError } from '@thach-an/edge-api';
import { Hono, type MiddlewareHandler } from 'hono';
import type { ServerBuild } from 'react-router';
import { createApiClient } from '../app/api/api-client.ts';
import type { ClientSettings } from '../app/api/client-settings.ts';
import type * as entry from '../app/entry.server.tsx';
import { documentRoutes } from './documents/document-routes.ts';
import { siteMapRoutes } from './documents/site-map.ts';
import { webManifestRoutes } from './documents/web-manifest.ts';

/** The pages, as React Router builds them. */
export type ShopBuild = Omit<ServerBuild, 'entry'> & { entry: { module: typeof entry } };

/** What the whole shop is put together from. */
export interface ShopDeps extends ApiDeps {
  build: ShopBuild;
  settings: ClientSettings;
  /** Serves the built files; a development server serves its own. */
  files?: MiddlewareHandler;
  mode: 'production' | 'development';
}

/** The whole shop on one origin: API, pictures, built files, pages. */
export function createShop(parts: ShopDeps) {
  const { build, catalogue, log, settings, mode } = parts;
  const { publicUrl } = settings;
  const api = createApi(parts);
  const render = build.entry.module.createRenderer(build, mode, {
    api: createApiClient(publicUrl, (input, init) => api.request(new Request(input, init))),
    settings,
    reportError: (error, { url }) =>
      log('error', 'page failed', { path: new URL(url).pathname, ...describeError(error) }),
  });

  const shop = createEdge(log, publicUrl.startsWith('https:'));
  shop.route('/', api);
  if (parts.files) shop.use(parts.files);
  shop.route('/', siteMapRoutes(catalogue, publicUrl));
  shop.route('/', webManifestRoutes());
  shop.route(
    '/',
    mode === 'production'
      ? documentRoutes({ render, catalogue, log, settings })
      // While developing, a page is sent as it is rendered: its scripts are Vite's, which no policy knows.
      : new Hono().get('*', (c) => render(c.req.raw)),
  );
  // What is neither a page nor the API's: another method.
  shop.notFound((c) => c.text('Yêu cầu không được hỗ trợ.', 405, { Allow: 'GET, HEAD' }));
  return shop;
}
