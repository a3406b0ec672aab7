import { and, eq, sql } from 'drizzle-orm';
import { staffOrderSchema } from '../contract/orders/staff-order.ts';
import { z } from '../contract/zod.ts';
import { orders, payments } from '../db/schema/order-tables.ts';
import { ValidationError } from '../errors.ts';
import { actorName } from '../operations/permissions.ts';
import { staffText } from '../operations/staff-text.ts';
import { operation } from '../operations/run-operation.ts';
import { changedError } from './change-status.ts';
import { readStaffOrder } from './get-order.ts';
import { insertOrderEvent } from './statements/update-order.ts';

/**
 * Records money that was paid back to the customer, as a payment with a negative amount. It moves
 * no money. No more can be refunded than the customer has paid: by card or transfer, or on delivery
 * the amount of a delivered order.
 *
 * Throws {@linkcode NotFoundError} for an unknown order, {@linkcode ValidationError} with the
 * amount that can be refunded, and {@linkcode ConflictError} `CHANGED` if another change came
 * first.
 */
export const refundOrder = operation({
  name: 'orders.refund',
  permission: 'orders:refund',
  confirm: true,
  input: z.object({
    id: z.string(),
    version: z.int(),
    /** Amount in đồng. */
    amount: z.int().min(1).max(1e12),
    reason: staffText('Lý do', 500, 'Vui lòng nhập lý do hoàn tiền.'),
  }),
  output: staffOrderSchema,
  async run({ database, clock, actor, commit, outbox }, { id, version, amount, reason }) {
    const order = await readStaffOrder(database, id);
    if (order.version !== version) throw changedError(order);
    const limit = order.paid;
    if (amount > limit) {
      const problem = { reason: 'refund', values: { limit } } as const;
      throw new ValidationError('refund', {
        values: problem.values,
        issues: [{ path: 'amount', ...problem }],
      });
    }
    const at = clock();
    const isCurrent = and(eq(orders.id, id), eq(orders.version, version));
    const reference = `refund:${crypto.randomUUID()}`;
    const refunded = await commit((db) => [
      db.insert(payments).select(sql`
        select null, ${orders.id}, 'transfer', ${-amount}, 'paid', 'manual', ${reference}, ${at}
        from ${orders} where ${isCurrent}`),
      insertOrderEvent(
        db,
        { kind: 'refund', at, actor: actorName(actor), text: reason },
        isCurrent,
      ),
      db.run(sql`
        insert into mails (kind, order_id, created_at, next_attempt_at)
        select 'order-refund', ${orders.id}, ${at}, ${at} from ${orders} where ${isCurrent}`),
      db.update(orders).set({ version: sql`${orders.version} + 1` }).where(isCurrent),
    ], { subject: id, before: { refundable: limit }, after: { refunded: amount } });
    const current = await readStaffOrder(database, id);
    if (!refunded) throw changedError(current);
    outbox.wake();
    return current;
  },
});
