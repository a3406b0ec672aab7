import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import { orderRequestSchema } from '../contract/checkout/order.ts';
import { ForbiddenError, UnavailableError, ValidationError } from '../errors.ts';
import { jsonBody } from '../http/json-body.ts';
import { noStore } from '../http/no-store.ts';
import { describeError } from '../log.ts';
import { PaymentError } from '../payments/payment-provider.ts';
import { requireUser } from '../account/require-user.ts';
import { findSessionUser } from '../account/session.ts';
import { findPlacedOrder } from './find-placed-order.ts';
import { listOrders } from '../orders/list-orders.ts';
import type { OrderDeps } from '../orders/order-deps.ts';
import { placeOrder } from './place-order.ts';
import { verifyPayment } from './payment/verify-payment.ts';

/** What the routes of orders work with. */
export interface CheckoutRouteDeps extends OrderDeps {
  /** Whether an order may be paid by card. */
  cardPayments: boolean;
}

/** The body of `POST /api/order/verify`: what stands in the address of the page, text included. */
const verifySchema = z.object({
  success: z.union([z.boolean(), z.stringbool()], 'Kết quả thanh toán không hợp lệ.'),
  orderId: z.string('Thiếu mã đơn hàng.').min(1, 'Thiếu mã đơn hàng.').max(80),
});

/**
 * `POST /placecod`, `/place`, `/placed`, `/userorders` and `/verify`, for `/api/order`. `/placed` says which
 * order stands under an `Idempotency-Key`, for who has lost the answer and wants to order otherwise. All want a session but the
 * last, which is called by who comes back from a payment.
 */
export function checkoutRoutes(parts: CheckoutRouteDeps) {
  const { database, clock, cardPayments, log } = parts;
  const customer = requireUser(database, clock);
  return new Hono()
    .use(noStore)
    .post('/placecod', customer, ...jsonBody(orderRequestSchema), async (c) => {
      const { orderId } = await placeOrder(parts, {
        userId: c.var.user.id,
        request: c.req.valid('json'),
        payment: 'cod',
        idempotencyKey: idempotencyKey(c),
      });
      const message = 'Đặt hàng thành công! Email xác nhận đã được gửi.';
      return c.json({ success: true as const, orderId, message });
    })
    .post('/place', customer, allowed(cardPayments), ...jsonBody(orderRequestSchema), async (c) => {
      const { orderId, sessionUrl } = await placeOrder(parts, {
        userId: c.var.user.id,
        request: c.req.valid('json'),
        payment: 'card',
        idempotencyKey: idempotencyKey(c),
      }).catch(unavailable('Có lỗi xảy ra khi đặt hàng'));
      return c.json({ success: true as const, session_url: sessionUrl, orderId });
    })
    .post('/placed', customer, async (c) => {
      const key = idempotencyKey(c);
      if (key === undefined) throw new ValidationError('Thiếu khóa chống đặt trùng.');
      const placed = await findPlacedOrder(database, c.var.user.id, key);
      return c.json({ success: true as const, placed: placed ?? null });
    })
    .post('/userorders', customer, async (c) => {
      return c.json({ success: true as const, data: await listOrders(database, c.var.user.id) });
    })
    .post('/verify', ...jsonBody(verifySchema), async (c) => {
      const token = c.req.header('token') ?? '';
      const user = await findSessionUser(database, token, clock());
      const success = await verifyPayment(parts, { ...c.req.valid('json'), userId: user?.id })
        .catch(unavailable());
      if (success) return c.json({ success: true as const });
      const message = 'Đơn hàng chưa được thanh toán.';
      return c.json({ success: false as const, message, code: 'NOT_PAID' });
    });

  function unavailable(message?: string) {
    return (error: unknown): never => {
      if (!(error instanceof PaymentError)) throw error;
      log('error', 'payment provider failed', describeError(error));
      throw new UnavailableError(message);
    };
  }
}

function allowed(cardPayments: boolean) {
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
