import { Hono } from 'hono';
import type { SMTPServerOptions } from 'smtp-server';
import { createTokenIssuer } from '../../../account/create-token-issuer.ts';
import { newSession } from '../../../sessions/session.ts';
import { readConfig } from '../../../boot/config.ts';
import { openOrderShop } from '../../../checkout/testing/order-shop.ts';
import { endNoticesPath } from '../../../contract/catalogue/stock-notice.ts';
import { createErrorHandler } from '../../../http/error-reply.ts';
import { composeMail } from '../../../mail/compose/compose-mail.ts';
import { type LimitedMail, reserveMail } from '../../../mail/limits/reserve-mail.ts';
import { createOutbox } from '../../../mail/outbox/outbox.ts';
import { startMailServer } from '../../../mail/testing/start-mail-server.ts';
import { createTransport } from '../../../mail/transport/transport.ts';
import { runAsOwner } from '../../../operations/testing/run-as-owner.ts';
import { createRateLimiter } from '../../../rate-limit/rate-limiter.ts';
import { sampleProducts } from '../../../testing/sample-products.ts';
import { countStock } from '../../adjust-stock.ts';
import { queueStockNotices } from '../queue-stock-notices.ts';
import { endNoticesRoutes, stockNoticeRoutes } from '../stock-notice-routes.ts';

/**
 * Opens a shop whose products are sold out, with the routes of notices, a mail server, and the
 * verified customers `an` and `binh`.
 */
export async function openNoticeShop(
  { products = 3, mailsPerDay = 6, rateLimit = false, mailServer = {} as SMTPServerOptions } = {},
) {
  const shop = await openOrderShop(
    sampleProducts(products).map((product) => ({ ...product, stock: 0 })),
  );
  const { database, deps, deps: { clock, log } } = shop;
  const server = await startMailServer(mailServer);
  const reserve = (mail: LimitedMail) => reserveMail(database, mail, mailsPerDay, clock());
  const composer = {
    database,
    publicUrl: 'https://shop.example',
    tokens: createTokenIssuer(database, clock),
    reserve,
  };
  const outbox = createOutbox({
    database,
    log,
    clock,
    transport: createTransport({ smtpUrl: server.url, mailDir: '/nowhere', log }),
    compose: (row) => composeMail(composer, row),
    pollInterval: 3_600_000,
  });
  const app = new Hono().route(
    '/api/user/stock-notices',
    stockNoticeRoutes({
      database,
      clock,
      limiter: createRateLimiter(database, clock, { off: !rateLimit }),
      accountLimits: readConfig(new Map()).accountLimits,
      trustedProxies: [],
    }),
  );
  app.route(endNoticesPath, endNoticesRoutes({ database, clock }));
  app.onError(createErrorHandler(log));

  async function post(path: string, init: RequestInit, from = '192.0.2.1') {
    const request = { method: 'POST', ...init };
    const reply = await app.request(path, request, {
      remoteAddr: { hostname: from },
    });
    return { status: reply.status, body: await reply.json() };
  }

  return {
    ...shop,
    server,
    app,
    post,
    /** Requests a notice about `sample-0` or another product, also as a customer. */
    async wait(email: unknown, { productId = 'sample-0', as = '', from = '192.0.2.1' } = {}) {
      const session = as === '' ? undefined : newSession(as, clock());
      if (session) await database.batch((db) => [session.insert(db)]);
      const headers = {
        'Content-Type': 'application/json',
        ...session && { token: session.token },
      };
      return await post('/api/user/stock-notices', {
        headers,
        body: JSON.stringify({ productId, email }),
      }, from);
    },
    /** Sets the stock of a product. */
    count: (quantity: number, productId = 'sample-0') =>
      runAsOwner(deps, countStock, { productId, quantity }),
    queue: () => queueStockNotices(database, clock()),
    /** Queues the notices that are due, sends all mails and returns their recipients in order. */
    async send(): Promise<string[]> {
      const before = server.recipients.length;
      await queueStockNotices(database, clock());
      await outbox.flush();
      return server.recipients.slice(before).flat();
    },
    async [Symbol.asyncDispose]() {
      await outbox.close();
      await server.stop();
      await shop[Symbol.asyncDispose]();
    },
  };
}
