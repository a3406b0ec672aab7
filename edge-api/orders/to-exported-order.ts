import { pickAddress } from '../contract/checkout/address-fields.ts';
import type { ExportedOrder } from '../contract/account/account-export.ts';
import type { OrderWithItems } from './read-orders.ts';

const toTime = (timestamp: number) => new Date(timestamp).toISOString();

/** Returns an order without internal fields. */
export function toExportedOrder({ order, items }: OrderWithItems): ExportedOrder {
  return {
    id: order.id,
    date: toTime(order.createdAt),
    status: order.status,
    payment: order.payment,
    paidAt: order.paidAt === null ? null : toTime(order.paidAt),
    address: pickAddress(order),
    items: items.map(({ productId, name, price, quantity }) => ({
      productId,
      name,
      price,
      quantity,
    })),
    subtotal: order.subtotal,
    discount: order.discount,
    shipping: order.shipping,
    amount: order.amount,
    promoCode: order.promoCode,
  };
}
