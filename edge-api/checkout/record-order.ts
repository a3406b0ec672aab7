import { and, eq, isNull } from 'drizzle-orm';
import { type OrderTotals, orderTotals } from '../contract/checkout/order-totals.ts';
import { normalizePromoCode } from '../contract/checkout/promo.ts';
import type { ShippingRule } from '../contract/checkout/shipping-rule.ts';
import { pickColumns } from '../db/columns-for.ts';
import type { Database } from '../db/database.ts';
import { DatabaseOutcomeUnknownError } from '../db/database-errors.ts';
import { users } from '../db/schema/account-tables.ts';
import { orders } from '../db/schema/order-tables.ts';
import { isConstraintViolation } from '../db/sqlite-error.ts';
import { ConflictError, UnauthenticatedError, UnavailableError } from '../errors.ts';
import {
  initialStatus,
  insertOrderStatements,
  type NewOrder,
} from '../orders/statements/insert-order.ts';
import { newOrderCode } from '../orders/new-order-code.ts';
import { assertOrderUnchanged } from './assert-order-unchanged.ts';
import { checkPromo, findPromo } from './promo/check-promo.ts';
import { readWeights } from './read-weights.ts';

const recordedColumns = pickColumns(
  orders,
  'id',
  'code',
  'status',
  'payment',
  'amount',
  'deposit',
  'email',
  'expiresAt',
  'paymentSessionId',
);

/** Its payment is `cod` also if it was to be paid at once, but has to be confirmed. */
export type RecordedOrder = Pick<typeof orders.$inferSelect, keyof typeof recordedColumns>;

/** Maximum number of attempts if the reason of a constraint violation no longer exists. */
const maxAttempts = 3;

/**
 * Inserts an order in one transaction, which fails unless all prices are current and all items are
 * in stock. Nothing but the promo code is read beforehand: the order is built from the values that
 * the customer saw, and the constraints of the database reject outdated ones. Only then is the
 * reason read. An order above a limit is inserted as one that has to be confirmed and is paid on
 * delivery.
 *
 * @returns the order with this idempotency key, which may have been recorded by an earlier request
 * @throws {UnauthenticatedError} if the account has been deleted in the meantime
 */
export async function recordOrder(
  database: Database,
  requested: NewOrder,
  shipping: ShippingRule,
): Promise<RecordedOrder> {
  let order = requested;
  const { request, userId, confirmation } = order;
  const promoCode = request.promoCode ? normalizePromoCode(request.promoCode) : undefined;
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const promo = promoCode === undefined ? undefined : await findPromo(database, promoCode);
    const ids = request.items.map(({ _id }) => _id);
    const weights = await readWeights(database.read, ids, shipping);
    const items = request.items.map((it) => ({ ...it, weightGrams: weights.get(it._id) }));
    const totals = orderTotals(items, shipping, promo, request.address.city);
    try {
      if (totals.amount === request.amount && (promoCode === undefined || promo)) {
        await database.batch((db) => insertOrderStatements(db, order, totals, promoCode));
        return toRecordedOrder(order, totals);
      }
    } catch (error) {
      if (error instanceof DatabaseOutcomeUnknownError) {
        const existing = await findOrder(database, order);
        if (existing) return existing;
      }
      if (!isConstraintViolation(error)) throw error;
    }
    const existing = await findOrder(database, order);
    if (existing) return existing;
    await assertAccountExists(database, userId);
    await assertAcceptable(database, order, shipping);
    // Another order may have the code.
    order = { ...order, code: newOrderCode() };
    // No other reason is left, unless one has ended in the meantime.
    if (confirmation) {
      order = { ...order, unconfirmed: true, deposit: 0, expiresAt: confirmation.expiresAt };
    }
  }
  throw new UnavailableError();
}

/**
 * Asserts that an order has current prices, enough stock and a valid promo code.
 *
 * @param returned units by product of the unpaid orders that the order replaces; unset if it
 * replaces none
 * @throws {ConflictError} as `assertOrderUnchanged()`
 * @throws {PromoError} if the customer may not use the promo code
 */
export async function assertAcceptable(
  database: Database,
  { userId, request, createdAt }: Pick<NewOrder, 'userId' | 'request' | 'createdAt'>,
  shipping: ShippingRule,
  returned?: ReadonlyMap<string, number>,
): Promise<void> {
  const customer = {
    userId,
    now: createdAt,
    subtotal: orderTotals(request.items, shipping).subtotal,
    replacing: returned !== undefined,
  };
  const promo = request.promoCode
    ? await checkPromo(database, customer, request.promoCode)
    : undefined;
  await assertOrderUnchanged(database, request, shipping, promo, returned);
}

async function assertAccountExists({ read }: Database, userId: string): Promise<void> {
  const isAccount = and(eq(users.id, userId), isNull(users.deletedAt));
  if (await read.$count(users, isAccount) === 0) throw new UnauthenticatedError();
}

function toRecordedOrder(order: NewOrder, { amount }: OrderTotals): RecordedOrder {
  const { id, code, request, payment, deposit = 0, unconfirmed, expiresAt } = order;
  return {
    id,
    code,
    status: initialStatus(order),
    payment: unconfirmed ? 'cod' : payment,
    amount,
    deposit,
    email: request.address.email,
    expiresAt,
    paymentSessionId: null,
  };
}

/**
 * Returns the user's order with this idempotency key.
 *
 * @throws {ConflictError} `IDEMPOTENCY_KEY_REUSED` if it was placed by another request
 */
async function findOrder(
  database: Database,
  { userId, idempotencyKey, requestHash }: NewOrder,
): Promise<RecordedOrder | undefined> {
  const [found] = await database.read.select({
    ...recordedColumns,
    requestHash: orders.requestHash,
  }).from(orders).where(
    and(eq(orders.userId, userId), eq(orders.idempotencyKey, idempotencyKey)),
  );
  if (found && found.requestHash !== requestHash) throw new ConflictError('IDEMPOTENCY_KEY_REUSED');
  return found;
}
