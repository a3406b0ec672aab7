import type { ApiDeps, OrderDeps } from '../api-deps.ts';
import { saveAddress } from '../account/saved-addresses/saved-addresses.ts';
import { assertKnownAddress } from '../addresses/assert-known-address.ts';
import { depositOf } from '../contract/checkout/deposit.ts';
import type { OrderRequest } from '../contract/checkout/order.ts';
import { orderCode } from '../contract/orders/order-code.ts';
import type { OrderPayment } from '../contract/orders/order-payment.ts';
import type { OrderStatus } from '../contract/orders/order-status.ts';
import { DatabaseError } from '../db/database-errors.ts';
import { ConflictError, ForbiddenError, ValidationError } from '../errors.ts';
import { describeError } from '../log.ts';
import { awaitedAmount } from '../orders/amount-due.ts';
import type { TransferAccount } from '../orders/transfers/transfer-account.ts';
import { openPayment } from './payment/open-payment.ts';
import { closeUnpaidOrders } from './payment/close-unpaid-orders.ts';
import { orderAllowance } from '../orders/order-limits.ts';
import { originsOf } from '../orders/order-origins.ts';
import type { Network } from '../rate-limit/network.ts';
import { stockConflicts } from '../telemetry/metrics.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { newOrderCode } from '../orders/new-order-code.ts';
import { type RecordedOrder, recordOrder } from './record-order.ts';
import { createHash } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { orders } from '../db/schema/order-tables.ts';

/** Time in which a card order must be paid before its stock is released, in ms: 30 minutes. */
export const paymentTimeout = 30 * 60_000;

export type PlaceOrderDeps = OrderDeps & Pick<ApiDeps, 'shipping' | 'transferAccount'>;

export interface PlaceOrderInput {
  userId: string;
  request: OrderRequest;
  payment: OrderPayment;
  /** Network of the customer, from `clientAddress()`. */
  network?: Network;
  /**
   * Identifies the order: a repeated request with the same key returns the same order.
   *
   * @default a random key
   */
  idempotencyKey?: string;
}

export interface PlacedOrder {
  orderId: string;
  /** Code by which customer and owner name the order. */
  code: string;
  /** Status of the order: `awaiting-confirmation` if it exceeds a limit. */
  status: OrderStatus;
  /** Address of the provider's payment page, if it has one, for card orders. */
  sessionUrl?: string;
  /** Amount to pay, in đồng: of an order that waits for its deposit the deposit. */
  amount: number;
  /** Deadline of the payment or confirmation, in ms since 1970. */
  expiresAt: number | null;
}

/**
 * Places an order. One transaction inserts the order and its items and reserves the stock. If the
 * order is paid on delivery, that transaction also updates the customer's cart and queues the
 * confirmation mail; for a card order both happen when it is paid. A card order keeps its stock
 * for {@linkcode paymentTimeout}, one that waits for a transfer for the hours of the settings: that
 * of the amount, or of the deposit that the settings require of an order on delivery;
 * another one that is accepted replaces it. An order above the limits is accepted as one on
 * delivery, but it takes no stock until the owner confirms it.
 *
 * @throws {ConflictError} `PRICE_CHANGED`, `OUT_OF_STOCK` or `PRODUCT_GONE`, with the changes as
 * details; `IDEMPOTENCY_KEY_REUSED`, `ORDER_CANCELLED` or `ALREADY_PAID` for a repeated key
 * @throws {PromoError} if the customer may not use the promo code
 * @throws {ValidationError} if the address does not exist, or the shop takes no gifts
 * @throws {ForbiddenError} if the shop has no bank account for a transfer
 * @throws {UnavailableError} if the payment could not be opened; the order is then cancelled
 */
