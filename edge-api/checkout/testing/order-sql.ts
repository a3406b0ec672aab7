import { drizzle } from 'drizzle-orm/libsql/web';
import { orderTotals } from '../../contract/checkout/order-totals.ts';
import type { StatementBuilder } from '../../db/database.ts';
import * as schema from '../../db/schema.ts';
import { type NewOrder, recordStatements } from '../../orders/record-statements.ts';

/** A statement as every SQLite takes it. */
export interface BareStatement {
  sql: string;
  args: (string | number | null)[];
}

/** The statements with which the shop records an order without a promo code, as bare SQL. */
export function orderSql(order: NewOrder): BareStatement[] {
  const db: StatementBuilder = drizzle.mock({ schema });
  return recordStatements(db, order, orderTotals(order.request.items), undefined).map((item) => {
    const { sql, params } = item.getQuery();
    return { sql, args: params as BareStatement['args'] };
  });
}
