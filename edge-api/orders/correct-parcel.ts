import { and, sql } from 'drizzle-orm';
import type { StaffOrder } from '../contract/orders/staff-order.ts';
import { z } from '../contract/zod.ts';
import { orders } from '../db/schema/order-tables.ts';
import { ConflictError } from '../errors.ts';
import { actorName } from '../operations/permissions.ts';
import { parcelText } from './change-status.ts';
import { isUnchanged, orderOperation, seenOrder } from './order-operation.ts';
import { reportChange } from './statements/report-change.ts';
import { insertOrderEvent } from './statements/update-order.ts';

/**
 * `true` unless the mail about the hand-over still waits. That mail has the parcel of the time at
 * which it is sent.
 */
const isAnnounced = sql`not exists (
  select 1 from mails where order_id = ${orders.id} and kind = 'order-status'
    and order_status = 'shipping' and attempts = 0)`;

/**
 * Corrects carrier and number of the parcel of an order that is on its way. The customer gets a
 * mail if there is another number. The same values change nothing. Throws
 * {@linkcode ConflictError} `ORDER_STATUS.parcel` if the order is not on its way.
 */
export const correctParcel = orderOperation({
  name: 'orders.correctParcel',
  permission: 'orders:write',
  input: z.object({
    ...seenOrder,
    /** Company that delivers the parcel; null if there is none. */
    carrier: parcelText.nullable(),
    /** Number of the parcel at that company; null if there is none. */
    trackingCode: parcelText.nullable(),
  }),
  async change({ clock, actor, commit }, order, { id, version: _, ...parcel }) {
    const { status, carrier, trackingCode } = order;
    if (status !== 'shipping') {
      throw new ConflictError('ORDER_STATUS.parcel', { details: { id, status } });
    }
    if (parcel.carrier === carrier && parcel.trackingCode === trackingCode) return true;
    const at = clock();
    const isCurrent = isUnchanged(order);
    const isReported = parcel.trackingCode !== null && parcel.trackingCode !== trackingCode;
    return await commit((db) => [
      insertOrderEvent(
        db,
        { kind: 'parcel', at, actor: actorName(actor), text: describeParcel(parcel) },
        isCurrent,
      ),
      ...isReported ? reportChange(db, 'order-parcel', at, and(isCurrent, isAnnounced)) : [],
      db.update(orders).set(parcel).where(isCurrent),
      // The carrier shows whose a parcel is: the history of the order has it, not the log.
    ], { subject: id, before: null, after: null });
  },
});

const describeParcel = ({ carrier, trackingCode }: Pick<StaffOrder, 'carrier' | 'trackingCode'>) =>
  [carrier, trackingCode].filter(Boolean).join(', ') || undefined;
