import { and, eq } from 'drizzle-orm';
import { type OrderTotals, orderTotals } from '../contract/checkout/order-totals.ts';
import type { OrderStatus } from '../contract/orders/order-status.ts';
import { readPromoCode, welcomePromo } from '../contract/checkout/promo.ts';
import type { Database } from '../db/database.ts';
import { DatabaseOutcomeUnknownError } from '../db/errors.ts';
import { orders } from '../db/schema.ts';
import { isConstraintViolation } from '../db/sqlite-error.ts';
import { ConflictError, UnavailableError } from '../errors.ts';
import { checkPromo } from './promo/check-promo.ts';
import {
  initialStatus,
  insertOrderStatements,
  type NewOrder,
} from '../orders/statements/insert-order.ts';
import { assertOrderUnchanged } from './assert-order-unchanged.ts';

/** What is known of a recorded order. */
export interface RecordedOrder {
  id: string;
  status: OrderStatus;
  amount: number;
  email: string;
  expiresAt: number | null;
  paymentSessionId: string | null;
}

/** How often an order is tried for which no reason was found, because the reason has passed. */
const attempts = 3;

/**
 * Records an order in one transaction that holds only if every price is right and every piece is there.
 * Nothing is read before it: what the customer has seen is what it is made of, and the database refuses
 * what is not true. Only a refusal is looked into.
 *
 * @returns the order of this key, this one or the one that was there already
 */
export async function recordOrder(database: Database, order: NewOrder): Promise<RecordedOrder> {
  const { request } = order;
  const promoCode = request.promoCode ? readPromoCode(request.promoCode) : undefined;
  const totals = orderTotals(request.items, promoCode);
  const plausible = totals.amount === request.amount &&
    (promoCode === undefined || promoCode === welcomePromo);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    try {
      if (plausible) {
        await database.batch((db) => insertOrderStatements(db, order, totals, promoCode));
        return recorded(order, totals);
      }
    } catch (error) {
      if (error instanceof DatabaseOutcomeUnknownError) {
        const there = await findOrder(database, order);
        if (there) return there;
      }
      if (!isConstraintViolation(error)) throw error;
    }
    const there = await findOrder(database, order);
    if (there) return there;
    if (promoCode !== undefined) await checkPromo(database, order.userId, promoCode);
    await assertOrderUnchanged(database, request);
  }
  throw new UnavailableError();
}

function recorded(
  { id, request, payment, expiresAt }: NewOrder,
  { amount }: OrderTotals,
): RecordedOrder {
  return {
    id,
    status: initialStatus(payment),
    amount,
    email: request.address.email,
    expiresAt,
    paymentSessionId: null,
  };
}

/** The order of this key; refused when it was another one that was asked for. */
async function findOrder(
  database: Database,
  { userId, idempotencyKey, requestHash }: NewOrder,
): Promise<RecordedOrder | undefined> {
  const [found] = await database.read.select({
    id: orders.id,
    status: orders.status,
    amount: orders.amount,
    email: orders.email,
    expiresAt: orders.expiresAt,
    paymentSessionId: orders.paymentSessionId,
    requestHash: orders.requestHash,
  }).from(orders).where(
    and(eq(orders.userId, userId), eq(orders.idempotencyKey, idempotencyKey)),
  );
  if (found && found.requestHash !== requestHash) {
    throw new ConflictError(
      'IDEMPOTENCY_KEY_REUSED',
      'Yêu cầu này đã được dùng cho một đơn hàng khác, vui lòng tải lại trang và đặt lại.',
    );
  }
  return found;
}
