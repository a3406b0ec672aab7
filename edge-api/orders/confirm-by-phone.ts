import { z } from '../contract/zod.ts';
import { orders } from '../db/schema/order-tables.ts';
import { and, inArray, isNull } from 'drizzle-orm';
import { ConflictError } from '../errors.ts';
import { actorName } from '../operations/permissions.ts';
import { isUnchanged, orderOperation, seenOrder } from './order-operation.ts';
import { reportChange } from './statements/report-change.ts';
import { insertOrderEvent } from './statements/update-order.ts';

/** Statuses of orders that a customer can confirm. */
const confirmable = ['awaiting-confirmation', 'processing'] as const;

/**
 * Marks an order as confirmed by telephone, and queues a mail to the customer. The status stays. A
 * second confirmation changes nothing. Throws {@linkcode ConflictError} `ORDER_STATUS` if the order
 * cannot be confirmed.
 */
export const confirmByPhone = orderOperation({
  name: 'orders.confirmByPhone',
  permission: 'orders:write',
  input: z.object(seenOrder),
  async change({ clock, actor, commit }, order) {
    const { id, status } = order;
    if (order.confirmedAt !== null) return true;
    if (!confirmable.some((one) => one === status)) {
      throw new ConflictError('ORDER_STATUS', {
        details: { id, status, next: 'confirmed', allowed: order.nextStatuses },
      });
    }
    const at = clock();
    const isUnconfirmed = and(
      isUnchanged(order),
      isNull(orders.confirmedAt),
      inArray(orders.status, confirmable),
    );
    return await commit((db) => [
      insertOrderEvent(db, { kind: 'confirmed', at, actor: actorName(actor) }, isUnconfirmed),
      ...reportChange(db, 'order-confirmed', at, isUnconfirmed),
      db.update(orders).set({ confirmedAt: at }).where(isUnconfirmed),
    ], { subject: id, before: { confirmedAt: null }, after: { confirmedAt: at } });
  },
});
