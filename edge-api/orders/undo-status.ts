import { and, eq, sql } from 'drizzle-orm';
import { holdsStock, type OrderStatus } from '../contract/orders/order-status.ts';
import type { StaffOrder } from '../contract/orders/staff-order.ts';
import { mails } from '../db/schema/mail-tables.ts';
import { orders } from '../db/schema/order-tables.ts';
import { orderReturns, returnPictures } from '../db/schema/transfer-tables.ts';
import { actorName } from '../operations/permissions.ts';
import type { OperationContext } from '../operations/run-operation.ts';
import { hasPersonalData } from './own/request-return.ts';
import { isUnchanged } from './order-operation.ts';
import { hasArrived } from './transfers/record-transfer.ts';
import { insertOrderEvent } from './statements/update-order.ts';

/** Time in which the owner has to confirm an order again, if the shop has no limits, in ms. */
const confirmationTimeout = 24 * 60 * 60_000;

/**
 * Sets the status that an order had before the last change, and removes the mail about the change.
 * A request to return the goods that the change accepted is open again.
 *
 * @returns `false` if the mail has left, or another change came first
 * @throws the violated constraint if the order takes stock that is gone
 */
export async function undoStatus(
  { actor, clock, commit, orderLimits }: OperationContext,
  order: StaffOrder,
  previous: OrderStatus,
): Promise<boolean> {
  const { id, status, createdAt, confirmedAt, undo } = order;
  const [by, at] = [actorName(actor), clock()];
  const isMail = sql`order_id = ${id} and kind = 'order-status' and order_status = ${status}`;
  const canUndo = and(
    isUnchanged(order),
    hasPersonalData,
    sql`not exists (select 1 from ${mails} where ${isMail} and attempts > 0)`,
    // The money of an order that waited for it has arrived.
    previous === 'awaiting-transfer' ? sql`not ${sql.raw(hasArrived)}` : undefined,
    // The customer may have used the promo code again, or others its last use.
    status === 'cancelled'
      ? sql`not exists (
        select 1 from promo_codes promo where promo.code = ${orders.promoCode} and (
          used >= uses_limit or iif(first_order_only, 1, limit_per_customer) <= (
            select count(*) from ${orders} other where other.user_id = ${orders.userId}
              and other.promo_code = promo.code and other.status <> 'cancelled')))`
      : undefined,
  );
  const exists = sql`exists (select 1 from ${orders} where ${canUndo})`;
  const delta = Number(holdsStock(status)) - Number(holdsStock(previous));
  const isWaiting = previous === 'awaiting-confirmation';
  const confirmationTime = (await orderLimits?.())?.confirmationTimeout ?? confirmationTimeout;
  const undone = await commit((db) => [
    db.run(sql`
      insert into stock_movements (product_id, delta, reason, order_id, actor, at)
      select product_id, (quantity - returned) * ${delta}, 'undo', order_id, ${by}, ${at}
      from order_items
      where order_id = ${id} and quantity > returned and ${delta} <> 0 and ${exists}
        and product_id in (select id from products)`),
    insertOrderEvent(
      db,
      { kind: 'status', at, actor: by, status: previous, text: 'Hoàn tác' },
      canUndo,
    ),
    db.delete(mails).where(and(isMail, exists)),
    // A decision of staff has a mail of its own.
    db.update(orderReturns).set({ state: 'requested' }).where(and(
      eq(orderReturns.orderId, id),
      status === 'returned' ? eq(orderReturns.state, 'accepted') : sql`false`,
      sql`not exists (select 1 from ${mails} where order_id = ${id} and kind = 'order-return')`,
      exists,
    )),
    db.update(returnPictures).set({ at }).where(and(eq(returnPictures.orderId, id), exists)),
    db.update(orders).set({
      status: previous,
      carrier: status === 'shipping' ? null : undefined,
      trackingCode: status === 'shipping' ? null : undefined,
      // The acceptance has confirmed the order, unless the customer had before.
      confirmedAt: isWaiting && confirmedAt === undo?.at ? null : undefined,
      expiresAt: isWaiting ? createdAt + confirmationTime : undefined,
    }).where(canUndo),
  ], { subject: id, before: { status }, after: { status: previous } });
  return undone !== undefined;
}
