import { type OrderStatus, placedMessage } from '@thach-an/edge-api/contract';
import { browserApi } from '../api/call-api.ts';
import { browserCartSync } from '../cart/browser-cart-sync.ts';
import { notify } from '../shell/notify.ts';
import { createOrderCalls } from './order-calls.ts';
import { clearOrder, pendingOrder } from './order-records.ts';
import { createOrderSender, type OrderSender } from './order-sender.ts';

let sender: OrderSender | undefined;

/**
 * Returns the sender of this tab's orders, created on first use. Must not be called on a server.
 */
export function browserOrderSender(): OrderSender {
  return sender ??= createOrderSender({
    calls: createOrderCalls(browserApi),
    pending: pendingOrder,
    onPlaced: ({ items }, status) =>
      completeOrder(Object.fromEntries(items.map(({ _id, quantity }) => [_id, quantity])), status),
  });
}

/**
 * Clears the form and the promo code after an order was placed, and removes its units from the
 * cart.
 *
 * @param ordered units by product; empty if only the server has them
 * @param status first status of the order; a paid one is processed
 */
export function completeOrder(
  ordered: Record<string, number> = {},
  status: OrderStatus = 'processing',
): void {
  clearOrder();
  browserCartSync().placed(ordered);
  notify('success', placedMessage(status), 5_000);
}
