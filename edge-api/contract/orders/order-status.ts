/** Order statuses in their usual sequence. `cancelled` can follow the first two. */
export const orderStatuses = [
  'awaiting-payment',
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
  processing: 'Đang xử lý',
  shipping: 'Đang giao hàng',
  delivered: 'Đã giao',
  cancelled: 'Đã hủy',
};
