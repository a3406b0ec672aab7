/**
 * Names of the order statuses in their usual sequence. An order begins with one of the first four:
 * it is to be paid by card or by bank transfer, it exceeds a limit and has to be confirmed by the
 * owner, or none of these. `cancelled` can follow all but `delivered`, which `returned` can follow.
 */
export const orderStatusNames = {
  'awaiting-payment': 'Chờ thanh toán',
  'awaiting-transfer': 'Chờ chuyển khoản',
  'awaiting-confirmation': 'Chờ xác nhận',
  processing: 'Đang xử lý',
  shipping: 'Đang giao hàng',
  delivered: 'Đã giao',
  returned: 'Đã trả hàng',
  cancelled: 'Đã hủy',
};

export type OrderStatus = keyof typeof orderStatusNames;

export const orderStatuses = Object.keys(orderStatusNames) as [OrderStatus, ...OrderStatus[]];

export const nextStatuses: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  'awaiting-payment': ['cancelled'],
  'awaiting-transfer': ['processing', 'cancelled'],
  'awaiting-confirmation': ['processing', 'cancelled'],
  processing: ['shipping', 'delivered', 'cancelled'],
  shipping: ['delivered', 'cancelled'],
  delivered: ['returned'],
  returned: [],
  cancelled: [],
};

/** Statuses before an order takes its items from the stock, and after it has returned them. */
const withoutStock: readonly OrderStatus[] = ['awaiting-confirmation', 'returned', 'cancelled'];

/** Returns `true` if the items of an order with this status have been taken from the stock. */
export const holdsStock = (status: OrderStatus): boolean => !withoutStock.includes(status);

/** Time within which staff can undo a change of the status, in ms. Its mail is due afterwards. */
export const undoTime = 10_000;

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