export async function placeOrder(
  deps: PlaceOrderDeps,
  { userId, request, network, idempotencyKey = crypto.randomUUID(), ...input }: PlaceOrderInput,
): Promise<PlacedOrder> {
  // A promo code may leave nothing to pay in advance.
  const payment = request.amount === 0 ? 'cod' : input.payment;
  await assertKnownAddress(deps.isKnownAddress, request.address);
  if (request.gift && await deps.offersGifts?.() === false) throw new ValidationError('gift');
  const createdAt = deps.clock();
  const limits = await deps.orderLimits?.();
  const account = payment === 'card' ? undefined : await deps.transferAccount?.();
  const deposit = payment === 'cod' && account ? depositOf(account, request.amount) : 0;
  const expiresAt = paymentDeadline({ payment, deposit, createdAt }, account);
  const shipping = await deps.shipping();
  if (payment !== 'cod' || deposit > 0) {
    await closeUnpaidOrders(deps, { userId, request, createdAt, idempotencyKey }, shipping);
  }
  const order = await recordOrder(deps.database, {
    id: crypto.randomUUID(),
    code: newOrderCode(),
    userId,
    request,
    requestHash: hashOrderRequest(request, payment),
    payment,
    deposit,
    idempotencyKey,
    createdAt,
    expiresAt,
    origins: originsOf(request.address, network, request.gift?.phone),
    confirmation: limits && {
      allowance: orderAllowance(limits, request),
      shares: limits.shares,
      expiresAt: createdAt + limits.confirmationTimeout,
    },
  }, shipping).catch(countStockConflict);
  if (request.saveAddress) await saveOrderAddress(deps, userId, request, createdAt);
  if (order.payment === 'card') {
    const sessionUrl = await openPayment(deps, order);
    return { ...toPlaced(order), sessionUrl };
  }
  if (order.payment === 'transfer' || order.deposit > 0) await assertPayable(deps, order);
  if (order.status === 'cancelled') throw new ConflictError('ORDER_CANCELLED');
  deps.outbox.wake();
  return toPlaced(order);
}

function toPlaced(order: RecordedOrder): PlacedOrder {
  const { id, status, expiresAt, code } = order;
  const amount = awaitedAmount(order);
  return { orderId: id, code: orderCode({ id, code }), status, amount, expiresAt };
}

/** Returns the time until which an order must be paid; null if nothing is paid in advance. */
function paymentDeadline(
  { payment, deposit, createdAt }: { payment: OrderPayment; deposit: number; createdAt: number },
  account: TransferAccount | undefined,
): number | null {
  if (payment === 'cod' && deposit === 0) return null;
  if (payment === 'card') return createdAt + paymentTimeout;
  if (!account) throw new ForbiddenError('transfers');
  return createdAt + account.hours * 60 * 60_000;
}

/**
 * Asserts that the order of a repeated request still waits for its transfer. One on delivery may
 * have its deposit.
 */
async function assertPayable({ database, clock }: OrderDeps, order: RecordedOrder): Promise<void> {
  const { id, status, payment, expiresAt } = order;
  if (status === 'cancelled') throw new ConflictError('ORDER_CANCELLED');
  if (status !== 'awaiting-transfer') {
    if (payment === 'cod') return;
    throw new ConflictError('ALREADY_PAID');
  }
  if (expiresAt === null || expiresAt > clock()) return;
  const change = { actor: 'system', at: clock(), mail: true };
  await cancelOrder(database, id, 'awaiting-transfer', change);
  throw new ConflictError('ORDER_CANCELLED');
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

/**
 * Computes a digest of an order request, which detects another request with the same idempotency
 * key. Product names and the sequence of the lines have no influence.
 */
export function hashOrderRequest(
  { address, items, amount, promoCode, gift }: OrderRequest,
  payment: OrderPayment,
): string {
  const lines = items.map(({ _id, quantity, price }) => [_id, quantity, price].join(' ')).sort();
  const fields = Object.entries(address).map(([name, value]) => `${name}=${value}`).sort();
  const text = JSON.stringify([
    payment,
    fields,
    lines,
    amount,
    promoCode ?? '',
    ...gift ? [gift.note, ...gift.phone === undefined ? [] : [gift.phone]] : [],
  ]);
  return createHash('sha256').update(text).digest('base64url');
}

/** Returns the user's order with an idempotency key, unless it was cancelled. */
export async function findPlacedOrder(
  database: Database,
  userId: string,
  idempotencyKey: string,
): Promise<{ orderId: string; payment: OrderPayment; status: OrderStatus } | undefined> {
  const [order] = await database.read
    .select({ orderId: orders.id, payment: orders.payment, status: orders.status })
    .from(orders)
    .where(and(
      eq(orders.userId, userId),
      eq(orders.idempotencyKey, idempotencyKey),
      ne(orders.status, 'cancelled'),
    ));
  return order;
}
