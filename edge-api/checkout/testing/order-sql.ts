import { drizzle } from 'drizzle-orm/libsql/web';
import { orderTotals } from '../../contract/checkout/order-totals.ts';
import type { StatementBuilder } from '../../db/database.ts';
import * as schema from '../../db/schema.ts';
import { insertOrderStatements, type NewOrder } from '../../orders/statements/insert-order.ts';

/** A statement as every SQLite takes it. */
export interface SqlStatement {
  sql: string;
  args: (string | number | null)[];
}

/** The statements with which the shop records an order without a promo code, as bare SQL. */
export function insertOrderSql(order: NewOrder): SqlStatement[] {
  const db: StatementBuilder = drizzle.mock({ schema });
  return insertOrderStatements(db, order, orderTotals(order.request.items), undefined).map(
    (item) => {
      const { sql, params } = item.getQuery();
      return { sql, args: params as SqlStatement['args'] };
    },
  );
}
