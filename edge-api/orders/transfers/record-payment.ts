import { and, eq, sql } from 'drizzle-orm';
import { unmatchedTransferSchema } from '../../contract/orders/bank-transfer.ts';
import { parseOrderCode } from '../../contract/orders/order-code.ts';
import { staffOrderSchema } from '../../contract/orders/staff-order.ts';
import { z } from '../../contract/zod.ts';
import type { Reader } from '../../db/database.ts';
import { auditLog } from '../../db/schema/audit-tables.ts';
import { orders } from '../../db/schema/order-tables.ts';
import { bankTransfers } from '../../db/schema/transfer-tables.ts';
import { ConflictError, ValidationError } from '../../errors.ts';
import { actorName } from '../../operations/permissions.ts';
import { operation } from '../../operations/run-operation.ts';
import { readStaffOrder } from '../get-order.ts';
import { changedError } from '../order-operation.ts';
import { findNamedOrder, recordStatements, referenceOf } from './record-transfer.ts';
import { readUnmatched } from './unmatched-transfers.ts';

/** Maximum time by which the clock of a client may be ahead, in ms: a day. */
const maxAhead = 24 * 60 * 60_000;

const missingOrder = 'Cần nội dung chuyển khoản hoặc đơn hàng.';
const wrongAmount = 'Số tiền phải là số nguyên từ 1 đồng.';

/**
 * Records money that has arrived in the bank account. It is a payment of its order. Money that
 * belongs to no order, or to one that is cancelled or past its deadline, waits in
 * `payments.unmatched`. Throws {@linkcode NotFoundError} for an unknown `orderId`, and
 * {@linkcode ConflictError} if another amount or order was recorded with the key.
 *
 * Returns the order, or the unmatched transfer if its reference names no order.
 */
export const recordPayment = operation({
  name: 'payments.record',
  permission: 'payments:write',
  input: z.object({
    /** Text of the transfer, or the code of the order. */
    reference: z.string().trim().normalize('NFC').min(1).max(500).optional(),
    orderId: z.string().min(1).max(100).optional(),
    /** Amount in đồng. */
    amount: z.int(wrongAmount).min(1, wrongAmount).max(1e12, wrongAmount),
    /** Time of the transfer, in ms since 1970. */
    at: z.int().min(0),
    /** Identifies the payment: a repeated request records it once. @default a random key */
    key: z.uuid().optional(),
  }).refine(({ reference, orderId }) => reference !== undefined || orderId !== undefined, {
    path: ['reference'],
    error: missingOrder,
  }),
  output: z.union([staffOrderSchema, z.object({ unmatched: unmatchedTransferSchema })]),
  async run(context, { reference = '', orderId: given, amount, at, key }) {
    const { database, clock, commit, outbox } = context;
    const now = clock();
    if (at > now + maxAhead) {
      throw new ValidationError('future', { issues: [{ path: 'at', reason: 'future' }] });
    }
    if (given !== undefined) await readStaffOrder(database, given);
    const orderId = given ?? await findOrder(database, reference);
    const id = key ?? crypto.randomUUID();
    const transfer = { provider: 'manual', id, amount, at, content: reference };
    const isTransfer = eq(bankTransfers.reference, referenceOf(transfer));
    const find = () => database.read.select().from(bankTransfers).where(isTransfer);
    const record = { transfer, orderId, actor: actorName(context.actor), now };
    let [known] = await find();
    if (!known) {
      // The last statement decides that there is a row in the log: one for each key.
      const isFirst = sql`not exists (
        select 1 from ${auditLog} where operation = 'payments.record' and key = ${id})`;
      await commit((db) => [
        ...recordStatements(db, record),
        db.update(bankTransfers).set({ actor: record.actor }).where(and(isTransfer, isFirst)),
      ], {
        subject: orderId ?? referenceOf(transfer),
        before: null,
        after: { amount, at },
        key: id,
      });
      outbox.wake();
      [known] = await find();
    }
    if (known?.amount !== amount || known.orderId !== (orderId ?? null)) {
      if (orderId === undefined) throw new ConflictError('TRANSFER_RESOLVED');
      throw changedError(await readStaffOrder(database, orderId));
    }
    if (orderId !== undefined) return await readStaffOrder(database, orderId);
    const [unmatched] = await readUnmatched(database.read, isTransfer);
    // Another member has resolved it meanwhile.
    if (!unmatched) throw new ConflictError('TRANSFER_RESOLVED');
    return { unmatched };
  },
});

/** Returns the order that a text names, as the reference of a transfer or by its code alone. */
async function findOrder(database: Reader, text: string) {
  const named = await findNamedOrder(database, text);
  const parsed = parseOrderCode(text);
  if (named !== undefined || !parsed || !('code' in parsed)) return named;
  const [order] = await database.read.select({ id: orders.id }).from(orders)
    .where(eq(orders.code, parsed.code));
  return order?.id;
}
