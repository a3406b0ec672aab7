import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import { requireUser } from '../account/sessions/require-user.ts';
import { findSessionUser } from '../account/sessions/session.ts';
import { orderRequestSchema } from '../contract/checkout/order.ts';
import { placedMessage } from '../contract/checkout/placed-message.ts';
import { ForbiddenError, UnavailableError, ValidationError } from '../errors.ts';
import { clientAddress } from '../http/client-address.ts';
import { jsonBody } from '../http/json-body.ts';
import { noStore } from '../http/no-store.ts';
import { describeError } from '../log.ts';
import type { OrderDeps } from '../orders/order-deps.ts';
import { PaymentError } from '../payments/payment-provider.ts';
import type { RateLimiter } from '../rate-limit/rate-limiter.ts';
import { orderLimits } from '../rate-limit/rate-rules.ts';
import { findPlacedOrder } from './find-placed-order.ts';
import { verifyOrderPayment } from './payment/verify-order-payment.ts';
import { placeOrder } from './place-order.ts';

/** Dependencies of {@linkcode checkoutRoutes}. */
export interface CheckoutRouteDeps extends OrderDeps {
  /** `true` if orders can be paid by card. */
  cardPayments: boolean;
  limiter: RateLimiter;
  /** Public origin of the shop. */
  publicUrl: string;
  /** Addresses of proxies whose `X-Forwarded-For` header is trusted. */
  trustedProxies: readonly string[];
}

/** Body of `POST /api/order/verify`. `success` may be a string, as it is a query parameter. */
export const verifySchema = z.object({
  success: z.union([z.boolean(), z.stringbool()], 'Kết quả thanh toán không hợp lệ.'),
  orderId: z.string('Thiếu mã đơn hàng.').min(1, 'Thiếu mã đơn hàng.').max(80),
});

/**
 * Routes of checkout, for `/api/order`:
 *
 * - `POST /placecod` places an order that is paid on delivery.
 * - `POST /place` places an order that is paid by card. One above a limit waits for the owner's
 *   confirmation and is paid on delivery: its `session_url` is the page of the orders.
 * - `POST /placed` looks up the order of an `Idempotency-Key`, for a client that lost the response
 *   and is about to place a changed order.
 * - `POST /verify` checks a payment. It needs no session, as the provider's page links to it.
 */
export function checkoutRoutes(deps: CheckoutRouteDeps) {
  const { database, clock, cardPayments, limiter, log, publicUrl } = deps;
  const addressOf = clientAddress(deps.trustedProxies);
  const user = requireUser(database, clock);
  return new Hono()
    .use(noStore)
    .post('/placecod', user, ...jsonBody(orderRequestSchema), async (c) => {
      await limiter.take(orderLimits(addressOf(c), c.var.user.id));
      const { orderId, status } = await placeOrder(deps, {
        userId: c.var.user.id,
        request: c.req.valid('json'),
        payment: 'cod',
        network: addressOf(c),
        idempotencyKey: idempotencyKey(c),
      });
      return c.json({ success: true as const, orderId, status, message: placedMessage(status) });
    })
    .post(
      '/place',
      user,
      requireCardPayments(cardPayments),
      ...jsonBody(orderRequestSchema),
      async (c) => {
        await limiter.take(orderLimits(addressOf(c), c.var.user.id));
        const { orderId, status, sessionUrl } = await placeOrder(deps, {
          userId: c.var.user.id,
          request: c.req.valid('json'),
          payment: 'card',
          network: addressOf(c),
          idempotencyKey: idempotencyKey(c),
        }).catch(convertPaymentError('Có lỗi xảy ra khi đặt hàng'));
        return c.json({
          success: true as const,
          session_url: sessionUrl ?? `${publicUrl}/myorders`,
          orderId,
          status,
          message: sessionUrl === undefined ? placedMessage(status) : undefined,
        });
      },
    )
    .post('/placed', user, async (c) => {
      const key = idempotencyKey(c);
      if (key === undefined) throw new ValidationError('Thiếu khóa chống đặt trùng.');
      const placed = await findPlacedOrder(database, c.var.user.id, key);
      return c.json({ success: true as const, placed: placed ?? null });
    })
    .post('/verify', ...jsonBody(verifySchema), async (c) => {
      const token = c.req.header('token') ?? '';
      const user = await findSessionUser(database, token, clock());
      const success = await verifyOrderPayment(deps, { ...c.req.valid('json'), userId: user?.id })
        .catch(convertPaymentError());
      if (success) return c.json({ success: true as const });
      const message = 'Đơn hàng chưa được thanh toán.';
      return c.json({ success: false as const, message, code: 'NOT_PAID' });
    });

  /** Logs a failure of the payment provider and responds with 503. Other errors are rethrown. */
  function convertPaymentError(message?: string) {
    return (error: unknown): never => {
      if (!(error instanceof PaymentError)) throw error;
      log('error', 'payment provider failed', describeError(error));
      throw new UnavailableError(message);
    };
  }
}

function requireCardPayments(cardPayments: boolean) {
  return createMiddleware(async (_, next) => {
    if (!cardPayments) throw new ForbiddenError('Cửa hàng hiện chưa nhận thanh toán bằng thẻ.');
    await next();
  });
}

function idempotencyKey(c: Context): string | undefined {
  const key = c.req.header('Idempotency-Key');
  if (key === undefined || /^[\x20-\x7e]{1,200}$/.test(key)) return key;
  throw new ValidationError('Khóa chống đặt trùng không hợp lệ.', [
    { path: 'Idempotency-Key', message: 'Khóa gồm từ 1 đến 200 ký tự in được.' },
  ]);
}
