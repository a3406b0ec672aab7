import { drizzle } from 'drizzle-orm/libsql/web';
import { orderTotals } from '../../contract/checkout/order-totals.ts';
import { defaultShipping } from '../../contract/checkout/shipping-rule.ts';
import type { StatementBuilder } from '../../db/database.ts';
import { insertOrderStatements, type NewOrder } from '../../orders/statements/insert-order.ts';

/** A statement for any SQLite client. */
export interface SqlStatement {
  sql: string;
  args: (string | number | null)[];
}

/** Returns the SQL with which the shop inserts an order without a promo code. */
export function insertOrderSql(order: NewOrder): SqlStatement[] {
  const db: StatementBuilder = drizzle.mock();
  return insertOrderStatements(
    db,
    order,
    orderTotals(order.request.items, defaultShipping),
    undefined,
  ).map(
    (item) => {
      const { sql, params } = item.getQuery();
      return { sql, args: params as SqlStatement['args'] };
    },
  );
}
