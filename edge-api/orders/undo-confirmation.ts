import { and, eq, sql } from 'drizzle-orm';
import { undoTime } from '../contract/orders/order-status.ts';
import { staffOrderSchema } from '../contract/orders/staff-order.ts';
import { z } from '../contract/zod.ts';
import { mails } from '../db/schema/mail-tables.ts';
import { orderEvents, orders } from '../db/schema/order-tables.ts';
import { ConflictError } from '../errors.ts';
import { operation } from '../operations/run-operation.ts';
import { changedError } from './change-status.ts';
import { readStaffOrder } from './get-order.ts';

/**
 * Takes back a confirmation by telephone that was made by mistake, within ten seconds and before
 * its mail has left. The mail and the event are removed: the customer has not confirmed anything.
 * The log of changes keeps both changes.
 *
 * Throws {@linkcode NotFoundError} for an unknown order, and {@linkcode ConflictError}:
 * `ORDER_STATUS.confirmation` if there is nothing to undo or it is too late, `CHANGED` if another
 * change came first.
 */
export const undoConfirmation = operation({
  name: 'orders.undoConfirmation',
  permission: 'orders:write',
  input: z.object({ id: z.string(), version: z.int() }),
  output: staffOrderSchema,
  async run({ database, clock, commit }, { id, version }) {
    const order = await readStaffOrder(database, id);
    if (order.version !== version) throw changedError(order);
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
      eq(orders.id, id),
      eq(orders.version, version),
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
    const current = await readStaffOrder(database, id);
    if (!undone) throw current.version === version ? tooLate : changedError(current);
    return current;
  },
});
