import { sql } from 'drizzle-orm';
import { orderCode } from '../contract/orders/order-code.ts';
import type { Database } from '../db/database.ts';
import type { orders } from '../db/schema/order-tables.ts';
import { describeError, type Log } from '../log.ts';

/** New order, as pages of the back office are told. */
export interface NewOrder {
  id: string;
  code: string;
  /** Amount to pay, in đồng. */
  amount: number;
}

type OrderRow = Pick<typeof orders.$inferSelect, 'id' | 'code' | 'amount'> & { serial: number };

export interface OrderFeed {
  /** Returns a function that ends the calls. */
  subscribe(listener: (order: NewOrder) => void): () => void;
}

/** Time between two queries, in ms. */
const interval = 2_000;

/** Maximum number of orders of one query. */
const maxOrders = 100;

/**
 * Creates the feed of the new orders of all processes. It queries the database as long as somebody
 * listens.
 */
export function createOrderFeed(
  { database, log }: { database: Pick<Database, 'read'>; log: Log },
  intervalMs = interval,
): OrderFeed {
  const listeners = new Set<(order: NewOrder) => void>();
  let last: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function poll(): Promise<void> {
    timer = undefined;
    try {
      if (last === undefined) {
        const [row] = await database.read.values<[number | null]>(
          sql`select max(serial) from orders`,
        );
        last = row?.[0] ?? 0;
      } else {
        const rows = await database.read.all<OrderRow>(sql`
          select id, code, amount, serial from orders where serial > ${last}
          order by serial limit ${maxOrders}`);
        for (const { id, code, amount, serial } of rows) {
          last = serial;
          for (const listener of listeners) {
            listener({ id, code: orderCode({ id, code }), amount });
          }
        }
      }
    } catch (error) {
      log('warn', 'new orders not read', describeError(error));
    }
    schedule();
  }

  function schedule(): void {
    if (listeners.size === 0) last = undefined;
    else timer ??= setTimeout(poll, intervalMs);
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1 && timer === undefined) void poll();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        [timer, last] = [undefined, undefined];
      };
    },
  };
}
