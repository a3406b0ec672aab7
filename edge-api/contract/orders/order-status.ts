/**
 * Order statuses in their usual sequence. An order begins with one of the first three: it is to be
 * paid by card, it exceeds a limit and has to be confirmed by the owner, or neither. `cancelled`
 * can follow all but `delivered`.
 */
export const orderStatuses = [
  'awaiting-payment',
  'awaiting-confirmation',
  'processing',
  'shipping',
  'delivered',
  'cancelled',
] as const;

/** Status of an order. */
export type OrderStatus = (typeof orderStatuses)[number];

/** Vietnamese names of the statuses. */
export const orderStatusNames: Readonly<Record<OrderStatus, string>> = {
  'awaiting-payment': 'Chờ thanh toán',
  'awaiting-confirmation': 'Chờ xác nhận',
  processing: 'Đang xử lý',
  shipping: 'Đang giao hàng',
  delivered: 'Đã giao',
  cancelled: 'Đã hủy',
};

/** Statuses that an order can get from each status. */
export const nextStatuses: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  'awaiting-payment': ['cancelled'],
  'awaiting-confirmation': ['processing', 'cancelled'],
  processing: ['shipping', 'delivered', 'cancelled'],
  shipping: ['delivered', 'cancelled'],
  delivered: [],
  cancelled: [],
};
