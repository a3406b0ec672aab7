import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import type { ApiDeps } from '../api-deps.ts';
import { findSessionUser, requireUser } from '../sessions/session.ts';
import { type OrderRequest, orderRequestSchema } from '../contract/checkout/order.ts';
import { requestedTransferSchema } from '../contract/orders/bank-transfer.ts';
import { type OrderPayment, orderPayments } from '../contract/orders/order-payment.ts';
import { orderStatuses, placedMessage } from '../contract/orders/order-status.ts';
import { ForbiddenError, UnavailableError, ValidationError } from '../errors.ts';
import { clientAddress } from '../http/client-address.ts';
import { jsonBody } from '../http/json-body.ts';
import { noStore } from '../http/no-store.ts';
import { describeError } from '../log.ts';
import { describe } from '../openapi/describe.ts';
import type { ErrorCode } from '../error-codes.ts';
import examples from '../openapi/examples.json' with { type: 'json' };
import { success } from '../openapi/reply.ts';
import { requestTransfer } from '../orders/transfers/transfer-account.ts';
import { PaymentError } from '../payments/payment-provider.ts';
import { orderLimits, ownOrderLimits } from '../rate-limit/rate-rules.ts';
import {
  findPlacedOrder,
  type PlacedOrder,
  placeOrder,
  type PlaceOrderDeps,
} from './place-order.ts';
import { promoErrors } from './promo/promo-problem.ts';
import { limitUnknown } from './promo/promo-routes.ts';
import { verifyOrderPayment } from './payment/verify-order-payment.ts';

const verifySchema = z.object({
  /** A string if it comes from the query of the page. */
  success: z.union([z.boolean(), z.stringbool()], 'Kết quả thanh toán không hợp lệ.'),
  orderId: z.string('Thiếu mã đơn hàng.').min(1, 'Thiếu mã đơn hàng.').max(80),
});

/**
 * Routes of checkout, for `/api/order`. Only `POST /verify` needs no session: the page of the
 * provider links to it.
 */
