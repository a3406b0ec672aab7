import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isShown } from '../product-row.ts';

/**
 * Mails that one run queues. Other mails wait for at most this many, and those who wait for few
 * units of a product get their mails as long as some are left.
 */
export const noticesAtOnce = 100;

/**
 * Queues the mails to the mailboxes that have waited the longest for a product which is in stock
 * again, whatever has changed the stock. The cost grows with the number of waits alone.
 */
export async function queueStockNotices(database: Database, now: number): Promise<number> {
  // Found outside of the write, which takes a few milliseconds then.
  const found = await database.read.all<{ id: number }>(sql`
    select stock_waits.id from (select distinct product_id from stock_waits) as waited
    cross join products on products.id = waited.product_id and stock > 0 and ${isShown}
    cross join stock_waits on stock_waits.product_id = products.id and queued_at is null
    order by stock_waits.id limit ${noticesAtOnce}`);
  if (found.length === 0) return 0;
  const ids = JSON.stringify(found.map(({ id }) => id));
  const isFound = sql`queued_at is null and id in (select value from json_each(${ids}))`;
  const [queued] = await database.batch((db) => [
    db.run(sql`
      insert into mails (kind, wait_id, created_at, next_attempt_at)
      select 'back-in-stock', id, ${now}, ${now} from stock_waits where ${isFound} order by id`),
    db.run(sql`update stock_waits set queued_at = ${now} where ${isFound}`),
  ]);
  return queued.rowsAffected;
}
