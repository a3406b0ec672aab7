import { orderedName } from '../catalogue/product-row.ts';
import { and, asc, desc, eq, gt, gte, type SQL, sql } from 'drizzle-orm';
import { type HomeSummary, homeSummarySchema } from '../contract/orders/shop-summary.ts';
import { z } from '../contract/zod.ts';
import type { Database, ReadDatabase } from '../db/database.ts';
import { isLow, products, stockMovements } from '../db/schema/catalogue-tables.ts';
import { dailyTurnover, productSales } from '../db/schema/sales-tables.ts';
import { operation } from '../operations/run-operation.ts';
import { counters } from '../db/schema/process-tables.ts';

/** Periods of the sold quantities, in days. */
const periods = [7, 30, 90];

/** Number of movements that are subtracted in one transaction. */
const portion = 500;

const day = 24 * 60 * 60_000;

/**
 * Subtracts the sales that have become older than the periods of `product_sales`. Several processes
 * may run it at the same time.
 */
export async function rollSales(database: Database, now: number): Promise<void> {
  for (const days of periods) {
    while (await rollPortion(database, days, now - days * day));
  }
}

/** Returns `true` if more movements may be old. */
async function rollPortion(database: Database, days: number, end: number): Promise<boolean> {
  const { read } = database;
  const isCursor = eq(counters.name, `sales-${days}`);
  const [cursor] = await read.select({ value: counters.value }).from(counters).where(isCursor);
  if (!cursor) return false;
  const { value: from } = cursor;
  const next = await read.select({ id: stockMovements.id, at: stockMovements.at })
    .from(stockMovements).where(gt(stockMovements.id, from))
    .orderBy(asc(stockMovements.id)).limit(portion);
  // Movements follow in time, but for the clocks of several machines.
  const isRecent = next.findIndex(({ at }) => at >= end);
  const last = next.at(isRecent === -1 ? -1 : isRecent - 1)?.id;
  if (last === undefined || isRecent === 0) return false;
  await database.batch((db) => [
    db.run(sql`
      insert into product_sales (days, product_id, quantity)
      select ${days}, product_id, sum(delta) from stock_movements
      where id > ${from} and id <= ${last} and order_id is not null
        and (select value from counters where ${isCursor}) = ${from}
      group by product_id
      on conflict do update set quantity = quantity + excluded.quantity`),
    db.run(sql`delete from product_sales where days = ${days} and quantity = 0`),
    db.update(counters).set({ value: last }).where(and(isCursor, eq(counters.value, from))),
  ]);
  return isRecent === -1 && next.length === portion;
}

/** Number above which orders and products are not counted. */
const maxCount = 1_000;

const bestSellers = 10;

/**
 * Summarizes the state of the shop: what is to be done, and turnover, sales and new customers of
 * the last days in Vietnam, today included.
 */
export const homeSummary = operation({
  name: 'home.summary',
  permission: 'orders:read',
  input: z.object({ days: z.literal([7, 30, 90], 'Chọn 7, 30 hoặc 90 ngày.') }),
  output: homeSummarySchema,
  async run({ database: { read }, clock }, { days }) {
    const today = dayOf(clock());
    const list = Array.from({ length: days }, (_, index) => today - days + 1 + index);
    return {
      ...await countTasks(read, clock()),
      turnover: await readTurnover(read, list),
      bestSellers: await readBestSellers(read, days),
      newCustomers: await countNewCustomers(read, list),
    };
  },
});

const counted = (rows: SQL) =>
  sql`(select count(*) from (select 1 from ${rows} limit ${maxCount + 1}))`;

type Tasks = Pick<
  HomeSummary,
  'toConfirm' | 'toHandOver' | 'awaitingTransfer' | 'returns' | 'dataRequests' | 'lowStock'
>;

/** Counts what is to be done. A count above 1,000 is 1,001. */
async function countTasks(read: ReadDatabase, now: number) {
  const status = (name: string) => counted(sql.raw(`orders where status = '${name}'`));
  const [counts] = await read.all<Tasks>(sql`select
    ${status('awaiting-confirmation')} as toConfirm, ${status('processing')} as toHandOver,
    ${status('awaiting-transfer')} as awaitingTransfer,
    ${counted(sql`order_returns where state = 'requested'`)} as returns,
    ${counted(sql`data_requests where next_due_at <= ${now + day}`)} as dataRequests,
    ${counted(sql`products indexed by products_low where ${isLow}`)} as lowStock`);
  return counts!;
}

async function readTurnover(
  read: ReadDatabase,
  days: readonly number[],
): Promise<HomeSummary['turnover']> {
  const rows = await read.select().from(dailyTurnover).where(gte(dailyTurnover.day, days[0]!));
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return days.map((day) => ({
    day: startOfDay(day),
    amount: byDay.get(day)?.amount ?? 0,
    orders: byDay.get(day)?.orders ?? 0,
  }));
}

async function readBestSellers(read: ReadDatabase, days: number) {
  return await read.select({
    productId: productSales.productId,
    name: sql<string>`coalesce(${orderedName}, ${productSales.productId})`,
    quantity: productSales.quantity,
  }).from(productSales).leftJoin(products, eq(products.id, productSales.productId))
    .where(and(eq(productSales.days, days), gt(productSales.quantity, 0)))
    .orderBy(desc(productSales.quantity)).limit(bestSellers);
}

/** Counts the customers by the day on which they first ordered or registered. */
async function countNewCustomers(read: ReadDatabase, days: readonly number[]) {
  // A range of the index for each day: grouping by day would sort all rows.
  const rows = await read.all<{ day: number; customers: number }>(sql`
    select value as day, (select count(*) from users where deleted_at is null
      and created_at >= value * 86400000 - 25200000
      and created_at < (value + 1) * 86400000 - 25200000) as customers
    from json_each(${JSON.stringify(days)})`);
  return rows.map(({ day, customers }) => ({ day: startOfDay(day), customers }));
}

/** Time by which the clocks of Vietnam are ahead of UTC, in ms. */
const offset = 7 * 60 * 60_000;

/** Returns the number of days since 1970 in Vietnam. */
export const dayOf = (time: number): number => Math.floor((time + offset) / day);

/** Returns the time at which a day of {@linkcode dayOf} begins, in ms since 1970. */
export const startOfDay = (index: number): number => index * day - offset;
