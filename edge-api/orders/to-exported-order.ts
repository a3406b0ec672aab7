import type { ExportedOrder } from '../contract/account/account-export.ts';
import { type OrderWithItems, toOrderContents } from './read-orders.ts';

const toTime = (timestamp: number) => new Date(timestamp).toISOString();

/** Returns an order without internal fields. */
export function toExportedOrder({ order, items }: OrderWithItems): ExportedOrder {
  return {
    id: order.id,
    date: toTime(order.createdAt),
    status: order.status,
    payment: order.payment,
    paidAt: order.paidAt === null ? null : toTime(order.paidAt),
    ...toOrderContents({ order, items }),
  };
}
