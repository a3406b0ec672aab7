import { browserApi } from '../api/call-api.ts';
import { browserCartSync } from '../cart/browser-cart-sync.ts';
import { notify } from '../shell/notify.ts';
import { createOrderCalls } from './order-calls.ts';
import { clearOrder, type ComposedOrder, pendingOrder } from './order-records.ts';
import { createOrderSender, type OrderSender } from './order-sender.ts';

let sender: OrderSender | undefined;

/**
 * Returns the sender of this tab's orders, created on first use. Must not be called on a server.
 */
export function browserOrderSender(): OrderSender {
  return sender ??= createOrderSender({
    calls: createOrderCalls(browserApi),
    pending: pendingOrder,
    onPlaced: ({ items }: ComposedOrder) =>
      completeOrder(Object.fromEntries(items.map(({ _id, quantity }) => [_id, quantity]))),
  });
}

/**
 * Clears the form and the promo code after an order was placed, and removes its units from the
 * cart.
 *
 * @param ordered units by product; empty if only the server has them
 */
export function completeOrder(ordered: Record<string, number> = {}): void {
  clearOrder();
  browserCartSync().placed(ordered);
  notify('success', 'Đặt hàng thành công! Email xác nhận đã được gửi.', 5_000);
}
