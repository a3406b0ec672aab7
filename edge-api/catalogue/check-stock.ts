import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/** Product whose stock is not the sum of its movements. */
export interface StockDifference {
  productId: string;
  stock: number;
  /** Sum of the movements. */
  moved: number;
}

/** Returns the products whose stock is not the sum of their movements; none in a sound shop. */
export async function checkStock(
  { read }: Pick<Database, 'read'>,
): Promise<StockDifference[]> {
  return await read.all<StockDifference>(sql`
    select coalesce(products.id, moved.id) as productId, coalesce(stock, 0) as stock,
      coalesce(moved.units, 0) as moved
    from (select product_id as id, sum(delta) as units from stock_movements group by product_id) moved
    full join products on products.id = moved.id
    where coalesce(stock, 0) <> coalesce(moved.units, 0)
      or coalesce(booked_stock, 0) <> coalesce(stock, 0)
    limit 100`);
}
