import { type SQL, sql } from 'drizzle-orm';
import type { StatementBuilder } from '../db/database.ts';
import type { OperationContext } from '../operations/run-operation.ts';
import { actorName } from '../operations/permissions.ts';

/** Change of the stock of a product by an operation. */
export interface StockMove {
  productId: string;
  /** Units that came in, or went out if it is negative; or an expression of the stock before. */
  delta: number | SQL;
  reason: string;
  /** Stock that the product must have. @default any */
  from?: number;
}

/**
 * Builds the statement that adds a movement of stock. It adds none if the product does not exist or
 * has another stock, or if nothing would change, and fails if the stock would become negative.
 */
export function moveStock(
  db: Pick<StatementBuilder, 'run'>,
  { actor, clock }: OperationContext,
  { productId, delta, reason, from }: StockMove,
) {
  return db.run(sql`
    insert into stock_movements (product_id, delta, reason, actor, at)
    select id, ${delta}, ${reason}, ${actorName(actor)}, ${clock()} from products
    where id = ${productId} and stock = ${from ?? sql`stock`} and ${delta} <> 0`);
}
