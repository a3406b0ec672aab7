import { staffOrderSchema } from '../contract/orders/staff-order.ts';
import { z } from '../contract/zod.ts';
import { orders } from '../db/schema/order-tables.ts';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { ConflictError } from '../errors.ts';
import { actorName } from '../operations/permissions.ts';
import { operation } from '../operations/run-operation.ts';
import { changedError } from './change-status.ts';
import { readStaffOrder } from './get-order.ts';
import { reportChange } from './statements/report-change.ts';
import { insertOrderEvent } from './statements/update-order.ts';

/** Statuses of orders that a customer can confirm. */
const confirmable = ['awaiting-confirmation', 'processing'] as const;

/**
 * Marks an order as confirmed by telephone, and queues a mail to the customer. The status stays. A
 * second confirmation changes nothing.
 *
 * Throws {@linkcode NotFoundError} for an unknown order, and {@linkcode ConflictError}:
 * `ORDER_STATUS` if the order cannot be confirmed, `CHANGED` if another change came first.
 */
export const confirmByPhone = operation({
  name: 'orders.confirmByPhone',
  permission: 'orders:write',
  input: z.object({ id: z.string(), version: z.int() }),
  output: staffOrderSchema,
  async run({ database, clock, actor, commit, outbox }, { id, version }) {
    const order = await readStaffOrder(database, id);
    if (order.version !== version) throw changedError(order);
    if (order.confirmedAt !== null) return order;
    const { status } = order;
    if (!confirmable.some((one) => one === status)) {
      throw new ConflictError('ORDER_STATUS', {
        details: { id, status, next: 'confirmed', allowed: order.nextStatuses },
      });
    }
    const at = clock();
    const isUnconfirmed = and(
      eq(orders.id, id),
      eq(orders.version, version),
      isNull(orders.confirmedAt),
      inArray(orders.status, confirmable),
    );
    const confirmed = await commit((db) => [
      insertOrderEvent(db, { kind: 'confirmed', at, actor: actorName(actor) }, isUnconfirmed),
      ...reportChange(db, 'order-confirmed', at, isUnconfirmed),
      db.update(orders).set({ confirmedAt: at }).where(isUnconfirmed),
    ], { subject: id, before: { confirmedAt: null }, after: { confirmedAt: at } });
    const current = await readStaffOrder(database, id);
    if (!confirmed) throw changedError(current);
    outbox.wake();
    return current;
  },
});
