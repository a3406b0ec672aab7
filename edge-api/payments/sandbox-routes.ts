import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { csrf } from 'hono/csrf';
import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import { createHash } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { ForbiddenError, MalformedError, NotFoundError, TooLargeError } from '../errors.ts';
import { createErrorHandler, type ErrorReply } from '../http/error-reply.ts';
import type { Log } from '../log.ts';
import { isLoopback, type Network } from '../rate-limit/network.ts';
import { defaultShopSettings } from '../settings/default-shop-settings.ts';
import { readShopSettings } from '../settings/read-shop-settings.ts';
import {
  type SandboxNotice,
  sandboxNoticePage,
  sandboxPaymentPage,
  sandboxStyle,
} from './sandbox-page.ts';
import {
  findSandboxPayment,
  type SandboxPayment,
  settleSandboxPayment,
} from './sandbox-provider.ts';

/** Maximum size of a form, in bytes. */
const formLimit = 4 * 1024;

/**
 * Creates the routes of the sandbox, to be mounted at `sandboxPath`. `GET /{id}` shows a payment.
 * `POST /{id}` with `action=pay` or `action=cancel` settles it and redirects to the shop.
 *
 * Clients on other machines are refused: a payment here costs nothing.
 *
 * @param addressOf returns the network of the client
 */
export function sandboxRoutes(
  database: Database,
  publicUrl: string,
  addressOf: (c: Context) => Network,
  log: Log,
) {
  const replyAsJson = createErrorHandler(log);
  const routes = new Hono();
  routes.onError(async (error, c) => {
    const reply = replyAsJson(toShopError(error), c);
    const { message }: ErrorReply = await reply.json();
    const link = { href: `${publicUrl}/`, label: 'Về trang chủ' };
    const notice = { title: 'Không thể thanh\u00a0toán', text: message, link };
    return c.html(sandboxNoticePage(notice, await describeShop()), reply.status as 500);
  });

  /** The page is shown even if the settings cannot be read. */
  const describeShop = async () => {
    const { name } = await readShopSettings(database).then(
      ({ settings }) => settings,
      () => defaultShopSettings,
    );
    return { name, publicUrl };
  };

  const findPayment = async (c: Context<object, '/:id'>) => {
    const payment = await findSandboxPayment(database, c.req.param('id'));
    if (!payment) throw new NotFoundError('payment');
    return payment;
  };

  return routes
    .use(pageHeaders(publicUrl))
    .use(async (c, next) => {
      if (!isLoopback(addressOf(c))) throw new ForbiddenError('sandbox');
      await next();
    })
    .get('/:id', async (c) => {
      const [payment, shop] = await Promise.all([findPayment(c), describeShop()]);
      return c.html(
        payment.state === 'open'
          ? sandboxPaymentPage(payment, shop)
          : sandboxNoticePage(settledNotice(payment, publicUrl), shop),
      );
    })
    .post(
      '/:id',
      csrf({ origin: publicUrl }),
      bodyLimit({ maxSize: formLimit }),
      async (c) => {
        const { action } = await c.req.parseBody();
        if (action !== 'pay' && action !== 'cancel') throw new MalformedError();
        const paid = action === 'pay';
        const [[payment]] = await database.batch((db) => [
          settleSandboxPayment(db, c.req.param('id'), paid ? 'paid' : 'closed'),
        ]);
        if (payment) return c.redirect(verifyUrl(publicUrl, payment.orderId, paid), 303);
        return c.html(
          sandboxNoticePage(settledNotice(await findPayment(c), publicUrl), await describeShop()),
          409,
        );
      },
    );
}

/**
 * Sets the security headers. The policy allows the inline style and the form, whose response
 * redirects to the shop.
 */
function pageHeaders(publicUrl: string) {
  const styleHash = createHash('sha256').update(sandboxStyle).digest('base64');
  const policy = [
    "default-src 'none'",
    "img-src 'self'",
    `style-src 'sha256-${styleHash}'`,
    `form-action 'self' ${publicUrl}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return createMiddleware(async (c, next) => {
    await next();
    c.header('Content-Security-Policy', policy);
    c.header('Cache-Control', 'no-store');
    c.header('X-Robots-Tag', 'noindex');
  });
}

/** Converts an error of a Hono middleware to a `ShopError`. */
function toShopError(error: Error): Error {
  if (!(error instanceof HTTPException)) return error;
  if (error.status === 413) return new TooLargeError();
  return new ForbiddenError('sandboxOrigin');
}

function settledNotice({ state, orderId }: SandboxPayment, publicUrl: string): SandboxNotice {
  return state === 'paid'
    ? {
      title: 'Đơn hàng đã được thanh\u00a0toán',
      text: 'Bạn không cần thanh toán lần nữa.',
      link: { href: verifyUrl(publicUrl, orderId, true), label: 'Xem đơn hàng' },
    }
    : {
      title: 'Giao\u00a0dịch đã kết thúc',
      text: 'Giao dịch này đã bị hủy hoặc đã quá hạn. Nếu vẫn muốn mua, mời bạn đặt hàng lại.',
      link: { href: `${publicUrl}/store`, label: 'Về cửa hàng' },
    };
}

function verifyUrl(publicUrl: string, orderId: string, success: boolean): string {
  return `${publicUrl}/verify?success=${success}&orderId=${encodeURIComponent(orderId)}`;
}
