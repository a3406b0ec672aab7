import { asc, eq, inArray } from 'drizzle-orm';
import { nextStatuses, type OrderStatus, orderStatuses } from '../contract/orders/order-status.ts';
import type { StaffOrder } from '../contract/orders/staff-order.ts';
import { unprintable } from '../contract/visible-text.ts';
import { z } from '../contract/zod.ts';
import { pickColumns } from '../db/columns-for.ts';
import type { Reader } from '../db/database.ts';
import { products } from '../db/schema/catalogue-tables.ts';
import { orderItems } from '../db/schema/order-tables.ts';
import { isConstraintViolation } from '../db/sqlite-error.ts';
import { ConflictError } from '../errors.ts';
import type { OperationContext } from '../operations/run-operation.ts';
import { actorName } from '../operations/permissions.ts';
import { orderOperation, seenOrder } from './order-operation.ts';
import { changeStatusStatements, type StatusChange } from './statements/status-change.ts';
import { undoStatus } from './undo-status.ts';
import type { OrderState } from './statements/update-order.ts';

/** Carrier, or number of a parcel. */
export const parcelText = z.string().trim().normalize('NFC').min(1).max(100)
  .refine((text) => !unprintable.test(text), 'Có ký tự không hợp lệ.');

/**
 * Changes the status of an order, and queues a mail to the customer. Cancelling returns the items
 * to stock and closes an open payment first; taking goods back returns them as well. Confirming an
 * order takes its stock. Within ten seconds the status before is allowed again, which undoes a
 * mistake.
 *
 * Throws {@linkcode ConflictError}: `ORDER_STATUS` if the transition is not allowed, `OUT_OF_STOCK`
 * if the stock of an order to confirm is gone. Throws `PaymentError` if the provider of a payment
 * is unavailable.
 */
export const changeStatus = orderOperation({
  name: 'orders.changeStatus',
  permission: 'orders:write',
  input: z.object({
    ...seenOrder,
    status: z.enum(orderStatuses),
    /** Company that delivers the parcel. */
    carrier: parcelText.optional(),
    /** Number of the parcel at that company. */
    trackingCode: parcelText.optional(),
  }),
  async change(context, order, { id, status: next, carrier, trackingCode }) {
    const { status } = order;
    const allowed = nextStatuses[status];
    if (allowed.includes(next)) {
      return await applyStatus(context, order, next, { carrier, trackingCode });
    }
    if (order.undo?.status === next && context.clock() < order.undo.until) {
      return await checkStock(context, id, () => undoStatus(context, order, next));
    }
    throw new ConflictError('ORDER_STATUS', { details: { id, status, next, allowed } });
  },
});

type ChangeOptions = Omit<StatusChange, 'actor' | 'at' | 'canUndo'>;

/**
 * Changes the status and queues a mail to the customer. Returns `false` if another change came
 * first.
 *
 * @throws {ConflictError} `OUT_OF_STOCK` if the stock of an order to confirm is gone
 */
export async function applyStatus(
  context: OperationContext,
  { id, status, version }: Pick<StaffOrder, 'id' | 'status' | 'version'>,
  next: OrderStatus,
  options: ChangeOptions,
): Promise<boolean> {
  const change = { ...options, mail: true };
  if (status === 'awaiting-payment') return await cancelUnpaid(context, id, change);
  return await checkStock(
    context,
    id,
    () => commitStatus(context, { id, status, version }, next, change, true),
  );
}

/**
 * Runs a change that takes the stock of an order.
 *
 * @param wanted items that the order has afterwards. @default those that it has
 * @throws {ConflictError} `OUT_OF_STOCK` if the stock is gone
 */
export async function checkStock(
  context: OperationContext,
  id: string,
  change: () => Promise<boolean>,
  wanted?: readonly OrderedItem[],
): Promise<boolean> {
  try {
    return await change();
  } catch (error) {
    if (!isConstraintViolation(error)) throw error;
    const missing = await findMissingItems(context.database, id, wanted);
    throw new ConflictError('OUT_OF_STOCK.order', { details: { id, missing } });
  }
}

/**
 * Cancels an unpaid order. The customer may be paying right now, so it is cancelled only after the
 * provider has closed its payment.
 *
 * @returns `false` if it was paid or has changed meanwhile
 * @throws {PaymentError} if the provider is unavailable
 */
export async function cancelUnpaid(
  context: OperationContext,
  id: string,
  change: ChangeOptions,
): Promise<boolean> {
  const order = { id, status: 'awaiting-payment' } as const;
  let cancelled = false;
  await context.closePayment(id, async (options) => {
    cancelled = await commitStatus(context, order, 'cancelled', { ...change, ...options });
  });
  return cancelled;
}

/** Changes the status of an order and logs it. Returns `false` if another change came first. */
export async function commitStatus(
  { actor, clock, commit }: OperationContext,
  order: OrderState,
  next: OrderStatus,
  options: ChangeOptions,
  canUndo = false,
): Promise<boolean> {
  const change = { ...options, canUndo, actor: actorName(actor), at: clock() };
  const results = await commit(
    (db) => changeStatusStatements(db, order, next, change),
    {
      subject: order.id,
      before: { status: order.status },
      // The reason may name the customer, and the parcel leads to them: the order has both, until
      // its personal data is removed.
      after: { status: next },
    },
  );
  return results !== undefined;
}

type OrderedItem = Pick<typeof orderItems.$inferSelect, 'productId' | 'name' | 'quantity'>;

/** Returns the items with more units than the stock and what the order has taken of it. */
async function findMissingItems({ read }: Reader, id: string, wanted?: readonly OrderedItem[]) {
  const items = await read.select(pickColumns(orderItems, 'productId', 'name', 'quantity'))
    .from(orderItems).where(eq(orderItems.orderId, id)).orderBy(asc(orderItems.position));
  const stocks = await read.select({ id: products.id, stock: products.stock }).from(products)
    .where(inArray(products.id, (wanted ?? items).map(({ productId }) => productId)));
  return (wanted ?? items).flatMap(({ productId, name, quantity }) => {
    const stock = stocks.find((one) => one.id === productId)?.stock ?? 0;
    const taken = wanted && items.find((item) => item.productId === productId)?.quantity || 0;
    return stock + taken < quantity ? [{ name, quantity, stock: stock + taken }] : [];
  });
}
