import type { AdminOrderView } from './admin-order/admin-order-view.ts';
import type { AdminOrderSummary } from './admin-orders/admin-orders.tsx';

const placedAt = Date.UTC(2026, 10, 21, 8, 5);

/** An order with two products, which was confirmed by telephone. */
export const adminOrder: AdminOrderView = {
  id: 'order-1',
  code: '3F2A9-1C4D7',
  statusName: 'Đang xử lý',
  createdAt: placedAt,
  payment: 'cod',
  paidAt: null,
  expiresAt: null,
  confirmedAt: placedAt + 600_000,
  carrier: null,
  trackingCode: null,
  customerHref: '/customers/4b8c',
  address: {
    firstName: 'Văn An',
    lastName: 'Nguyễn',
    phone: '0912345678',
    email: 'an.nguyen@example.com',
    street: '12 Hàng Bạc',
    ward: 'Phường Hàng Bạc',
    district: 'Quận Hoàn Kiếm',
    city: 'Thành phố Hà Nội',
  },
  items: [
    { productId: 'a', name: 'Vòng Tay Đá Mắt Hổ', price: 450_000, quantity: 2 },
    { productId: 'b', name: 'Hũ Đá Thạch Anh Tím', price: 690_000, quantity: 1 },
  ],
  subtotal: 1_590_000,
  discount: 159_000,
  shipping: 10_000,
  amount: 1_441_000,
  deposit: 0,
  promoCode: 'WELCOME10',
  timeline: [
    {
      kind: 'confirmed',
      at: placedAt + 600_000,
      actor: 'Trần Thị Bình',
      statusName: null,
      text: null,
    },
    { kind: 'placed', at: placedAt, actor: 'customer', statusName: null, text: null },
  ],
  notes: [{ text: 'Gọi lại sau 17 giờ', at: placedAt + 700_000, actor: 'Trần Thị Bình' }],
};

const statuses = ['Chờ xác nhận', 'Đang xử lý', 'Đang giao hàng', 'Đã giao', 'Đã hủy'];

/** One order of each status, the newest first. */
export const adminOrders: readonly AdminOrderSummary[] = statuses.map((statusName, index) => ({
  id: `order-${index}`,
  code: `3F2A9-1C4D${index}`,
  href: `/orders/order-${index}`,
  createdAt: placedAt - index * 86_400_000,
  customer: ['Nguyễn Văn An', 'Trần Thị Bình', 'Đặng Thị Ánh Nguyệt', 'Lê Cường', ''][index]!,
  phone: index === 4 ? '' : `091234567${index}`,
  city: 'Thành phố Hà Nội',
  pieces: index + 1,
  firstItem: 'Vòng Tay Đá Lưu Ly Thanh Kim',
  amount: 4_195_000 - index * 750_000,
  statusName,
  confirmedAt: index === 1 ? placedAt : null,
}));
