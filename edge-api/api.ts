import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { analysisRoutes } from './analysis/routes.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import { imageRoutes } from './catalogue/image-routes.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import type { Database } from './db/database.ts';
import { NotFoundError } from './errors.ts';
import { replyToError } from './http/error-reply.ts';
import { guards } from './http/guards.ts';
import { healthRoutes } from './http/health-routes.ts';
import type { Log } from './http/log.ts';

/** What the API works with; made once per process. */
export interface ApiParts {
  database: Database;
  catalogue: Catalogue;
  log: Log;
  /** Absolute path of the folder with the pictures. */
  imagesFolder: string;
  /** Other origins whose pages may call the API. */
  corsOrigins: readonly string[];
}

/**
 * The API: `/api`, `/analyze-user`, `/images` and `/healthz`. It is complete in itself, so a page can be rendered with
 * `api.request('/api/food/list')` without a network in between.
 */
export function createApi({ database, catalogue, log, imagesFolder, corsOrigins }: ApiParts) {
  const reply = replyToError(log);
  const api = new Hono();
  api.onError(reply);
  api.notFound((c) => reply(new NotFoundError(), c));
  if (corsOrigins.length > 0) {
    const allowHeaders = ['Content-Type', 'token', 'Idempotency-Key'];
    api.use('/api/*', cors({ origin: [...corsOrigins], allowHeaders, maxAge: 600 }));
  }
  api.use('/api/*', ...guards(api, reply));
  return api
    .route('/api/food', catalogueRoutes(catalogue))
    .route('/images', imageRoutes(imagesFolder))
    .route('/', analysisRoutes(log))
    .route('/', healthRoutes(database, catalogue, log))
    .all('/api/*', (c) => reply(new NotFoundError(), c));
}

/** The type of the API, from which a typed client is made. */
export type Api = ReturnType<typeof createApi>;
