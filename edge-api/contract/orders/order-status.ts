/** How far an order is, in the order in which it goes on; `cancelled` can follow on the first two. */
export const orderStatuses = [
  'awaiting-payment',
  'processing',
  'shipping',
  'delivered',
  'cancelled',
] as const;

/** How far an order is. */
export type OrderStatus = (typeof orderStatuses)[number];

/** The statuses as customers read them. */
export const orderStatusNames: Readonly<Record<OrderStatus, string>> = {
  'awaiting-payment': 'Chờ thanh toán',
  processing: 'Đang xử lý',
  shipping: 'Đang giao hàng',
  delivered: 'Đã giao',
  cancelled: 'Đã hủy',
};
