import { and, eq, sql } from 'drizzle-orm';
import { staffOrderSchema } from '../../contract/orders/staff-order.ts';
import { z } from '../../contract/zod.ts';
import type { Reader } from '../../db/database.ts';
import { payments } from '../../db/schema/order-tables.ts';
import { bankTransfers } from '../../db/schema/transfer-tables.ts';
import { ConflictError, NotFoundError } from '../../errors.ts';
import { actorName } from '../../operations/permissions.ts';
import { longText } from '../../contract/text-schema.ts';
import { operation } from '../../operations/run-operation.ts';
import { readStaffOrder } from '../get-order.ts';
import { continuePaidOrder } from './record-transfer.ts';

/**
 * Makes an unmatched transfer a payment of an order. A cancelled order stays cancelled: its money
 * is to be refunded. Throws {@linkcode NotFoundError} for an unknown transfer or order, and
 * {@linkcode ConflictError}: `ORDER_STATUS` for an order that is paid by card, `TRANSFER_RESOLVED`
 * if somebody else was first.
 */
export const assignTransfer = operation({
  name: 'payments.assign',
  permission: 'payments:write',
  input: z.object({ id: z.int(), orderId: z.string().min(1).max(100) }),
  output: staffOrderSchema,
  async run({ database, clock, actor: by, commit, outbox }, { id, orderId }) {
    const order = await readStaffOrder(database, orderId);
    const { status } = order;
    if (status === 'awaiting-payment') {
      throw new ConflictError('ORDER_STATUS.card', {
        details: { id: orderId, status, next: 'paid', allowed: order.nextStatuses },
      });
    }
    const { amount } = await readTransfer(database, id);
    const [actor, now] = [actorName(by), clock()];
    const assigned = await commit((db) => [
      db.insert(payments).select(sql`
        select null, ${orderId}, 'transfer', amount, 'paid', provider, reference, at
        from ${bankTransfers}
        where ${isUnmatched(id)}
          and exists (select 1 from orders where id = ${orderId} and status <> 'awaiting-payment')`),
      ...continuePaidOrder(db, orderId, actor, now),
      db.update(bankTransfers)
        .set({ state: 'booked', orderId, actor, content: '', receivedAt: now })
        .where(and(
          isUnmatched(id),
          sql`exists (select 1 from payments where reference = ${bankTransfers.reference})`,
        )),
    ], { subject: orderId, before: { paid: order.paid }, after: { paid: order.paid + amount } });
    if (!assigned) throw new ConflictError('TRANSFER_RESOLVED');
    outbox.wake();
    return await readStaffOrder(database, orderId);
  },
});

/**
 * Closes an unmatched transfer whose money was paid back to its sender. It moves no money. Throws
 * {@linkcode NotFoundError} for an unknown transfer, and {@linkcode ConflictError}
 * `TRANSFER_RESOLVED` if somebody else was first.
 */
export const returnTransfer = operation({
  name: 'payments.return',
  permission: 'payments:write',
  input: z.object({
    id: z.int(),
    note: longText('Ghi chú', 500, 'Vui lòng nhập ghi chú.'),
  }),
  output: z.object({ id: z.int() }),
  async run({ database, actor, commit }, { id, note }) {
    const { amount, reference } = await readTransfer(database, id);
    const change = { state: 'returned', note, content: '', actor: actorName(actor) } as const;
    const returned = await commit(
      (db) => [db.update(bankTransfers).set(change).where(isUnmatched(id))],
      { subject: reference, before: { state: 'unmatched', amount }, after: { state: 'returned' } },
    );
    if (!returned) throw new ConflictError('TRANSFER_RESOLVED');
    return { id };
  },
});

const isUnmatched = (id: number) =>
  and(eq(bankTransfers.id, id), eq(bankTransfers.state, 'unmatched'));

async function readTransfer({ read }: Reader, id: number) {
  const [row] = await read.select().from(bankTransfers).where(eq(bankTransfers.id, id));
  if (!row) throw new NotFoundError('transfer');
  return row;
}
