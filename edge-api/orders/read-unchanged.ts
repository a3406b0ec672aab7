import { eq } from 'drizzle-orm';
import type { Reader } from '../db/database.ts';
import { orders } from '../db/schema/order-tables.ts';

type OrderRow = typeof orders.$inferSelect;

/** An order that changes more often while it is read is shown as it was read last. */
const maxAttempts = 5;

/**
 * Reads what belongs to an order, and reads it again if the order has changed meanwhile. Otherwise
 * a payment between two statements would show a paid order that still waits for its money.
 *
 * @param order row that was read before
 * @param readParts reads the rest, and joins it with the row
 */
export async function readUnchanged<T>(
  { read }: Reader,
  order: OrderRow,
  readParts: (order: OrderRow) => Promise<T>,
): Promise<T> {
  let row = order;
  for (let attempt = 1;; attempt += 1) {
    const parts = await readParts(row);
    const [current] = await read.select().from(orders).where(eq(orders.id, row.id));
    if (!current || current.version === row.version || attempt === maxAttempts) return parts;
    row = current;
  }
}
