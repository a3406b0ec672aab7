import { Hono } from 'hono';
import { z } from 'zod';
import type { ApiDeps } from '../../api-deps.ts';
import { findSessionUser } from '../../sessions/session.ts';
import { stockNoticeSchema } from '../../contract/catalogue/stock-notice.ts';
import { clientAddress } from '../../http/client-address.ts';
import { jsonBody } from '../../http/json-body.ts';
import { queryParameters } from '../../http/query-parameters.ts';
import { describe } from '../../openapi/describe.ts';
import examples from '../../openapi/examples.json' with { type: 'json' };
import { emptyReply, messageReply } from '../../openapi/reply.ts';
import { accountChangeLimits, stockNoticeLimits } from '../../rate-limit/rate-rules.ts';
import { endNotices } from './end-notices.ts';
import { ownsMailbox, waitForStock } from './wait-for-stock.ts';

/** Routes of notices that a product is in stock again, for `/api/user/stock-notices`. */
export function stockNoticeRoutes(
  deps: Pick<ApiDeps, 'database' | 'clock' | 'limiter' | 'accountLimits' | 'trustedProxies'>,
) {
  const { database, clock, limiter, accountLimits } = deps;
  const addressOf = clientAddress(deps.trustedProxies);
  const routes = new Hono().post('/', ...jsonBody(stockNoticeSchema), async (c) => {
    const notice = c.req.valid('json');
    const user = await findSessionUser(database, c.req.header('token') ?? '', clock());
    const isProven = ownsMailbox(user, notice.email);
    // Strangers of the same network must not use up the limit of a customer.
    const limits = isProven
      ? accountChangeLimits(user.id)
      : stockNoticeLimits(addressOf(c), accountLimits);
    await limiter.take(limits);
    await waitForStock(database, notice, isProven, clock());
    const message = `Đã ghi nhận. Khi có hàng, cửa hàng gửi một email tới ${notice.email}.`;
    return c.json({ success: true as const, message });
  });
  return describe('Catalogue', routes, () => ({
    'POST /': {
      id: 'requestStockNotice',
      summary: 'Requests one mail when a product is in stock again',
      description: 'The reply is the same for a mailbox that waits already or refuses notices.',
      session: 'optional',
      reply: messageReply,
      errors: ['NOT_FOUND'],
      example: { body: { productId: examples.productId, email: examples.email } },
    },
  }));
}

const invalidLink = 'Liên kết không hợp lệ.';
const linkSchema = z.object({ token: z.string(invalidLink).max(100, invalidLink) });

/**
 * Route of the link in a notice, for `endNoticesPath`. `POST /` ends the notices: the page that
 * `GET` shows sends it without a body, and programs for mail with a form (RFC 8058).
 */
export function endNoticesRoutes(
  { database, clock }: Pick<ApiDeps, 'database' | 'clock'>,
) {
  const routes = new Hono().post('/', queryParameters(linkSchema), async (c) => {
    await endNotices(database, c.req.valid('query').token, clock());
    return c.json({ success: true as const });
  });
  return describe('Catalogue', routes, () => ({
    'POST /': {
      id: 'endStockNotices',
      summary: 'Ends the notices to a mailbox with the link of one of them',
      reply: emptyReply,
      example: { query: { token: examples.token } },
    },
  }));
}
