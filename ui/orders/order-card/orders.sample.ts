import type { OrderView } from './order-card.tsx';

/** One order with two products. */
export const order: OrderView = {
  id: 'order-1',
  items: [
    { name: 'Vòng Tay Đá Mắt Hổ', quantity: 2 },
    { name: 'Hũ Đá Thạch Anh Tím', quantity: 1 },
  ],
  amount: 1_590_000,
  date: '2026-11-21T08:05:00.000Z',
  status: 'Đang xử lý',
};

/** One order of each status, newest first. */
export const orders: readonly OrderView[] = [
  'Chờ thanh toán',
  'Chờ xác nhận',
  'Đang xử lý',
  'Đang giao hàng',
  'Đã giao',
  'Đã hủy',
].map((status, index) => ({
  ...order,
  id: `order-${6 - index}`,
  items: order.items.slice(index % 2),
  amount: 1_590_000 - 150_000 * index,
  date: `2026-11-${String(29 - 4 * index).padStart(2, '0')}T08:05:00.000Z`,
  status,
}));
