import { saveAddress } from '../account/saved-addresses/save-address.ts';
import { assertKnownAddress } from '../addresses/assert-known-address.ts';
import type { OrderRequest } from '../contract/checkout/order.ts';
import type { ShippingRule } from '../contract/checkout/order-totals.ts';
import type { OrderStatus } from '../contract/orders/order-status.ts';
import { DatabaseError } from '../db/database-errors.ts';
import { ConflictError } from '../errors.ts';
import { describeError } from '../log.ts';
import type { OrderDeps } from '../orders/order-deps.ts';
import { hashOrderRequest } from './hash-order-request.ts';
import { openPayment } from './payment/open-payment.ts';
import { closeUnpaidOrders } from './payment/close-unpaid-orders.ts';
import { orderAllowance } from '../orders/order-limits.ts';
import { originsOf } from '../orders/order-origins.ts';
import type { Network } from '../rate-limit/network.ts';
import { stockConflicts } from '../telemetry/metrics.ts';
import { recordOrder } from './record-order.ts';

/** Time in which a card order must be paid before its stock is released, in ms: 30 minutes. */
export const paymentTimeout = 30 * 60_000;

/** Dependencies of {@linkcode placeOrder}. */
export interface PlaceOrderDeps extends OrderDeps {
  /** Returns the present fee for the delivery of an order. */
  shipping: () => Promise<ShippingRule>;
}

/** Input of {@linkcode placeOrder}. */
export interface PlaceOrderInput {
  userId: string;
  request: OrderRequest;
  payment: 'cod' | 'card';
  /** Network of the customer, from `clientAddress()`. */
  network?: Network;
  /**
   * Identifies the order: a repeated request with the same key returns the same order.
   *
   * @default a random key
   */
  idempotencyKey?: string;
}

/** Result of {@linkcode placeOrder}. */
export interface PlacedOrder {
  orderId: string;
  /** Status of the order: `awaiting-confirmation` if it exceeds a limit. */
  status: OrderStatus;
  /** Address of the provider's payment page, if it has one, for card orders. */
  sessionUrl?: string;
}

/**
 * Places an order. One transaction inserts the order and its items and reserves the stock. If the
 * order is paid on delivery, that transaction also updates the customer's cart and queues the
 * confirmation mail; for a card order both happen when it is paid. A card order keeps its stock
 * for {@linkcode paymentTimeout}; another one that is accepted replaces it. An order above the
 * limits is accepted as one on delivery, but it takes no stock until the owner confirms it.
 *
 * @throws {ConflictError} `PRICE_CHANGED`, `OUT_OF_STOCK` or `PRODUCT_GONE`, with the changes as
 * details; `IDEMPOTENCY_KEY_REUSED`, `ORDER_CANCELLED` or `ALREADY_PAID` for a repeated key
 * @throws {PromoError} if the customer may not use the promo code
 * @throws {ValidationError} if the address does not exist
 * @throws {UnavailableError} if the payment could not be opened; the order is then cancelled
 */
export async function placeOrder(
  deps: PlaceOrderDeps,
  { userId, request, payment, network, idempotencyKey = crypto.randomUUID() }: PlaceOrderInput,
): Promise<PlacedOrder> {
  await assertKnownAddress(deps.isKnownAddress, request.address);
  const createdAt = deps.clock();
  const limits = deps.orderLimits;
  const shipping = await deps.shipping();
  if (payment === 'card') {
    await closeUnpaidOrders(deps, { userId, request, createdAt, idempotencyKey }, shipping);
  }
  const order = await recordOrder(deps.database, {
    id: crypto.randomUUID(),
    userId,
    request,
    requestHash: hashOrderRequest(request, payment),
    payment,
    idempotencyKey,
    createdAt,
    expiresAt: payment === 'card' ? createdAt + paymentTimeout : null,
    origins: originsOf(request.address, network),
    confirmation: limits && {
      allowance: orderAllowance(limits, request),
      shares: limits.shares,
      expiresAt: createdAt + limits.confirmationTimeout,
    },
  }, shipping).catch(countStockConflict);
  if (request.saveAddress) await saveOrderAddress(deps, userId, request, createdAt);
  if (order.payment === 'card') {
    const sessionUrl = await openPayment(deps, order);
    return { orderId: order.id, status: order.status, sessionUrl };
  }
  if (order.status === 'cancelled') throw new ConflictError('ORDER_CANCELLED');
  deps.outbox.wake();
  return { orderId: order.id, status: order.status };
}

/** Counts an order for which too little is in stock. The error is rethrown. */
function countStockConflict(error: unknown): never {
  if (error instanceof ConflictError && error.code === 'OUT_OF_STOCK') stockConflicts.add(1);
  throw error;
}

/** Saves the address of an order. A failure is only logged, because the order is placed. */
async function saveOrderAddress(
  { database, log }: OrderDeps,
  userId: string,
  { address }: OrderRequest,
  now: number,
): Promise<void> {
  try {
    await saveAddress(database, userId, address, now);
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    log('warn', 'address of an order not saved', describeError(error));
  }
}
