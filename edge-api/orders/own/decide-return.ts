import { and, asc, eq, sql } from 'drizzle-orm';
import { orderCode } from '../../contract/orders/order-code.ts';
import { staffOrderSchema } from '../../contract/orders/staff-order.ts';
import { z } from '../../contract/zod.ts';
import { columnsFor } from '../../db/columns-for.ts';
import { orders } from '../../db/schema/order-tables.ts';
import { orderReturns, returnPictures } from '../../db/schema/transfer-tables.ts';
import { ConflictError, NotFoundError } from '../../errors.ts';
import { staffText } from '../../operations/staff-text.ts';
import { operation } from '../../operations/run-operation.ts';
import { changedError } from '../change-status.ts';
import { readStaffOrder } from '../get-order.ts';
import { byTime, pageOf, pagingOf, toPage } from '../../operations/paging.ts';

const returnSchema = z.object({
  id: z.string(),
  version: z.int(),
  code: z.string(),
  amount: z.int(),
  reason: z.string(),
  at: z.int(),
});

const oldestFirst = byTime(orderReturns.at, orderReturns.orderId, asc);

/** Lists the requests to return goods that are not decided, the oldest first. */
export const listReturns = operation({
  name: 'returns.list',
  permission: 'orders:write',
  input: z.object(pagingOf(z.string())),
  output: z.object(pageOf(returnSchema, z.string())),
  async run({ database: { read } }, { after, limit }) {
    // A constant of the source: SQLite does not use a partial index for a parameter.
    const isOpen = sql`${orderReturns.state} = 'requested'`;
    const rows = await read.select({
      ...columnsFor(orders, returnSchema.shape),
      reason: orderReturns.reason,
      at: orderReturns.at,
    }).from(orderReturns).innerJoin(orders, eq(orders.id, orderReturns.orderId))
      .where(and(isOpen, oldestFirst.isAfter(after)))
      .orderBy(...oldestFirst.columns).limit(limit + 1);
    const { items, ...rest } = toPage(rows, limit, ({ id }) => id);
    return { items: items.map((row) => ({ ...row, code: orderCode(row) })), ...rest };
  },
});

/**
 * Accepts or refuses the request to return the goods of an order, with a note to the customer, who
 * gets a mail. The pictures of the goods are deleted: they were sent for this decision. The status
 * stays: it becomes `returned` when the goods have arrived. Throws
 * {@linkcode NotFoundError} without a request, and {@linkcode ConflictError}: `CHANGED` if another
 * change came first, `RETURN_DECIDED` if the request is decided.
 */
export const decideReturn = operation({
  name: 'returns.decide',
  permission: 'orders:write',
  input: z.object({
    id: z.string(),
    version: z.int(),
    decision: z.enum(['accepted', 'refused']),
    note: staffText('Ghi chú', 1_000).default(''),
  }),
  output: staffOrderSchema,
  async run({ database, clock, commit, outbox }, { id, version, decision, note }) {
    const order = await readStaffOrder(database, id);
    if (!order.return) throw new NotFoundError('return');
    if (order.version !== version) throw changedError(order);
    if (order.return.state !== 'requested') throw new ConflictError('RETURN_DECIDED');
    const at = clock();
    const isCurrent = and(eq(orders.id, id), eq(orders.version, version));
    const isStill = sql`exists (select 1 from ${orders} where ${isCurrent})`;
    const decided = await commit((db) => [
      db.update(orderReturns).set({ state: decision, note: note || null }).where(and(
        eq(orderReturns.orderId, id),
        eq(orderReturns.state, 'requested'),
        isStill,
      )),
      db.delete(returnPictures).where(and(eq(returnPictures.orderId, id), isStill)),
      db.run(sql`
        insert into mails (kind, order_id, created_at, next_attempt_at)
        select 'order-return', ${orders.id}, ${at}, ${at} from ${orders} where ${isCurrent}`),
      db.update(orders).set({ version: sql`${orders.version} + 1` }).where(isCurrent),
    ], { subject: id, before: { return: 'requested' }, after: { return: decision } });
    const current = await readStaffOrder(database, id);
    if (!decided) throw changedError(current);
    outbox.wake();
    return current;
  },
});
