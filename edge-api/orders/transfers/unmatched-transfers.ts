import { and, asc, desc, eq, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import {
  type UnmatchedTransfer,
  unmatchedTransferSchema,
} from '../../contract/orders/bank-transfer.ts';
import { orderCode } from '../../contract/orders/order-code.ts';
import { z } from '../../contract/zod.ts';
import { pickColumns } from '../../db/columns-for.ts';
import type { ReadDatabase } from '../../db/database.ts';
import { orders, payments } from '../../db/schema/order-tables.ts';
import { bankTransfers } from '../../db/schema/transfer-tables.ts';
import { operation } from '../../operations/run-operation.ts';
import { pageOf, pagingOf, toPage } from '../../operations/paging.ts';

/** Maximum number of orders that are suggested for an amount. */
const maxSuggestions = 3;

// Constants of the source: SQLite does not use a partial index for a parameter.
const isUnmatched = sql`${bankTransfers.state} = 'unmatched'`;
const isWaiting = sql`${orders.status} = 'awaiting-transfer'`;

/** Money that has arrived for an order. */
const paid = sql`(select coalesce(sum(${payments.amount}), 0) from ${payments}
  where ${payments.orderId} = ${orders.id} and ${payments.state} = 'paid')`;

const orderColumns = pickColumns(orders, 'id', 'code', 'status', 'amount');

/** Lists the transfers that belong to no order, the latest first. */
export const listUnmatched = operation({
  name: 'payments.unmatched',
  permission: 'payments:write',
  input: z.object(pagingOf(z.int())),
  output: z.object(pageOf(unmatchedTransferSchema, z.int())),
  async run({ database: { read } }, { after, limit }) {
    const rows = await read.select().from(bankTransfers)
      .where(and(isUnmatched, after === undefined ? undefined : lt(bankTransfers.id, after)))
      .orderBy(desc(bankTransfers.id)).limit(limit + 1);
    const { items, ...rest } = toPage(rows, limit, ({ id }) => id);
    return { items: await toUnmatched(read, items), ...rest };
  },
});

/** Reads the unmatched transfers that fulfil a condition, the latest first. */
export async function readUnmatched(
  read: ReadDatabase,
  condition: SQL,
): Promise<UnmatchedTransfer[]> {
  const rows = await read.select().from(bankTransfers)
    .where(and(condition, eq(bankTransfers.state, 'unmatched')))
    .orderBy(desc(bankTransfers.id));
  return await toUnmatched(read, rows);
}

/** Adds the order that each transfer names, and orders of the same amount. */
async function toUnmatched(
  read: ReadDatabase,
  rows: readonly (typeof bankTransfers.$inferSelect)[],
): Promise<UnmatchedTransfer[]> {
  const named = rows.flatMap(({ orderId }) => orderId ?? []);
  const namedRows = named.length === 0
    ? []
    : await read.select(orderColumns).from(orders).where(inArray(orders.id, named));
  const byId = new Map(namedRows.map((order) => [order.id, order]));
  const waiting = rows.length === 0 ? [] : await suggestOrders(read, rows);
  const withCode = (order: typeof namedRows[number]) => ({ ...order, code: orderCode(order) });
  return rows.map(({ id, provider, amount, at, content, orderId }) => {
    const order = byId.get(orderId ?? '');
    const suggestions = waiting.filter(({ wanted }) => wanted === amount);
    return {
      ...{ id, provider, amount, at, content },
      order: order ? withCode(order) : null,
      suggestions: suggestions.map(({ wanted: _, rank: __, ...one }) => withCode(one)),
    };
  });
}

/**
 * Reads the latest orders that wait for the amount of a transfer: their deposit or amount, or what
 * is left of it after a first part.
 */
function suggestOrders(read: ReadDatabase, transfers: readonly { amount: number }[]) {
  const amounts = JSON.stringify([...new Set(transfers.map(({ amount }) => amount))]);
  const ranked = read.select({
    ...orderColumns,
    wanted: sql<number>`wanted.value`.as('wanted'),
    rank: sql<number>`row_number() over (
      partition by wanted.value order by ${orders.createdAt} desc)`.as('rank'),
  }).from(orders)
    .innerJoin(
      sql`json_each(${amounts}) wanted`,
      sql`wanted.value in (${orders.amount} - ${paid}, ${orders.deposit} - ${paid})`,
    )
    .where(isWaiting).as('ranked');
  return read.select().from(ranked).where(lte(ranked.rank, maxSuggestions)).orderBy(
    asc(ranked.rank),
  );
}
