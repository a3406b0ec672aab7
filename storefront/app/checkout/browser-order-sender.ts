import { browserApi } from '../api/call-api.ts';
import { browserCartSync } from '../cart/browser-cart-sync.ts';
import { notify } from '../shell/notify.ts';
import { createOrderCalls } from './order-calls.ts';
import { type ComposedOrder, forgetOrder, pendingOrder } from './order-records.ts';
import { createOrderSender, type OrderSender } from './order-sender.ts';

let sender: OrderSender | undefined;

/** The sender of this tab's orders, made when it is first asked for. Not for rendering on a server. */
export function browserOrderSender(): OrderSender {
  return sender ??= createOrderSender({
    calls: createOrderCalls(browserApi),
    pending: pendingOrder,
    onPlaced: ({ items }: ComposedOrder) =>
      orderStands(Object.fromEntries(items.map(({ _id, quantity }) => [_id, quantity]))),
  });
}

/**
 * An order stands: its form and its code are done with, and the cart is what the server has left of it.
 *
 * @param ordered pieces by product; empty where only the server knows
 */
export function orderStands(ordered: Record<string, number> = {}): void {
  forgetOrder();
  browserCartSync().placed(ordered);
  notify('success', 'Đặt hàng thành công! Email xác nhận đã được gửi.', 5_000);
}
