import { and, eq, sql } from 'drizzle-orm';
import { keptDiscount, subtotalOf } from '../contract/checkout/order-totals.ts';
import { longText } from '../contract/text-schema.ts';
import { z } from '../contract/zod.ts';
import { orderItems, orders } from '../db/schema/order-tables.ts';
import { orderReturns, returnPictures } from '../db/schema/transfer-tables.ts';
import { ConflictError } from '../errors.ts';
import { actorName } from '../operations/permissions.ts';
import { coversOrder, nameItems, someItems } from './cancel-items.ts';
import { applyStatus } from './change-status.ts';
import { isUnchanged, orderOperation, seenOrder } from './order-operation.ts';
import { reportChange } from './statements/report-change.ts';
import { insertOrderEvent } from './statements/update-order.ts';

/**
 * Takes back some items of a delivered order, with a reason. The units return to stock. An open
 * request to return goods is accepted, and its pictures are deleted. The amount stays: it is what
 * was collected. The part of it for all items that came back, without their share of the discount,
 * is to be refunded. With the last items the order becomes `returned`.
 *
 * Throws {@linkcode ValidationError} for items that the customer does not have, and
 * {@linkcode ConflictError} `ORDER_STATUS` if the order is not delivered.
 */
export const returnItems = orderOperation({
  name: 'orders.returnItems',
  permission: 'orders:write',
  input: z.object({
    ...seenOrder,
    reason: longText('Lý do', 500, 'Vui lòng nhập lý do nhận lại hàng.'),
    items: someItems,
  }),
  async change(context, order, { id, reason, items }) {
    const { status, nextStatuses: allowed } = order;
    if (status !== 'delivered') {
      throw new ConflictError('ORDER_STATUS', {
        details: { id, status, next: 'returned', allowed },
      });
    }
    if (coversOrder(order, items)) return await applyStatus(context, order, 'returned', { reason });
    const [actor, at] = [actorName(context.actor), context.clock()];
    const unitsOf = (wanted: string) =>
      items.reduce((sum, item) => item.productId === wanted ? sum + item.quantity : sum, 0);
    const kept = subtotalOf(order.items.map(({ productId, price, quantity, returned = 0 }) => (
      { price, quantity: quantity - returned - unitsOf(productId) }
    )));
    const { subtotal, discount } = order;
    const returnedAmount = subtotal - discount - (kept - keptDiscount(order, kept));
    const text = `${reason} (đã nhận lại: ${nameItems(order, items)})`;
    const isCurrent = isUnchanged(order);
    const exists = sql`exists (select 1 from ${orders} where ${isCurrent})`;
    const isRequested = and(eq(orderReturns.orderId, id), eq(orderReturns.state, 'requested'));
    return await context.commit((db) => [
      insertOrderEvent(db, { kind: 'returned', at, actor, text }, isCurrent),
      ...reportChange(db, 'order-items-returned', at, isCurrent),
      db.run(sql`
        insert into stock_movements (product_id, delta, reason, order_id, actor, at)
        select value ->> 'productId', value ->> 'quantity', 'return', ${id}, ${actor}, ${at}
        from json_each(${JSON.stringify(items)})
        where value ->> 'productId' in (select id from products) and ${exists}`),
      ...items.map(({ productId, quantity }) =>
        db.update(orderItems).set({ returned: sql`${orderItems.returned} + ${quantity}` })
          .where(and(eq(orderItems.orderId, id), eq(orderItems.productId, productId), exists))
      ),
      db.delete(returnPictures).where(and(
        eq(returnPictures.orderId, id),
        sql`exists (select 1 from ${orderReturns} where ${isRequested})`,
        exists,
      )),
      db.update(orderReturns).set({ state: 'accepted' }).where(and(isRequested, exists)),
      db.update(orders).set({ returnedAmount }).where(isCurrent),
    ], {
      subject: id,
      before: { returnedAmount: order.returnedAmount },
      after: { returnedAmount, returned: items },
    });
  },
});
