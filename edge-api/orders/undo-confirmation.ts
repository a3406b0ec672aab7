import { and, eq, sql } from 'drizzle-orm';
import { undoTime } from '../contract/orders/order-status.ts';
import { z } from '../contract/zod.ts';
import { mails } from '../db/schema/mail-tables.ts';
import { orderEvents, orders } from '../db/schema/order-tables.ts';
import { ConflictError } from '../errors.ts';
import { readStaffOrder } from './get-order.ts';
import { isUnchanged, orderOperation, seenOrder } from './order-operation.ts';

/**
 * Takes back a confirmation by telephone that was made by mistake, within ten seconds and before
 * its mail has left. The mail and the event are removed: the customer has not confirmed anything.
 * The log of changes keeps both changes. Throws {@linkcode ConflictError}
 * `ORDER_STATUS.confirmation` if there is nothing to undo or it is too late.
 */
export const undoConfirmation = orderOperation({
  name: 'orders.undoConfirmation',
  permission: 'orders:write',
  input: z.object(seenOrder),
  async change({ database, clock, commit }, order, { id, version }) {
    const { status, confirmedAt, timeline } = order;
    // An order that was accepted or has another status since then is confirmed by that.
    const last = timeline.find(({ kind }) => kind === 'confirmed' || kind === 'status');
    const tooLate = new ConflictError('ORDER_STATUS.confirmation', { details: { id, status } });
    if (last?.kind !== 'confirmed' || last.at !== confirmedAt || clock() >= last.at + undoTime) {
      throw tooLate;
    }
    const isMail = and(
      eq(mails.orderId, id),
      eq(mails.kind, 'order-confirmed'),
      eq(mails.createdAt, last.at),
    );
    const canUndo = and(
      isUnchanged(order),
      sql`not exists (select 1 from ${mails} where ${isMail} and ${mails.attempts} > 0)`,
    );
    const exists = sql`exists (select 1 from ${orders} where ${canUndo})`;
    const undone = await commit((db) => [
      db.delete(orderEvents).where(and(
        eq(orderEvents.orderId, id),
        eq(orderEvents.kind, 'confirmed'),
        eq(orderEvents.at, last.at),
        exists,
      )),
      db.delete(mails).where(and(isMail, exists)),
      db.update(orders).set({ confirmedAt: null }).where(canUndo),
    ], { subject: id, before: { confirmedAt }, after: { confirmedAt: null } });
    if (!undone && (await readStaffOrder(database, id)).version === version) throw tooLate;
    return undone;
  },
});
