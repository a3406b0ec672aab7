import { and, eq, sql } from 'drizzle-orm';
import { isShown, orderedName } from '../../catalogue/product-row.ts';
import type { Database } from '../../db/database.ts';
import { products } from '../../db/schema/catalogue-tables.ts';
import { stockWaits } from '../../db/schema/notice-tables.ts';
import type { MailRow } from '../outgoing-mail.ts';

/**
 * Finds the mailbox and the product of a notice, or the reason why it is not sent. The wait goes on
 * if the product is hidden or sold out again.
 */
export async function findStockNotice(
  database: Pick<Database, 'read' | 'batch'>,
  { waitId, createdAt }: MailRow,
) {
  const isWait = and(eq(stockWaits.id, waitId ?? 0), eq(stockWaits.queuedAt, createdAt));
  const [found] = await database.read.select({
    email: stockWaits.email,
    mailbox: stockWaits.mailbox,
    product: { id: products.id, name: orderedName, price: products.price },
    isAvailable: sql`${products.stock} > 0 and ${isShown}`.mapWith(Boolean),
  }).from(stockWaits).innerJoin(products, eq(products.id, stockWaits.productId)).where(isWait);
  if (!found) return { reason: 'nobody waits any more' };
  if (found.isAvailable) return found;
  await database.batch((db) => [db.update(stockWaits).set({ queuedAt: null }).where(isWait)]);
  return { reason: 'the product is not available' };
}