export function checkoutRoutes(
  deps: PlaceOrderDeps & Pick<ApiDeps, 'cardPayments' | 'limiter' | 'publicUrl' | 'trustedProxies'>,
) {
  const { database, clock, cardPayments, limiter, log, publicUrl } = deps;
  const addressOf = clientAddress(deps.trustedProxies);
  const user = requireUser(database, clock);
  const routes = new Hono()
    .use(noStore)
    .post('/placecod', user, ...jsonBody(orderRequestSchema), async (c) => {
      const placed = await place(c, c.var.user.id, c.req.valid('json'), 'cod');
      return c.json(await transferReply(placed));
    })
    .post('/placetransfer', user, ...jsonBody(orderRequestSchema), async (c) => {
      const placed = await place(c, c.var.user.id, c.req.valid('json'), 'transfer');
      return c.json(await transferReply(placed));
    })
    .post(
      '/place',
      user,
      requireCardPayments(cardPayments),
      ...jsonBody(orderRequestSchema),
      async (c) => {
        const placing = place(c, c.var.user.id, c.req.valid('json'), 'card');
        const placed = await placing.catch(convertPaymentError('order'));
        const { orderId, code, status, sessionUrl } = placed;
        return c.json({
          success: true as const,
          session_url: sessionUrl ?? `${publicUrl}/myorders`,
          orderId,
          code,
          status,
          message: sessionUrl === undefined ? placedMessage(status) : undefined,
        });
      },
    )
    .post('/placed', user, async (c) => {
      const key = idempotencyKey(c);
      if (key === undefined) throw new ValidationError('idempotencyKeyMissing');
      const placed = await findPlacedOrder(database, c.var.user.id, key);
      return c.json({ success: true as const, placed: placed ?? null });
    })
    .post('/verify', ...jsonBody(verifySchema), async (c) => {
      // Each request asks the provider, which limits those of the whole shop.
      await limiter.take(ownOrderLimits(addressOf(c), c.req.valid('json').orderId));
      const token = c.req.header('token') ?? '';
      const user = await findSessionUser(database, token, clock());
      const success = await verifyOrderPayment(deps, { ...c.req.valid('json'), userId: user?.id })
        .catch(convertPaymentError());
      if (success) return c.json({ success: true as const });
      const message = 'Đơn hàng chưa được thanh toán.';
      return c.json({ success: false as const, message, code: 'NOT_PAID' });
    });
  return describe('Orders', routes, () => {
    const { address, id, productId } = examples;
    const key = z.string().regex(keyPattern);
    const order = {
      orderId: z.uuid(),
      code: z.string().describe('Code by which customer and owner name the order'),
      status: z.enum(orderStatuses),
      message: z.string(),
    };
    const headers = z.object({
      'Idempotency-Key': key.optional().describe('A repeated request with it is the same order'),
    });
    const example = {
      headers: { 'Idempotency-Key': id },
      body: { address, items: [{ _id: productId, price: 320_000, quantity: 1 }], amount: 330_000 },
    };
    return {
      'POST /placecod': {
        id: 'placeOrder',
        summary: 'Places an order that is paid on delivery',
        description: 'The server compares prices and amount with its own. An order that needs a ' +
          'deposit waits for its `transfer`; the rest is paid on delivery.',
        headers,
        reply: success({ ...order, transfer: requestedTransferSchema.optional() }),
        errors: orderErrors,
        example,
      },
      'POST /placetransfer': {
        id: 'placeTransferOrder',
        summary: 'Places an order that is paid by bank transfer',
        description: 'The customer transfers the amount with the reference until `expiresAt`. An ' +
          'order above a limit waits for the owner instead and is paid on delivery: it has no ' +
          '`transfer`.',
        headers,
        reply: success({ ...order, transfer: requestedTransferSchema.optional() }),
        errors: [...orderErrors, 'ALREADY_PAID', 'FORBIDDEN'],
        example,
      },
      'POST /place': {
        id: 'placeCardOrder',
        summary: 'Places an order that is paid by card',
        description: 'The customer pays at `session_url` within 30 minutes. An order above a ' +
          'limit waits for the owner instead and is paid on delivery: its `session_url` is the ' +
          'list of orders.',
        headers,
        reply: success({ session_url: z.url(), ...order, message: order.message.optional() }),
        errors: [...orderErrors, 'ALREADY_PAID', 'FORBIDDEN'],
        example,
      },
      'POST /placed': {
        id: 'findPlacedOrder',
        summary: 'Returns the order of an Idempotency-Key',
        description: 'For a client that has lost the reply to an order.',
        headers: z.object({ 'Idempotency-Key': key }),
        reply: success({
          placed: z.object({
            orderId: z.uuid(),
            payment: z.enum(orderPayments),
            status: z.enum(orderStatuses),
          }).nullable(),
        }),
        errors: ['BROKEN_RULE'],
        example: { headers: { 'Idempotency-Key': id } },
      },
      'POST /verify': {
        id: 'verifyPayment',
        summary: 'Checks the payment of an order',
        description: 'The server asks the payment provider. The state of an unpaid order is a ' +
          'reply with status 200 and `success: false`.',
        session: 'optional',
        reply: z.union([
          success({}),
          z.object({ success: z.literal(false), message: z.string(), code: z.literal('NOT_PAID') }),
        ]),
        errors: ['NOT_FOUND'],
        example: { body: { success: true, orderId: id } },
      },
    };
  });

  /** Places an order within the limits of the client. */
  async function place(
    c: Context,
    userId: string,
    request: OrderRequest,
    payment: OrderPayment,
  ): Promise<PlacedOrder> {
    const network = addressOf(c);
    await limiter.take(orderLimits(network, userId));
    const order = { userId, request, payment, network, idempotencyKey: idempotencyKey(c) };
    const run = () => placeOrder(deps, order);
    return request.promoCode ? await limitUnknown(limiter, network, run) : await run();
  }

  /** Returns the reply about a placed order, with the transfer for which it waits. */
  async function transferReply({ orderId, code, status, amount, expiresAt }: PlacedOrder) {
    const account = status === 'awaiting-transfer' ? await deps.transferAccount?.() : undefined;
    const transfer = account && expiresAt !== null
      ? requestTransfer(account, { code, amount, expiresAt })
      : undefined;
    const message = placedMessage(status);
    return { success: true as const, orderId, code, status, message, transfer };
  }

  /** Logs a failure of the payment provider and responds with 503. Other errors are rethrown. */
  function convertPaymentError(reason?: 'order') {
    return (error: unknown): never => {
      if (!(error instanceof PaymentError)) throw error;
      log('error', 'payment provider failed', describeError(error));
      throw new UnavailableError(reason);
    };
  }
}

const orderErrors: readonly ErrorCode[] = [
  'OUT_OF_STOCK',
  'PRICE_CHANGED',
  'PRODUCT_GONE',
  'ORDER_CANCELLED',
  'IDEMPOTENCY_KEY_REUSED',
  ...promoErrors,
];

function requireCardPayments(cardPayments: boolean) {
  return createMiddleware(async (_, next) => {
    if (!cardPayments) throw new ForbiddenError('cardPayments');
    await next();
  });
}

/** Keys of customers. Those of orders by phone and of cancelled ones begin with a word. */
const keyPattern = /^(?!staff:|released:)[\x20-\x7e]{1,200}$/i;

function idempotencyKey(c: Context): string | undefined {
  const key = c.req.header('Idempotency-Key');
  if (key === undefined || keyPattern.test(key)) return key;
  throw new ValidationError('idempotencyKey', {
    issues: [{ path: 'Idempotency-Key', reason: 'idempotencyKeyLength' }],
  });
}
