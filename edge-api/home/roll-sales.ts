import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { stockMovements } from '../db/schema/catalogue-tables.ts';
import { counters } from '../db/schema/process-tables.ts';

/** Periods of the sold quantities, in days. */
const periods = [7, 30, 90];

/** Number of movements that are subtracted in one transaction. */
const portion = 500;

const day = 24 * 60 * 60_000;

/**
 * Subtracts the sales that have become older than the periods of `product_sales`. Several processes
 * may run it at the same time.
 *
 * @param now ms since 1970
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
