import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { ApiDeps } from './api-deps.ts';
import { jobRoutes } from './boot/jobs/run-jobs.ts';
import { tuViRoutes } from './tu-vi/routes.ts';
import { cartRoutes } from './cart/routes.ts';
import { imageRoutes } from './catalogue/pictures/image-routes.ts';
import { uploadRoutes } from './catalogue/pictures/upload-routes.ts';
import { createPictureSource } from './catalogue/pictures/picture-source.ts';
import { listRoutes } from './catalogue/list-routes.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import {
  endNoticesRoutes,
  stockNoticeRoutes,
} from './catalogue/stock-notices/stock-notice-routes.ts';
import { endNoticesPath } from './contract/catalogue/stock-notice.ts';
import { NotFoundError } from './errors.ts';
import { z } from './contract/zod.ts';
import { schemaSentence } from './http/schema-sentences.ts';
import { clientAddress } from './http/client-address.ts';
import { createErrorHandler } from './http/error-reply.ts';
import { guards } from './http/guards.ts';
import { chargeRequest } from './http/request-budget.ts';
import { healthRoutes } from './http/health-routes.ts';
import { operationRoutes } from './operations/routes.ts';
import { sizedJson } from './http/sized-json.ts';
import { openApiRoutes } from './openapi/openapi-routes.ts';
import { promoRoutes } from './checkout/promo/promo-routes.ts';
import { checkoutRoutes } from './checkout/routes.ts';
import { ownOrderRoutes } from './orders/own/own-order-routes.ts';
import { orderRoutes } from './orders/routes.ts';
import { ownReviewRoutes } from './reviews/own-review-routes.ts';
import { reviewRoutes } from './reviews/review-routes.ts';
import { recordTransfer } from './orders/transfers/record-transfer.ts';
import { reconcilePayment } from './orders/reconcile-payment.ts';
import { sandboxPath } from './payments/sandbox-provider.ts';
import { sandboxRoutes } from './payments/sandbox-routes.ts';
import { transferWebhookRoutes } from './payments/transfers/transfer-webhook.ts';
import { stripeWebhookRoutes } from './payments/stripe-webhook.ts';
import { addressRoutes, communeRoutes } from './addresses/routes.ts';
import { accountRoutes } from './account/routes.ts';
import { returnPictureRoutes } from './orders/own/return-pictures.ts';
import { exportRoutes } from './personal-data/export-routes.ts';
import { settingsRoutes } from './settings/routes.ts';
import { staffRoutes } from './staff/routes.ts';

/**
 * Creates the API: `/api`, `/analyze-user`, `/images` and `/healthz`. Pages on the server call it
 * in the same process, such as `api.request('/api/food/list')`.
 */
export function createApi(deps: ApiDeps) {
  const { database, catalogue, shopSettings, clock, log, publicUrl, corsOrigins } = deps;
  // Not for the command line, whose sentences are English.
  z.config({ localeError: schemaSentence });
  const reply = createErrorHandler(log);
  const api = new Hono().use(sizedJson);
  api.onError(reply);
  api.notFound((c) => reply(new NotFoundError(), c));
  if (corsOrigins.length > 0) {
    const allowHeaders = ['Content-Type', 'token', 'Idempotency-Key', 'Order-Key'];
    api.use('/api/*', cors({ origin: [...corsOrigins], allowHeaders, maxAge: 600 }));
  }
  // Before the guards: a webhook request may be larger than the limit for visitors.
  api.route('/', paymentRoutes(deps));
  // So may pictures.
  api.route('/api/admin', uploadRoutes(deps));
  if (deps.requestBudget) {
    const charge = chargeRequest(deps.requestBudget, deps.trustedProxies);
    for (const area of ['cart', 'order', 'user', 'staff', 'admin']) {
      api.use(`/api/${area}/*`, charge);
    }
    api.on('POST', endNoticesPath, charge);
  }
  api.route('/api/order/return', returnPictureRoutes(deps, reply));
  api.use('/api/*', ...guards(api, reply));
  return api
    .route('/api/food', listRoutes(deps))
    .route('/api/catalogue', catalogueRoutes(deps))
    .route('/api/catalogue', reviewRoutes(deps))
    .route('/api/shop', settingsRoutes(shopSettings))
    .route('/api/user', accountRoutes(deps))
    .route('/api/user/account/export', exportRoutes(deps))
    .route('/api/user/reviews', ownReviewRoutes(deps))
    .route('/api/user/stock-notices', stockNoticeRoutes(deps))
    .route(endNoticesPath, endNoticesRoutes(deps))
    .route('/api/cart', cartRoutes(database, clock))
    .route('/api/order', orderRoutes(deps))
    .route('/api/cart', promoRoutes(deps))
    .route('/api/order', checkoutRoutes(deps))
    .route('/api/order', ownOrderRoutes(deps))
    .route('/api/provinces/v2', communeRoutes(deps))
    .route('/api/provinces', addressRoutes(deps.divisions))
    .route('/api/staff', staffRoutes(deps))
    .route('/api/admin', operationRoutes(deps))
    .route('/api', openApiRoutes(log, () => api.routes))
    .route('/images', imageRoutes(createPictureSource({ folders: deps.imageFolders, database })))
    .route('/api/jobs', deps.jobs ? jobRoutes(deps.jobs.secret, deps.jobs.run) : new Hono())
    .route('/', tuViRoutes(log))
    .route('/', healthRoutes(database, catalogue, log))
    .all('/api/*', (c) => reply(new NotFoundError(), c));

  /** Routes of payments: reports of bank transfers, the webhook of Stripe, or the sandbox. */
  function paymentRoutes({ stripeWebhookSecret, transferSecrets: secrets = {} }: ApiDeps) {
    const transfers = transferWebhookRoutes({
      ...{ secrets, clock, log },
      record: (transfer) => recordTransfer(deps, transfer),
    });
    const routes = new Hono().route('/api/payment/transfer', transfers);
    if (stripeWebhookSecret === undefined) {
      return routes.route(
        sandboxPath,
        sandboxRoutes(database, publicUrl, clientAddress(deps.trustedProxies), log),
      );
    }
    const settle = (reference: string) => reconcilePayment(deps, reference);
    const secret = stripeWebhookSecret;
    return routes.route('/api/payment', stripeWebhookRoutes({ secret, settle, log }));
  }
}

/** Type of the API, for a typed client. */
export type Api = ReturnType<typeof createApi>;
