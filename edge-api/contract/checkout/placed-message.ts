import type { OrderStatus } from '../orders/order-status.ts';

/**
 * Returns the message to the customer about a placed order.
 *
 * @param status first status of the order
 */
export function placedMessage(status: OrderStatus): string {
  return status === 'awaiting-confirmation'
    ? 'Đặt hàng thành công! Cửa hàng sẽ gọi điện cho bạn để xác nhận đơn hàng.'
    : 'Đặt hàng thành công! Email xác nhận đã được gửi.';
}
