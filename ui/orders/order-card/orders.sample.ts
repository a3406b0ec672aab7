import type { OrderView } from './order-card.tsx';

/** One order with two products. */
export const order: OrderView = {
  id: 'order-1',
  code: '3F2A9-1C4D7',
  items: [
    { name: 'Vòng Tay Đá Mắt Hổ', quantity: 2, image: 'vong-tay-mat-ho.fb5e5805.webp' },
    { name: 'Hũ Đá Thạch Anh Tím', quantity: 1, image: 'hu-da-thach-anh-tim.24976cd6.webp' },
  ],
  amount: 1_590_000,
  date: '2026-11-21T08:05:00.000Z',
  status: 'Đang xử lý',
  address: {
    firstName: 'Văn An',
    lastName: 'Nguyễn',
    phone: '0912 345 678',
    street: '12 Hàng Bạc',
    ward: 'Phường Hàng Bạc',
    district: 'Quận Hoàn Kiếm',
    city: 'Thành phố Hà Nội',
  },
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
  code: `3F2A9-1C4D${6 - index}`,
  items: order.items.slice(index % 2),
  amount: 1_590_000 - 150_000 * index,
  date: `2026-11-${String(29 - 4 * index).padStart(2, '0')}T08:05:00.000Z`,
  status,
}));
