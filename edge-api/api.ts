import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { tuViRoutes } from './tu-vi/routes.ts';
import { cartRoutes } from './cart/routes.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import { imageRoutes } from './catalogue/image-routes.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { NotFoundError } from './errors.ts';
import { replyToError } from './http/error-reply.ts';
import { guards } from './http/guards.ts';
import { healthRoutes } from './http/health-routes.ts';
import { promoRoutes } from './checkout/promo/promo-routes.ts';
import { type CheckoutRouteDeps, checkoutRoutes } from './checkout/routes.ts';
import { orderRoutes } from './orders/routes.ts';
import { settlePayment } from './orders/reconcile-payment.ts';
import { sandboxPath } from './payments/sandbox-provider.ts';
import { sandboxRoutes } from './payments/sandbox-routes.ts';
import { stripeWebhookRoutes } from './payments/stripe-webhook.ts';
import type { Divisions } from './addresses/divisions.ts';
import { addressRoutes } from './addresses/routes.ts';
import { type AccountRouteDeps, accountRoutes } from './account/routes.ts';

/** What the API works with; made once per process. */
export interface ApiDeps extends AccountRouteDeps, CheckoutRouteDeps {
  catalogue: Catalogue;
  /** Absolute path of the folder with the pictures. */
  imagesFolder: string;
  /** Origin under which shoppers reach the shop. */
  publicUrl: string;
  /** Other origins whose pages may call the API. */
  corsOrigins: readonly string[];
  /** The embedded administrative divisions. */
  divisions: () => Promise<Divisions>;
  /** What Stripe signs its messages with; without it there is the sandbox. */
  stripeWebhookSecret?: string;
}

/**
 * The API: `/api`, `/analyze-user`, `/images` and `/healthz`. It is complete in itself, so a page can be rendered with
 * `api.request('/api/food/list')` without a network in between.
 */
export function createApi(parts: ApiDeps) {
  const { database, catalogue, clock, log, publicUrl, corsOrigins } = parts;
  const reply = replyToError(log);
  const api = new Hono();
  api.onError(reply);
  api.notFound((c) => reply(new NotFoundError(), c));
  if (corsOrigins.length > 0) {
    const allowHeaders = ['Content-Type', 'token', 'Idempotency-Key'];
    api.use('/api/*', cors({ origin: [...corsOrigins], allowHeaders, maxAge: 600 }));
  }
  // Before the guards: a message of the payment provider may be larger than what a shopper sends.
  api.route('/', paymentRoutes(parts));
  api.use('/api/*', ...guards(api, reply));
  return api
    .route('/api/food', catalogueRoutes(catalogue))
    .route('/api/user', accountRoutes(parts))
    .route('/api/cart', cartRoutes(database, clock))
    .route('/api/order', orderRoutes(database, clock))
    .route('/api/cart', promoRoutes(database, clock))
    .route('/api/order', checkoutRoutes(parts))
    .route('/api/provinces', addressRoutes(parts.divisions))
    .route('/images', imageRoutes(parts.imagesFolder))
    .route('/', tuViRoutes(log))
    .route('/', healthRoutes(database, catalogue, log))
    .all('/api/*', (c) => reply(new NotFoundError(), c));

  /** What a payment provider needs of this server. */
  function paymentRoutes({ stripeWebhookSecret }: ApiDeps) {
    if (stripeWebhookSecret === undefined) {
      return new Hono().route(sandboxPath, sandboxRoutes(database, publicUrl, log));
    }
    const settle = (sessionId: string) => settlePayment(parts, sessionId);
    const secret = stripeWebhookSecret;
    return new Hono().route('/api/payment', stripeWebhookRoutes({ secret, settle, log }));
  }
}

/** The type of the API, from which a typed client is made. */
export type Api = ReturnType<typeof createApi>;
