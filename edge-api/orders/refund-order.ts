import { sql } from 'drizzle-orm';
import { z } from '../contract/zod.ts';
import { orders, payments } from '../db/schema/order-tables.ts';
import { ValidationError } from '../errors.ts';
import { actorName } from '../operations/permissions.ts';
import { longText } from '../contract/text-schema.ts';
import { isUnchanged, orderOperation, seenOrder } from './order-operation.ts';
import { queueOrderMail } from './statements/report-change.ts';
import { insertOrderEvent } from './statements/update-order.ts';

/**
 * Records money that was paid back to the customer, as a payment with a negative amount. It moves
 * no money. No more can be refunded than the customer has paid: by card or transfer, or on delivery
 * the amount of a delivered order. Throws {@linkcode ValidationError} with the amount that can be
 * refunded.
 */
export const refundOrder = orderOperation({
  name: 'orders.refund',
  permission: 'orders:refund',
  confirm: true,
  input: z.object({
    ...seenOrder,
    /** Amount in đồng. */
    amount: z.int().min(1).max(1e12),
    reason: longText('Lý do', 500, 'Vui lòng nhập lý do hoàn tiền.'),
  }),
  async change({ clock, actor, commit }, order, { id, amount, reason }) {
    const limit = order.paid;
    if (amount > limit) {
      const problem = { reason: 'refund', values: { limit } } as const;
      throw new ValidationError('refund', {
        values: problem.values,
        issues: [{ path: 'amount', ...problem }],
      });
    }
    const at = clock();
    const isCurrent = isUnchanged(order);
    const reference = `refund:${crypto.randomUUID()}`;
    return await commit((db) => [
      db.insert(payments).select(sql`
        select null, ${orders.id}, 'transfer', ${-amount}, 'paid', 'manual', ${reference}, ${at}
        from ${orders} where ${isCurrent}`),
      insertOrderEvent(
        db,
        { kind: 'refund', at, actor: actorName(actor), text: reason },
        isCurrent,
      ),
      queueOrderMail(db, 'order-refund', at, isCurrent),
      db.update(orders).set({ version: sql`${orders.version} + 1` }).where(isCurrent),
    ], { subject: id, before: { refundable: limit }, after: { refunded: amount } });
  },
});
