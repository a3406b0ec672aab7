import { and, asc, eq, sql } from 'drizzle-orm';
import { orderCode } from '../../contract/orders/order-code.ts';
import { z } from '../../contract/zod.ts';
import { columnsFor } from '../../db/columns-for.ts';
import { orders } from '../../db/schema/order-tables.ts';
import { orderReturns, returnPictures } from '../../db/schema/transfer-tables.ts';
import { ConflictError, NotFoundError } from '../../errors.ts';
import { longText } from '../../contract/text-schema.ts';
import { operation } from '../../operations/run-operation.ts';
import { byTime, pageOf, pagingOf, toPage } from '../../operations/paging.ts';
import { isUnchanged, orderOperation, seenOrder } from '../order-operation.ts';
import { queueOrderMail } from '../statements/report-change.ts';

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
 * stays: it becomes `returned` when the goods have arrived. Throws {@linkcode NotFoundError}
 * without a request, and {@linkcode ConflictError} `RETURN_DECIDED` if the request is decided.
 */
export const decideReturn = orderOperation({
  name: 'returns.decide',
  permission: 'orders:write',
  input: z.object({
    ...seenOrder,
    decision: z.enum(['accepted', 'refused']),
    note: longText('Ghi chú', 1_000).default(''),
  }),
  async change({ clock, commit }, order, { id, decision, note }) {
    if (!order.return) throw new NotFoundError('return');
    if (order.return.state !== 'requested') throw new ConflictError('RETURN_DECIDED');
    const at = clock();
    const isCurrent = isUnchanged(order);
    const isStill = sql`exists (select 1 from ${orders} where ${isCurrent})`;
    return await commit((db) => [
      db.update(orderReturns).set({ state: decision, note: note || null }).where(and(
        eq(orderReturns.orderId, id),
        eq(orderReturns.state, 'requested'),
        isStill,
      )),
      db.delete(returnPictures).where(and(eq(returnPictures.orderId, id), isStill)),
      queueOrderMail(db, 'order-return', at, isCurrent),
      db.update(orders).set({ version: sql`${orders.version} + 1` }).where(isCurrent),
    ], { subject: id, before: { return: 'requested' }, after: { return: decision } });
  },
});
