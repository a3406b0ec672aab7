import type { OrderRequest } from '../contract/checkout/order.ts';
import { ValidationError } from '../errors.ts';
import { openPayment, orderCancelledError } from './payment/open-payment.ts';
import type { OrderDeps } from '../orders/order-deps.ts';
import { hashOrderRequest } from './hash-order-request.ts';
import { recordOrder } from './record-order.ts';

/** How long an unpaid order keeps its stock, in ms: 30 minutes. */
export const paymentTimeout = 30 * 60_000;

/** Who orders what, and how it will be paid. */
export interface PlaceOrderInput {
  userId: string;
  request: OrderRequest;
  payment: 'cod' | 'card';
  /** The same key is the same order. Without one every call is an order of its own. */
  idempotencyKey?: string;
}

/** An order as it was placed. */
export interface PlacedOrder {
  orderId: string;
  /** Where an order by card is paid. */
  sessionUrl?: string;
}

/**
 * Places an order: in one transaction with its items, its stock, and, when it is paid on delivery, the
 * customer's cart and the mail that confirms it. An order by card keeps its stock for
 * {@linkcode paymentTime}; the rest comes when it is paid.
 *
 * @throws {ConflictError} `PRICE_CHANGED`, `OUT_OF_STOCK` or `PRODUCT_GONE`, with the changes as details;
 * `IDEMPOTENCY_KEY_REUSED`, `ORDER_CANCELLED`, `ALREADY_PAID` for a key that was used before
 * @throws {PromoError} if the promo code is not for this customer
 * @throws {ValidationError} if there is no such address
 * @throws {UnavailableError} if the payment could not be opened; the order is cancelled then
 */
export async function placeOrder(
  parts: OrderDeps,
  { userId, request, payment, idempotencyKey = crypto.randomUUID() }: PlaceOrderInput,
): Promise<PlacedOrder> {
  const { city, district, ward } = request.address;
  if (parts.isKnownAddress && !await parts.isKnownAddress(city, district, ward)) {
    const message = 'Vui lòng chọn đầy đủ thông tin địa chỉ!';
    throw new ValidationError(message, [{ path: 'address.ward', message }]);
  }
  const createdAt = parts.clock();
  const order = await recordOrder(parts.database, {
    id: crypto.randomUUID(),
    userId,
    request,
    requestHash: hashOrderRequest(request, payment),
    payment,
    idempotencyKey,
    createdAt,
    expiresAt: payment === 'card' ? createdAt + paymentTimeout : null,
  });
  if (payment === 'card') {
    return { orderId: order.id, sessionUrl: await openPayment(parts, order) };
  }
  if (order.status === 'cancelled') throw orderCancelledError();
  parts.outbox.wake();
  return { orderId: order.id };
}
