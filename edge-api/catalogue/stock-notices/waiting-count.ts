import { sql } from 'drizzle-orm';

/** Number of mailboxes that wait for a product, in a query of `products`. */
export const waitingCount = sql<number>`
  (select count(*) from stock_waits where product_id = products.id)`;
