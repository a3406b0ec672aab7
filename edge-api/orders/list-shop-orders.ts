import { and, asc, desc, eq, inArray, type SQL, sql, sum } from 'drizzle-orm';
import { orderCode } from '../contract/orders/order-code.ts';
import { orderSummarySchema } from '../contract/orders/order-summary.ts';
import { type OrderStatus, orderStatuses } from '../contract/orders/order-status.ts';
import { z } from '../contract/zod.ts';
import { columnsFor, pickColumns } from '../db/columns-for.ts';
import type { ReadDatabase } from '../db/database.ts';
import { orderItems, orders } from '../db/schema/order-tables.ts';
import { operation } from '../operations/run-operation.ts';
import { matchesOrder, readOrderSearch, toMatchExpression } from './search-expressions.ts';
import { byTime, isWithin, pageOf, pagingOf, period, toPage } from '../operations/paging.ts';

/** Number above which orders are not counted. */
const maxCount = 1_000;

/**
 * Lists the orders of the shop, the newest first. The search finds the beginnings of words of code,
 * phone number, name and e-mail address, and the last three or four digits of a phone number.
 */
export const listShopOrders = operation({
  name: 'orders.list',
  permission: 'orders:read',
  input: z.object({
    status: z.enum(orderStatuses).optional(),
    search: z.string().max(200).optional(),
    ...period,
    ...pagingOf(z.string()),
  }),
  output: z.object({
    ...pageOf(orderSummarySchema, z.string()),
    /** Number of the orders of the period by status; 1,001 if there are more than 1,000. */
    counts: z.record(z.enum(orderStatuses), z.int()),
  }),
  async run({ database: { read } }, { status, search = '', after, limit, ...times }) {
    const isInPeriod = isWithin(orders.createdAt, times);
    const filters = [status && eq(orders.status, status), isInPeriod];
    const counts = await countByStatus(read, isInPeriod);
    const paging = { after, limit: limit + 1 };
    // Of a status that few orders have, reading all is faster than the index of the search.
    const isRare = status !== undefined && counts[status] <= maxCount;
    const rows = search.trim() === ''
      ? await listOrders(read, filters, paging)
      : isRare
      ? await filterOrders(read, search, filters, paging)
      : await findOrders(read, search, [...filters, ...serialsWithin(times)], paging);
    const { items: page, ...rest } = toPage(rows, limit, ({ id }) => id);
    const items = await summarizeItems(read, page.map(({ id }) => id));
    return {
      items: page.map(({ firstName, lastName, email: _, giverPhone: __, ...order }) => ({
        ...order,
        code: orderCode(order),
        customer: `${lastName} ${firstName}`.trim(),
        ...items.get(order.id) ?? { pieces: 0, firstItem: '' },
      })),
      ...rest,
      counts,
    };
  },
});

const columns = {
  ...columnsFor(orders, orderSummarySchema.shape),
  ...pickColumns(orders, 'firstName', 'lastName', 'giverPhone', 'email'),
};

const newestFirst = byTime(orders.createdAt, orders.id, desc);

type Filters = readonly (SQL | undefined)[];
type Page = { after?: string; limit: number };

function listOrders(read: ReadDatabase, filters: Filters, { after, limit }: Page) {
  return read.select(columns).from(orders).where(and(...filters, newestFirst.isAfter(after)))
    .orderBy(...newestFirst.columns).limit(limit);
}

/** Finds orders among the few that the filters leave. */
async function filterOrders(
  read: ReadDatabase,
  text: string,
  filters: Filters,
  { after, limit }: Page,
) {
  const all = await listOrders(read, filters, { limit: maxCount });
  const search = readOrderSearch(text).find((one) => all.some((order) => matchesOrder(one, order)));
  if (!search) return [];
  const rest = after === undefined
    ? all
    : await listOrders(read, filters, { after, limit: maxCount });
  return rest.filter((order) => matchesOrder(search, order)).slice(0, limit);
}

/** Maximum time between the placement of an order and its insertion, in ms. */
const maxDelay = 24 * 60 * 60_000;

/**
 * Returns conditions on the rows of the index of the search that orders of a period can have, so
 * that a search for a common word does not read all orders outside of it.
 */
function serialsWithin({ from, to }: { from?: number; to?: number }): SQL[] {
  return [
    ...from === undefined ? [] : [sql`orders_search.rowid >= coalesce((
      select serial from orders where created_at < ${from - maxDelay}
      order by created_at desc limit 1), 0)`],
    ...to === undefined ? [] : [sql`orders_search.rowid <= coalesce((
      select serial from orders where created_at >= ${to + maxDelay}
      order by created_at limit 1), ${Number.MAX_SAFE_INTEGER})`],
  ];
}

/** Finds orders with the first search that finds any. */
async function findOrders(
  read: ReadDatabase,
  text: string,
  filters: Filters,
  { after, limit }: Page,
) {
  for (const search of readOrderSearch(text)) {
    const matches = sql`orders_search match ${toMatchExpression(search)}`;
    const isAfter = after === undefined ? undefined : sql`
      orders_search.rowid < (select serial from orders where id = ${after})`;
    const rows = await read.select(columns).from(orders)
      .innerJoin(sql`orders_search`, sql`orders.serial = orders_search.rowid`)
      .where(and(matches, isAfter, ...filters))
      .orderBy(sql`orders_search.rowid desc`).limit(limit);
    if (rows.length > 0) return rows;
    // The page after the last one of an expression must not show what another one finds.
    if (after !== undefined && await isFound(read, matches, after)) return rows;
  }
  return [];
}

async function isFound(read: ReadDatabase, matches: SQL, id: string): Promise<boolean> {
  const rows = await read.values(sql`
    select 1 from orders_search
    where ${matches} and rowid = (select serial from orders where id = ${id})`);
  return rows.length > 0;
}

/** Returns the quantity and the first name of the items by order. */
async function summarizeItems(read: ReadDatabase, ids: readonly string[]) {
  const isShown = inArray(orderItems.orderId, [...ids]);
  const quantities = await read.select({
    id: orderItems.orderId,
    pieces: sum(orderItems.quantity).mapWith(Number),
  }).from(orderItems).where(isShown).groupBy(orderItems.orderId);
  const names = await read.select({ id: orderItems.orderId, name: orderItems.name })
    .from(orderItems).where(isShown)
    .orderBy(asc(orderItems.orderId), asc(orderItems.position));
  const nameOf = new Map(names.toReversed().map(({ id, name }) => [id, name]));
  return new Map(
    quantities.map(({ id, pieces }) => [id, { pieces, firstItem: nameOf.get(id) ?? '' }]),
  );
}

async function countByStatus(
  read: ReadDatabase,
  isInPeriod: SQL | undefined,
): Promise<Record<OrderStatus, number>> {
  const counts = orderStatuses.map((status) =>
    sql`(select count(*) from (
      select 1 from ${orders} where ${and(eq(orders.status, status), isInPeriod)}
      limit ${maxCount + 1}))`
  );
  const [row = []] = await read.values<number[]>(sql`select ${sql.join(counts, sql`, `)}`);
  return Object.fromEntries(
    orderStatuses.map((status, index) => [status, row[index] ?? 0]),
  ) as Record<OrderStatus, number>;
}
