/**
 * Runs as a worker of {@linkcode startClientOrders}: executes the statements of orders with the
 * libSQL client alone.
 */
import type { SqlStatement } from '../../edge-api/checkout/testing/order-sql.ts';
import { openClient } from '../../edge-api/testing/open-client.ts';
import { type OrderRound, timeOrders } from './order-workload.ts';

/** A thread with a libSQL client. */
export interface ClientOrders {
  /** Executes the statements of each order in a durable transaction. */
  run(orders: readonly SqlStatement[][]): Promise<OrderRound>;
  close(): void;
}

/**
 * Starts a thread that executes orders on a database file. The client prepares each statement
 * again. In the thread of the shop, the garbage collection of these statements would stop the shop.
 */
export function startClientOrders(path: string): ClientOrders {
  const worker = new Worker(import.meta.url, { type: 'module', name: path });
  return {
    async run(orders) {
      const { promise, resolve } = Promise.withResolvers<OrderRound>();
      worker.onmessage = ({ data }: MessageEvent<OrderRound>) => resolve(data);
      worker.postMessage(orders);
      return await promise;
    },
    close: () => worker.terminate(),
  };
}

/** This worker. The types of the project are those of a page, without the ones of a worker. */
const thread = self as unknown as {
  /** Path of the database file. */
  name: string;
  onmessage: (event: MessageEvent<SqlStatement[][]>) => void;
  postMessage(round: OrderRound): void;
};

if ('WorkerGlobalScope' in globalThis) {
  const opened = openClient(thread.name);
  thread.onmessage = async ({ data: orders }) => {
    const client = await opened;
    thread.postMessage(
      await timeOrders(orders.length, (number) => client.batch(orders[number]!, 'write')),
    );
  };
}
