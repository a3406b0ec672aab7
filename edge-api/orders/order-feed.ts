import { sql } from 'drizzle-orm';
import { orderCode } from '../contract/orders/order-code.ts';
import type { Reader } from '../db/database.ts';
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

/** News for pages of the back office, with the name of the event that is sent. */
export type OrderNews =
  | { event: 'order'; data: NewOrder }
  /**
   * Orders were changed, such as their status or their payments, a customer has claimed a transfer
   * or requested an invoice, something waits for a decision: money without an order, a request to
   * return goods, or a review, or staff have changed anything.
   */
  | { event: 'change'; data: Record<never, never> };

export interface OrderFeed {
  /** Returns a function that ends the calls. */
  subscribe(listener: (news: OrderNews) => void): () => void;
}

/** State of all processes. */
interface Position {
  /** Number of the last order. */
  serial: number;
  /** The last rows of the other tables. */
  latest: string;
}

/** Time between two queries, in ms. */
const interval = 2_000;

/** Maximum number of orders of one query. */
const maxOrders = 100;

/**
 * Creates the feed of the new and the changed orders of all processes. It queries the database as
 * long as somebody listens, with one query for all listeners. Changes between two queries are one
 * event.
 */
export function createOrderFeed(
  { database, log }: { database: Reader; log: Log },
  intervalMs = interval,
): OrderFeed {
  const listeners = new Set<(news: OrderNews) => void>();
  let last: Position | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = (news: OrderNews) => listeners.forEach((listener) => listener(news));

  async function poll(): Promise<void> {
    timer = undefined;
    try {
      const [now] = await database.read.all<Position>(sql`
        select (select coalesce(max(serial), 0) from orders) as serial, json_array(
          (select max(id) from audit_log),
          (select max(id) from order_events),
          (select max(id) from payments),
          (select max(id) from bank_transfers),
          (select max(claimed_at) from orders where status = 'awaiting-transfer'),
          (select max(at) from order_invoices),
          (select max(at) from order_returns where state = 'requested'),
          (select max(created_at) from reviews where status = 'waiting')) as latest`);
      const before = last;
      if (now && before) {
        const orders = now.serial > before.serial ? await readOrders(before.serial) : [];
        for (const { id, code, amount } of orders) {
          send({ event: 'order', data: { id, code: orderCode({ id, code }), amount } });
        }
        // A page that receives a new order refreshes all orders.
        if (orders.length === 0 && now.latest !== before.latest) {
          send({ event: 'change', data: {} });
        }
        last = { ...now, serial: orders.at(-1)?.serial ?? before.serial };
      } else {
        last = now;
      }
    } catch (error) {
      log('warn', 'new orders not read', describeError(error));
    }
    schedule();
  }

  const readOrders = (after: number) =>
    database.read.all<OrderRow>(sql`
      select id, code, amount, serial from orders where serial > ${after}
      order by serial limit ${maxOrders}`);

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
