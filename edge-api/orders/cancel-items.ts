import { and, eq, sql } from 'drizzle-orm';
import { keptDiscount } from '../contract/checkout/order-totals.ts';
import type { StaffOrder } from '../contract/orders/staff-order.ts';
import { z } from '../contract/zod.ts';
import type { StatementBuilder } from '../db/database.ts';
import { orderItems, orders } from '../db/schema/order-tables.ts';
import { ConflictError, ValidationError } from '../errors.ts';
import { actorName } from '../operations/permissions.ts';
import { longText } from '../contract/text-schema.ts';
import type { OperationContext } from '../operations/run-operation.ts';
import { applyStatus } from './change-status.ts';
import { isUnchanged, orderOperation, seenOrder } from './order-operation.ts';
import { reportChange } from './statements/report-change.ts';
import { insertOrderEvent } from './statements/update-order.ts';

/** Statuses in which the amount must stay, because the customer may be paying it. */
const unpaid = ['awaiting-payment', 'awaiting-transfer'] as const;

/** Some items of an order, with a number of units. */
export const someItems = z.array(z.object({ productId: z.string(), quantity: z.int().min(1) }))
  .min(1).max(200);

type SomeItems = z.infer<typeof someItems>;

/**
 * Cancels an order, or some of its items, with a reason. The units return to stock. What remains
 * keeps its fee for the delivery and its share of the discount, so that the unit prices stay. A
 * payment that was made stays: the difference is to be refunded.
 *
 * Throws {@linkcode ValidationError} for items that the order does not have, and
 * {@linkcode ConflictError} `ORDER_STATUS` if the order can no longer be cancelled or, for some of
 * its items, is unpaid.
 */
export const cancelItems = orderOperation({
  name: 'orders.cancel',
  permission: 'orders:write',
  input: z.object({
    ...seenOrder,
    reason: longText('Lý do', 500, 'Vui lòng nhập lý do hủy.'),
    /** Items to cancel. @default the whole order */
    items: someItems.optional(),
  }),
  async change(context, order, { id, reason, items }) {
    const isWhole = items === undefined || coversOrder(order, items);
    const { status, nextStatuses: allowed } = order;
    if (!isWhole && unpaid.some((one) => one === status)) {
      throw new ConflictError('ORDER_STATUS.amount', { details: { id, status } });
    }
    if (!allowed.includes('cancelled')) {
      throw new ConflictError('ORDER_STATUS', {
        details: { id, status, next: 'cancelled', allowed },
      });
    }
    return isWhole
      ? await applyStatus(context, order, 'cancelled', { reason })
      : await cancelPart(context, order, items, reason);
  },
});

/**
 * Returns `true` if nothing of the order remains without some of its items.
 *
 * @throws {ValidationError} if the order does not have these items, or they came back
 */
export function coversOrder({ items }: StaffOrder, some: SomeItems): boolean {
  const ordered = new Map(
    items.map(({ productId, quantity, returned = 0 }) => [productId, quantity - returned]),
  );
  for (const [index, { productId, quantity }] of some.entries()) {
    const left = (ordered.get(productId) ?? 0) - quantity;
    if (left < 0) {
      const reason = 'orderItems';
      throw new ValidationError(reason, { issues: [{ path: `items.${index}`, reason }] });
    }
    ordered.set(productId, left);
  }
  return [...ordered.values()].every((quantity) => quantity === 0);
}

/** Returns names and units of some items, such as 'Nhẫn × 2, Vòng × 1'. */
export function nameItems({ items }: StaffOrder, some: SomeItems): string {
  const nameOf = new Map(items.map(({ productId, name }) => [productId, name]));
  return some.map(({ productId, quantity }) => `${nameOf.get(productId)} × ${quantity}`).join(', ');
}

/** Cancels some items. Returns `false` if another change came first. */
async function cancelPart(
  { actor: by, clock, commit }: OperationContext,
  order: StaffOrder,
  cancelled: SomeItems,
  reason: string,
): Promise<boolean> {
  const { id, status, items, shipping } = order;
  const [actor, at] = [actorName(by), clock()];
  const ordered = new Map(items.map((item) => [item.productId, item]));
  const value = cancelled.reduce(
    (sum, { productId, quantity }) => sum + (ordered.get(productId)?.price ?? 0) * quantity,
    0,
  );
  const text = `${reason} (đã hủy: ${nameItems(order, cancelled)})`;
  const subtotal = order.subtotal - value;
  const discount = keptDiscount(order, subtotal);
  const amount = subtotal - discount + shipping;
  const isCurrent = isUnchanged(order);
  const statements = (db: StatementBuilder) =>
    cancelled.flatMap(({ productId, quantity }) => {
      const isItem = and(
        eq(orderItems.orderId, id),
        eq(orderItems.productId, productId),
        sql`exists (select 1 from ${orders} where ${isCurrent})`,
      );
      return [
        // An order that waits for confirmation has taken no stock.
        ...status === 'awaiting-confirmation' ? [] : [db.run(sql`
          insert into stock_movements (product_id, delta, reason, order_id, actor, at)
          select ${productId}, ${quantity}, 'cancellation', ${id}, ${actor}, ${at}
          where exists (select 1 from products where id = ${productId})
            and exists (select 1 from ${orders} where ${isCurrent})`)],
        db.delete(orderItems).where(and(isItem, sql`${orderItems.quantity} <= ${quantity}`)),
        db.update(orderItems).set({ quantity: sql`${orderItems.quantity} - ${quantity}` })
          .where(and(isItem, sql`${orderItems.quantity} > ${quantity}`)),
      ];
    });
  const results = await commit((db) => [
    insertOrderEvent(db, { kind: 'items', at, actor, text }, isCurrent),
    ...reportChange(db, 'order-items', at, isCurrent),
    ...statements(db),
    db.update(orders).set({ subtotal, discount, amount }).where(isCurrent),
  ], {
    subject: id,
    before: { amount: order.amount, items: items.map(toAudited) },
    after: { amount, cancelled },
  });
  return results !== undefined;
}

const toAudited = ({ productId, quantity }: StaffOrder['items'][number]) => (
  { productId, quantity }
);
